import * as z from "zod/mini";
import { parseSealKeys, type SealKey } from "./db/sealed/sealed-values.ts";
import { Operators, operatorsFrom } from "./operators.ts";
import {
  checksumFrom,
  feesFrom,
  type PaymentFees,
  type PaymentProviders,
  type PayoutSettings,
  type SetupFeeSetting,
  setupFeeFrom,
} from "./payment-settings.ts";
import { type PushSettings, pushFields, pushFrom } from "./push-settings.ts";
import { type Role, Roles, roles, rolesFrom } from "./roles.ts";

/** An http(s) address without path, such as `https://duka.example`. */
const Origin = z.string().check(
  z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), "must be an http(s) address"),
  z.overwrite((text) => (URL.canParse(text) ? new URL(text).origin : text)),
);
const Port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));
const CallbackSecret = z.optional(
  z.string().check(z.regex(/^[\w-]{32,200}$/, "must be 32 to 200 letters, digits, _ and -")),
);
const PostgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"));

const Env = z.object({
  APP_DATABASE_URL: PostgresUrl,
  AUTH_SECRET: z.string().check(z.minLength(32, "must be at least 32 characters long")),
  SEAL_KEYS: z
    .string()
    .check(
      z.refine(
        (text) => parseSealKeys(text) !== undefined,
        "must be k1: and 32 bytes in base64, older keys behind it after commas",
      ),
    ),
  REFRESH_SECRET: z.optional(z.string().check(z.minLength(32, "must be at least 32 characters long"))),
  WEB_ORIGIN: z.optional(Origin),
  SITE_URL: z._default(Origin, "http://localhost:3000"),
  DASHBOARD_URL: z.optional(Origin),
  CART_URL: z.optional(Origin),
  API_HOST: z._default(z.string(), "127.0.0.1"),
  API_PORT: z._default(Port, 4000),
  DATA_DIR: z._default(z.string(), ".data"),
  MAIL_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, "must be an smtp:// address"))),
  MAIL_FROM: z._default(z.string(), "Mauzo <no-reply@mauzo.example>"),
  CONTACT_MAIL_TO: z._default(z.email("must be an e-mail address"), "hello@mauzo.example"),
  WHATSAPP_BASE_URL: z._default(Origin, "https://graph.facebook.com"),
  WHATSAPP_VERSION: z._default(z.string().check(z.regex(/^v\d{1,3}\.\d$/, "must be a version such as v25.0")), "v25.0"),
  WHATSAPP_MEDIA_HOSTS: z._default(
    z.string().check(z.regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, "must be hosts with commas between them")),
    "lookaside.fbsbx.com",
  ),
  SANDBOX_URL: z.optional(z.url("must be an address")),
  MPESA_URL: z.optional(z.url("must be an address")),
  MPESA_API_KEY: z.optional(z.string()),
  MPESA_PUBLIC_KEY: z.optional(z.string()),
  MPESA_PROVIDER_CODE: z.optional(z.string()),
  MPESA_CALLBACK_SECRET: CallbackSecret,
  AIRTEL_URL: z.optional(z.url("must be an address")),
  AIRTEL_CLIENT_ID: z.optional(z.string()),
  AIRTEL_CLIENT_SECRET: z.optional(z.string()),
  AIRTEL_CALLBACK_KEY: z.optional(z.string()),
  AIRTEL_CALLBACK_SECRET: CallbackSecret,
  CLICKPESA_URL: z.optional(z.url("must be an address")),
  CLICKPESA_CLIENT_ID: z.optional(z.string()),
  CLICKPESA_API_KEY: z.optional(z.string()),
  CLICKPESA_CHECKSUM: z.optional(
    z.string().check(z.regex(/^(values|json):.+$/, "must be values: or json: and the key")),
  ),
  CLICKPESA_CALLBACK_SECRET: CallbackSecret,
  SMS_BEEM_URL: z._default(z.url("must be an address"), "https://apisms.beem.africa"),
  SMS_NEXTSMS_URL: z._default(z.url("must be an address"), "https://messaging-service.co.tz"),
  SMS_AFRICAS_TALKING_URL: z._default(z.url("must be an address"), "https://api.africastalking.com"),
  ...pushFields,
  PAYMENT_FEES: z.optional(
    z.string().check(z.regex(/^\d{1,4}:\d{1,7}$/, "must be hundredths of a per cent and the least in shillings")),
  ),
  WITHDRAWAL_FEES: z.optional(
    z.string().check(z.regex(/^\d{1,4}:\d{1,7}$/, "must be hundredths of a per cent and the least in shillings")),
  ),
  SETUP_FEE: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000))),
  SETTLE_HOURS: z._default(z.coerce.number().check(z.gte(0), z.lte(240)), 24),
  NEW_WALLET_HOURS: z._default(z.coerce.number().check(z.gte(0), z.lte(240)), 24),
  OPERATORS: z.optional(Operators),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ENDPOINT: z.optional(Origin),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  TRUST_PROXY: z._default(z.stringbool(), false),
  DATABASE_POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(200)), 10),
  ROLES: z._default(Roles, roles.join(",")),
  METRICS_PORT: z.optional(Port),
  JOB_WATCH_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(300)), 15),
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]), "info"),
});

