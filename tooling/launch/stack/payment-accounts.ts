import { createPublicKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { paymentSettingNames, type Settings } from "./settings.ts";

const providers = ["mpesa", "airtel", "clickpesa"] as const;

/** What the stand-ins and the API share, anew with every start: the stand-ins keep nothing beyond theirs either. */
function makeShared() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const secret = () => randomBytes(32).toString("base64url");
  return {
    mpesaKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
    mpesaPublicKey: createPublicKey(privateKey).export({ format: "der", type: "spki" }).toString("base64"),
    secrets: { mpesa: secret(), airtel: secret(), clickpesa: secret() },
  };
}
let made: ReturnType<typeof makeShared> | undefined;
const shared = () => {
  made ??= makeShared();
  return made;
};

/** On a machine for trying things out, phones are the sandbox's, unless the settings name a provider. */
const usesStandIns = ({ seedsDemo }: Settings) =>
  seedsDemo && providers.every((provider) => !process.env[`${provider.toUpperCase()}_URL`]);

/** The API's accounts at the providers of mobile money. */
export function paymentAccounts(settings: Settings): Record<string, string> {
  if (!usesStandIns(settings))
    return Object.fromEntries(
      paymentSettingNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
  const { mpesaPublicKey, secrets } = shared();
  const at = `http://127.0.0.1:${settings.ports.sandbox}`;
  return {
    ...{ MPESA_URL: `${at}/mpesa/sandbox`, MPESA_API_KEY: "sandbox-api-key", MPESA_PUBLIC_KEY: mpesaPublicKey },
    ...{ MPESA_PROVIDER_CODE: "000000", MPESA_CALLBACK_SECRET: secrets.mpesa },
    ...{ AIRTEL_URL: `${at}/airtel`, AIRTEL_CLIENT_ID: "sandbox-client", AIRTEL_CLIENT_SECRET: "sandbox-secret" },
    ...{ AIRTEL_CALLBACK_KEY: "sandbox-callback-key", AIRTEL_CALLBACK_SECRET: secrets.airtel },
    ...{ CLICKPESA_URL: `${at}/clickpesa`, CLICKPESA_CLIENT_ID: "sandbox-client" },
    ...{ CLICKPESA_API_KEY: "sandbox-api-key", CLICKPESA_CHECKSUM: "json:sandbox-checksum-key" },
    CLICKPESA_CALLBACK_SECRET: secrets.clickpesa,
    SETUP_FEE: process.env.SETUP_FEE || "25000",
    PAYMENT_FEES: process.env.PAYMENT_FEES || "150:100",
    // Whoever tries it out waits for nothing.
    ...{ SETTLE_HOURS: process.env.SETTLE_HOURS || "0", NEW_WALLET_HOURS: process.env.NEW_WALLET_HOURS || "0" },
    WITHDRAWAL_FEES: process.env.WITHDRAWAL_FEES || "100:500",
    // Without it, an API in production takes no stand-ins.
    SANDBOX_URL: process.env.SANDBOX_URL || `http://localhost:${settings.ports.sandbox}/sandbox`,
  };
}

/** What the stand-ins know of those accounts: M-Pesa's key, and where each provider calls. */
export function standInAccounts(settings: Settings): Record<string, string> {
  if (!usesStandIns(settings)) return {};
  const { mpesaKey, secrets } = shared();
  const addressOf = (provider: (typeof providers)[number]) =>
    `http://127.0.0.1:${settings.ports.api}/payments/callbacks/${secrets[provider]}`;
  const callbacks = Object.fromEntries(providers.map((provider) => [provider, addressOf(provider)]));
  return {
    ...{ SANDBOX_MPESA_KEY: mpesaKey, SANDBOX_PAYMENT_CALLBACKS: JSON.stringify(callbacks) },
  };
}
