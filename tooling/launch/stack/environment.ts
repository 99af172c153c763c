import { paymentAccounts } from "./payment-accounts.ts";
import { type Settings, smsSettingNames } from "./settings.ts";

const secrets = [
  ...["DATABASE_URL", "APP_DATABASE_URL", "APP_DATABASE_PASSWORD"],
  ...["AUTH_SECRET", "SEAL_KEYS", "REFRESH_SECRET", "S3_SECRET_ACCESS_KEY", "VAPID_PRIVATE_KEY"],
  ...["MPESA_API_KEY", "AIRTEL_CLIENT_SECRET", "AIRTEL_CALLBACK_KEY", "CLICKPESA_API_KEY", "CLICKPESA_CHECKSUM"],
  ...["MPESA_CALLBACK_SECRET", "AIRTEL_CALLBACK_SECRET", "CLICKPESA_CALLBACK_SECRET"],
];

/** The environment of every program started here: inherited without secrets, with telemetry off. */
export function plainEnvironment(): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !secrets.includes(name));
  return { ...Object.fromEntries(inherited), NEXT_TELEMETRY_DISABLED: "1", TURBO_TELEMETRY_DISABLED: "1" };
}

/** The address for the role that owns nothing, on the same server and database. */
function appDatabaseUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = "mauzo_app";
  url.password = encodeURIComponent(password);
  return url.href;
}

function publicAddresses({ siteUrl, dashboardUrl, cartUrl }: Settings) {
  return { SITE_URL: siteUrl, DASHBOARD_URL: dashboardUrl, CART_URL: cartUrl };
}

export function ownerEnvironment(settings: Settings, ownerUrl: string) {
  return { ...plainEnvironment(), DATABASE_URL: ownerUrl, APP_DATABASE_PASSWORD: settings.appDatabasePassword };
}

/**
 * The site's server is in front of the API and leaves one address in X-Forwarded-For: the API trusts it as long as
 * nobody else can reach the API.
 */
function trustInForwarded(): Record<string, string> {
  const isInside = /^(?:|localhost|127\.[\d.]+|::1)$/.test(process.env.API_HOST ?? "");
  return isInside ? { TRUST_PROXY: "1" } : {};
}

/** Where the sandbox shows customers' phones. */
export const sandboxPhone = ({ ports }: Settings) => `http://localhost:${ports.sandbox}/sandbox`;

/** On a machine for trying things out, WhatsApp is the sandbox, unless the settings say where it is. */
function whatsappAddresses(settings: Settings): Record<string, string> {
  if (!settings.seedsDemo || process.env.WHATSAPP_BASE_URL) return {};
  return {
    WHATSAPP_BASE_URL: `http://127.0.0.1:${settings.ports.sandbox}`,
    SANDBOX_URL: process.env.SANDBOX_URL || sandboxPhone(settings),
  };
}

/** The same for the providers of SMS: the sandbox, unless one of them is named. */
function smsAddresses({ seedsDemo, ports }: Settings): Record<string, string> {
  if (!seedsDemo || smsSettingNames.some((name) => process.env[name])) return {};
  const at = `http://127.0.0.1:${ports.sandbox}/sms`;
  return {
    ...{ SMS_BEEM_URL: `${at}/beem`, SMS_NEXTSMS_URL: `${at}/nextsms` },
    SMS_AFRICAS_TALKING_URL: `${at}/africas-talking`,
  };
}

/** Browsers' own push services stay known; the sandbox's is one besides. */
function pushAddress({ seedsDemo, ports }: Settings): Record<string, string> {
  if (!seedsDemo || process.env.PUSH_STAND_IN_URL) return {};
  return { PUSH_STAND_IN_URL: `http://127.0.0.1:${ports.sandbox}/push/` };
}

/** The demo's account for who runs Mauzo: its password is in the README, so it is one on this machine only. */
const demoOperator = "operator@mauzo.example";
export const hasDemoOperator = ({ seedsDemo, siteUrl }: Settings): boolean =>
  seedsDemo && !process.env.OPERATORS && ["localhost", "127.0.0.1"].includes(new URL(siteUrl).hostname);

export function apiEnvironment(settings: Settings, ownerUrl: string) {
  return {
    ...plainEnvironment(),
    ...publicAddresses(settings),
    APP_DATABASE_URL: appDatabaseUrl(ownerUrl, settings.appDatabasePassword),
    AUTH_SECRET: settings.authSecret,
    SEAL_KEYS: settings.sealKeys,
    REFRESH_SECRET: settings.refreshSecret,
    VAPID_PRIVATE_KEY: settings.pushKey,
    WEB_ORIGIN: `http://127.0.0.1:${settings.ports.web}`,
    API_PORT: String(settings.ports.api),
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: settings.logLevel,
    S3_SECRET_ACCESS_KEY: process.env.S3_SECRET_ACCESS_KEY,
    OPERATORS: process.env.OPERATORS || (hasDemoOperator(settings) ? demoOperator : ""),
    ...whatsappAddresses(settings),
    ...paymentAccounts(settings),
    ...smsAddresses(settings),
    ...pushAddress(settings),
    ...trustInForwarded(),
  };
}

export function nextEnvironment(settings: Settings) {
  const { api, web, dashboard, cart, sandbox } = settings.ports;
  return {
    ...plainEnvironment(),
    ...publicAddresses(settings),
    API_ORIGIN: `http://127.0.0.1:${api}`,
    WEB_ORIGIN: `http://127.0.0.1:${web}`,
    DASHBOARD_ORIGIN: `http://127.0.0.1:${dashboard}`,
    CART_ORIGIN: `http://127.0.0.1:${cart}`,
    SANDBOX_ORIGIN: `http://127.0.0.1:${sandbox}`,
  };
}
