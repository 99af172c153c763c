import { existsSync } from "node:fs";
import path from "node:path";
import { UserError } from "../user-error.ts";
import { type SecretName, savedSecret } from "./secrets.ts";

export const root = path.resolve(import.meta.dirname, "../../..");

type Source = Record<string, string | undefined>;

export const portNames = {
  web: "WEB_PORT",
  dashboard: "DASHBOARD_PORT",
  cart: "CART_PORT",
  api: "API_PORT",
  sandbox: "SANDBOX_PORT",
  postgres: "POSTGRES_PORT",
} as const;
export type PortOwner = keyof typeof portNames;
const defaultPorts: Record<PortOwner, number> = {
  web: 3000,
  dashboard: 3001,
  cart: 3002,
  api: 4000,
  sandbox: 4900,
  postgres: 5440,
};
/** The default address; it is built into the static pages when no other one is set. */
export const defaultSiteUrl = `http://localhost:${defaultPorts.web}`;
const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"];

export type Settings = {
  ports: Record<PortOwner, number>;
  siteUrl: string;
  dashboardUrl: string;
  cartUrl: string;
  /** The user's own PostgreSQL; undefined: the one from npm. */
  databaseUrl: string | undefined;
  /** The mail server; undefined: mails are written to files in `dataDir`. */
  mailUrl: string | undefined;
  appDatabasePassword: string;
  authSecret: string;
  /** Seals shops' secrets in the database: `k2:<base64>,k1:<base64>`, the newest first. */
  sealKeys: string;
  pushKey: string | undefined;
  /** Authenticates the API to the site when data changes; undefined: the site only refreshes by time. */
  refreshSecret: string | undefined;
  seedsDemo: boolean;
  logLevel: string;
  dataDir: string;
  /** Where backups go, and how many are kept. */
  backupDir: string;
  backupsKept: number;
  /** Whether the database's log is kept, for restoring to any moment. */
  archives: boolean;
};

function portFrom(source: Source, owner: PortOwner): number {
  const name = portNames[owner];
  const text = source[name] || String(defaultPorts[owner]);
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535) return Number(text);
  throw new UserError(
    `${name}=${text} is not a port. Give a number from 1 to 65535, such as ${name}=${defaultPorts[owner]}.`,
  );
}

function originFrom(source: Source, name: string, fallback: string): string {
  const text = source[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new UserError(`${name}=${text} is not an address. Write it as ${name}=https://shop.example, without a path.`);
}

function choiceFrom(source: Source, name: string, choices: string[], fallback: string): string {
  const text = source[name] || fallback;
  if (choices.includes(text)) return text;
  throw new UserError(`${name}=${text} is unknown. Choose one of: ${choices.join(", ")}.`);
}

function countFrom(source: Source, name: string, fallback: number): number {
  const text = source[name] || String(fallback);
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UserError(`${name}=${text} is not a number from 1 to 9999.`);
}

function databaseFrom(source: Source): string | undefined {
  const text = source.DATABASE_URL || undefined;
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) return text;
  throw new UserError(
    "DATABASE_URL is not a database address. Write it as postgres://user:password@host:5432/database.",
  );
}