export type Env = {
  databaseUrl: string;
  /** How many connections the requests of one process share. */
  poolSize: number;
  authSecret: string;
  /** What seals shops' secrets in the database; the first key seals, all open. */
  sealKeys: SealKey[];
  /** Where to notify the site that a shop changed, and with which secret; undefined: no notification. */
  site: { origin: string; secret: string } | undefined;
  siteUrl: string;
  dashboardUrl: string;
  cartUrl: string;
  host: string;
  port: number;
  roles: ReadonlySet<Role>;
  /** The port of the metrics; undefined: none. */
  metricsPort: number | undefined;
  dataDir: string;
  mailUrl: string | undefined;
  mailFrom: string;
  /** Who receives the messages from the contact page. */
  contactMailTo: string;
  /** Where WhatsApp's Cloud API is, its version, and the hosts its files are on. */
  whatsapp: { baseUrl: string; version: string; mediaHosts: string[] };
  /** Where the sandbox shows its phones; undefined: there is none. */
  sandboxUrl: string | undefined;
  payments: PaymentProviders;
  /** Where each provider of SMS is. */
  sms: { beem: string; nextsms: string; africas_talking: string };
  push: PushSettings | undefined;
  /** undefined: payers pay nothing on top. */
  paymentFees: PaymentFees | undefined;
  /** What a shop pays once; undefined: nothing. */
  setupFee: SetupFeeSetting | undefined;
  payouts: PayoutSettings;
  operators: readonly string[];
  /** A bucket for uploaded files; undefined: they are stored in dataDir. */
  s3: { bucket: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string } | undefined;
  logLevel: string;
  /** Whether the server in front of the API sets x-forwarded-for. */
  trustProxy: boolean;
  /** How often to look for jobs whose process has died. */
  jobWatchSeconds: number;
  isProduction: boolean;
};

/** The settings are wrong: one line that names each and says what it must be. */
export class EnvError extends Error {}