function mailFrom(source: Source): string | undefined {
  const text = source.MAIL_URL || undefined;
  if (text === undefined || (/^smtps?:\/\//.test(text) && URL.canParse(text))) return text;
  throw new UserError("MAIL_URL is not a mail server. Write it as smtp://user:password@host:587, or leave it empty.");
}

const randomText = `node -p "require('crypto').randomBytes(32).toString('base64url')"`;

function secretFrom(source: Source, name: string, minLength: number, kept: SecretName, dataDir: string): string {
  const text = source[name];
  if (text && text.length < minLength)
    throw new UserError(`${name} is too short: ${minLength} characters at least. Make one: ${randomText}`);
  if (text) return text;
  if (source.DATABASE_URL)
    throw new UserError(
      `${name} is missing: with DATABASE_URL set, secrets are yours to keep. Make one: ${randomText}`,
    );
  return savedSecret(path.join(dataDir, "secrets.json"), kept);
}

const sealKeyForm = /^[a-z0-9]{1,16}:[A-Za-z0-9+/_-]{43}=?$/;

/** Signs what is pushed to devices; a stack with its own secrets may leave it out, and pushes nothing. */
function pushKeyFrom(source: Source, dataDir: string): string | undefined {
  const text = source.VAPID_PRIVATE_KEY || undefined;
  if (text || source.DATABASE_URL) return text;
  return savedSecret(path.join(dataDir, "secrets.json"), "pushKey");
}

function sealKeysFrom(source: Source, dataDir: string): string {
  const text = source.SEAL_KEYS || undefined;
  if (text?.split(",").every((key) => sealKeyForm.test(key.trim()))) return text;
  if (text || source.DATABASE_URL)
    throw new UserError(
      `SEAL_KEYS ${text ? "is not of the form k1:<32 bytes in base64>" : "is missing: with DATABASE_URL set, secrets are yours to keep"}. Make one: ${randomText} with k1: before it`,
    );
  return `k1:${savedSecret(path.join(dataDir, "secrets.json"), "sealKey")}`;
}

/** Everything works without it, so a stack with its own secrets may leave it out. */
const refreshSecretFrom = (source: Source, dataDir: string) =>
  source.DATABASE_URL && !source.REFRESH_SECRET
    ? undefined
    : secretFrom(source, "REFRESH_SECRET", 32, "refreshSecret", dataDir);

function refuseSharedPorts(ports: Record<PortOwner, number>): void {
  const owners = new Map<number, string>();
  for (const [owner, name] of Object.entries(portNames)) {
    const port = Object.entries(ports).find(([key]) => key === owner)?.[1] ?? 0;
    const other = owners.get(port);
    if (other) throw new UserError(`${other} and ${name} are both ${port}. Give each a port of its own.`);
    owners.set(port, name);
  }
}

/** Reads and checks all settings. @throws UserError that names the setting and how to fix it. */
export function readSettings(source: Source): Settings {
  const ports = {
    web: portFrom(source, "web"),
    dashboard: portFrom(source, "dashboard"),
    cart: portFrom(source, "cart"),
    api: portFrom(source, "api"),
    sandbox: portFrom(source, "sandbox"),
    postgres: portFrom(source, "postgres"),
  };
  refuseSharedPorts(ports);
  const siteUrl = originFrom(source, "SITE_URL", `http://localhost:${ports.web}`);
  const dataDir = path.resolve(root, source.DATA_DIR || ".data");
  const databaseUrl = databaseFrom(source);
  return {
    ports,
    siteUrl,
    dashboardUrl: originFrom(source, "DASHBOARD_URL", siteUrl),
    cartUrl: originFrom(source, "CART_URL", siteUrl),
    databaseUrl,
    authSecret: secretFrom(source, "AUTH_SECRET", 32, "authSecret", dataDir),
    sealKeys: sealKeysFrom(source, dataDir),
    pushKey: pushKeyFrom(source, dataDir),
    refreshSecret: refreshSecretFrom(source, dataDir),
    mailUrl: mailFrom(source),
    appDatabasePassword: secretFrom(source, "APP_DATABASE_PASSWORD", 16, "appDatabasePassword", dataDir),
    seedsDemo: choiceFrom(source, "SEED_DEMO", ["0", "1"], databaseUrl ? "0" : "1") === "1",
    logLevel: choiceFrom(source, "LOG_LEVEL", logLevels, "info"),
    dataDir,
    backupDir: path.resolve(root, source.BACKUP_DIR || ".backups"),
    backupsKept: countFrom(source, "BACKUPS_KEPT", 7),
    archives: choiceFrom(source, "ARCHIVE_LOG", ["0", "1"], "0") === "1",
  };
}

/** The settings of the providers of mobile money, which the API alone reads. */
export const paymentSettingNames = [
  ...["MPESA_URL", "MPESA_API_KEY", "MPESA_PUBLIC_KEY", "MPESA_PROVIDER_CODE", "MPESA_CALLBACK_SECRET"],
  ...["AIRTEL_URL", "AIRTEL_CLIENT_ID", "AIRTEL_CLIENT_SECRET", "AIRTEL_CALLBACK_KEY", "AIRTEL_CALLBACK_SECRET"],
  ...["CLICKPESA_URL", "CLICKPESA_CLIENT_ID", "CLICKPESA_API_KEY", "CLICKPESA_CHECKSUM", "CLICKPESA_CALLBACK_SECRET"],
  ...["PAYMENT_FEES", "SETUP_FEE", "WITHDRAWAL_FEES", "SETTLE_HOURS", "NEW_WALLET_HOURS"],
];

/** Where the providers of SMS are, which the API alone reads. */
export const smsSettingNames = ["SMS_BEEM_URL", "SMS_NEXTSMS_URL", "SMS_AFRICAS_TALKING_URL"];

/** Every setting in the environment or .env; the API and the apps read the last row themselves. */
export const settingNames = [
  ...Object.values(portNames),
  ...["SITE_URL", "DASHBOARD_URL", "CART_URL", "COOKIE_DOMAIN"],
  ...["DATABASE_URL", "APP_DATABASE_PASSWORD", "SEED_DEMO", "DATA_DIR", "LOG_LEVEL"],
  ...["BACKUP_DIR", "BACKUPS_KEPT", "ARCHIVE_LOG"],
  ...["AUTH_SECRET", "SEAL_KEYS", "REFRESH_SECRET"],
  ...[
    "IP_LOCATION_URL",
    "STATISTICS_FROM_ORDERS",
    "MAIL_URL",
    "MAIL_FROM",
    "CONTACT_MAIL_TO",
    "API_HOST",
    "TRUST_PROXY",
    "JOB_WATCH_SECONDS",
    "ROLES",
    "OPERATORS",
    "METRICS_PORT",
    "DATABASE_POOL_SIZE",
  ],
  ...["SANDBOX_URL", "WHATSAPP_BASE_URL", "WHATSAPP_VERSION", "WHATSAPP_MEDIA_HOSTS"],
  ...["VAPID_PRIVATE_KEY", "PUSH_SERVICES", "PUSH_STAND_IN_URL"],
  ...paymentSettingNames,
  ...smsSettingNames,
  ...["S3_BUCKET", "S3_REGION", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
];

/** Tests run the same everywhere: settings of a real stack, such as a mail server, must not reach them. */
export function forgetSettings(source: Source): void {
  for (const name of settingNames) delete source[name];
}

/** Reads settings from the environment and from .env; the environment wins. */
export function loadSettings(): Settings {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}