function parse<T extends z.ZodMiniType>(schema: T, source: NodeJS.ProcessEnv): z.output<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${issue.path.join(".")} ${Object.hasOwn(given, String(issue.path[0])) ? issue.message : "is missing"}`,
  );
  throw new EnvError(`Settings: ${problems.join("; ")}. Every setting is explained in .env.example.`);
}

function s3From(env: z.output<typeof Env>): Env["s3"] {
  if (env.S3_BUCKET === undefined) return undefined;
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined)
    throw new EnvError(
      "Settings: with S3_BUCKET go S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Every setting is explained in .env.example.",
    );
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
  };
}

/** @throws EnvError when a provider is named without it */
function needed(env: z.output<typeof Env>, name: keyof z.output<typeof Env>, beside: string): string {
  const value = env[name];
  if (typeof value === "string") return value;
  throw new EnvError(`Settings: with ${beside} goes ${name}. Every setting is explained in .env.example.`);
}

const isOnThisMachine = (address: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);

/**
 * Stand-ins pay with money that is none, and reach nobody: in production they are only where the sandbox's phones are
 * shown. @throws EnvError
 */
function addressOf<Name extends `${string}_URL` & keyof z.output<typeof Env>>(
  env: z.output<typeof Env>,
  name: Name,
): z.output<typeof Env>[Name] {
  const address = env[name];
  if (address !== undefined && env.NODE_ENV === "production" && !env.SANDBOX_URL && isOnThisMachine(address))
    throw new EnvError(`Settings: ${name} is a stand-in, which only goes with SANDBOX_URL.`);
  return address;
}

function paymentsFrom(env: z.output<typeof Env>): PaymentProviders {
  const [mpesa, airtel, clickpesa] = [
    addressOf(env, "MPESA_URL"),
    addressOf(env, "AIRTEL_URL"),
    addressOf(env, "CLICKPESA_URL"),
  ];
  return {
    mpesa:
      mpesa === undefined
        ? undefined
        : {
            ...{ address: mpesa, callbackSecret: env.MPESA_CALLBACK_SECRET },
            account: {
              apiKey: needed(env, "MPESA_API_KEY", "MPESA_URL"),
              publicKey: needed(env, "MPESA_PUBLIC_KEY", "MPESA_URL"),
              serviceProviderCode: needed(env, "MPESA_PROVIDER_CODE", "MPESA_URL"),
            },
          },
    airtel:
      airtel === undefined
        ? undefined
        : {
            ...{ address: airtel, callbackSecret: env.AIRTEL_CALLBACK_SECRET },
            account: {
              clientId: needed(env, "AIRTEL_CLIENT_ID", "AIRTEL_URL"),
              clientSecret: needed(env, "AIRTEL_CLIENT_SECRET", "AIRTEL_URL"),
              callbackKey: env.AIRTEL_CALLBACK_KEY,
            },
          },
    clickpesa:
      clickpesa === undefined
        ? undefined
        : {
            ...{ address: clickpesa, callbackSecret: env.CLICKPESA_CALLBACK_SECRET },
            account: {
              clientId: needed(env, "CLICKPESA_CLIENT_ID", "CLICKPESA_URL"),
              apiKey: needed(env, "CLICKPESA_API_KEY", "CLICKPESA_URL"),
              checksum: checksumFrom(env.CLICKPESA_CHECKSUM),
            },
          },
  };
}

/** Reads the API's settings. @throws EnvError */
export function readEnv(source = process.env): Env {
  const env = parse(Env, source);
  return {
    databaseUrl: env.APP_DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    authSecret: env.AUTH_SECRET,
    sealKeys: parseSealKeys(env.SEAL_KEYS) ?? [],
    site: env.REFRESH_SECRET ? { origin: env.WEB_ORIGIN ?? env.SITE_URL, secret: env.REFRESH_SECRET } : undefined,
    siteUrl: env.SITE_URL,
    dashboardUrl: env.DASHBOARD_URL ?? env.SITE_URL,
    cartUrl: env.CART_URL ?? env.SITE_URL,
    host: env.API_HOST,
    port: env.API_PORT,
    roles: rolesFrom(env.ROLES),
    metricsPort: env.METRICS_PORT,
    dataDir: env.DATA_DIR,
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM,
    contactMailTo: env.CONTACT_MAIL_TO,
    whatsapp: {
      baseUrl: env.WHATSAPP_BASE_URL,
      version: env.WHATSAPP_VERSION,
      mediaHosts: env.WHATSAPP_MEDIA_HOSTS.split(","),
    },
    sandboxUrl: env.SANDBOX_URL,
    payments: paymentsFrom(env),
    sms: {
      beem: addressOf(env, "SMS_BEEM_URL"),
      nextsms: addressOf(env, "SMS_NEXTSMS_URL"),
      africas_talking: addressOf(env, "SMS_AFRICAS_TALKING_URL"),
    },
    push: pushFrom(env, addressOf(env, "PUSH_STAND_IN_URL")),
    paymentFees: feesFrom(env.PAYMENT_FEES),
    setupFee: setupFeeFrom(env.SETUP_FEE, env.SANDBOX_URL !== undefined),
    payouts: {
      fees: feesFrom(env.WITHDRAWAL_FEES),
      settleHours: env.SETTLE_HOURS,
      waitHours: env.NEW_WALLET_HOURS,
    },
    operators: operatorsFrom(env.OPERATORS),
    s3: s3From(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    jobWatchSeconds: env.JOB_WATCH_SECONDS,
    isProduction: env.NODE_ENV === "production",
  };
}

/** Reads the migration's settings: the owner's connection and the password for the app role. @throws EnvError */
export function readMigrateEnv(source = process.env): { databaseUrl: string; appPassword: string } {
  const env = parse(
    z.object({
      DATABASE_URL: PostgresUrl,
      APP_DATABASE_PASSWORD: z.string().check(z.minLength(16, "must be at least 16 characters long")),
    }),
    source,
  );
  return { databaseUrl: env.DATABASE_URL, appPassword: env.APP_DATABASE_PASSWORD };
}
