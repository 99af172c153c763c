import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { type Json, numberOf, textOf } from "../whatsapp/json.ts";

/** `callback_url`: as entered in the provider's portal; with it M-Pesa answers at once and tells the result there. */
type Common = { name: string; callback_url: string };
export type MpesaAccount = Common & {
  api_key: string;
  service_provider_code: string;
  /** How long a new session is refused. */
  session_delay_seconds: number;
};
export type AirtelAccount = Common & {
  client_id: string;
  client_secret: string;
  /** Signs callbacks; empty: they carry no hash. */
  callback_key: string;
  /** What the hash is of; documents differ. */
  hash_of: "body" | "transaction";
};
export type ClickpesaAccount = Common & {
  client_id: string;
  api_key: string;
  /** Requests need a checksum with it, and callbacks carry one; empty: neither. */
  checksum_key: string;
  checksum: "values" | "json";
};

const mpesaOf = (input: Json): MpesaAccount => ({
  name: textOf(input.name) ?? "Mauzo",
  callback_url: textOf(input.callback_url) ?? "",
  api_key: textOf(input.api_key) ?? "sandbox-api-key",
  service_provider_code: textOf(input.service_provider_code) ?? "000000",
  session_delay_seconds: numberOf(input.session_delay_seconds) ?? 0,
});
const airtelOf = (input: Json): AirtelAccount => ({
  name: textOf(input.name) ?? "Mauzo",
  callback_url: textOf(input.callback_url) ?? "",
  client_id: textOf(input.client_id) ?? "sandbox-client",
  client_secret: textOf(input.client_secret) ?? "sandbox-secret",
  callback_key: textOf(input.callback_key) ?? "sandbox-callback-key",
  hash_of: input.hash_of === "transaction" ? "transaction" : "body",
});
const clickpesaOf = (input: Json): ClickpesaAccount => ({
  name: textOf(input.name) ?? "Mauzo",
  callback_url: textOf(input.callback_url) ?? "",
  client_id: textOf(input.client_id) ?? "sandbox-client",
  api_key: textOf(input.api_key) ?? "sandbox-api-key",
  checksum_key: textOf(input.checksum_key) ?? "sandbox-checksum-key",
  checksum: input.checksum === "values" ? "values" : "json",
});

/** Who may take payments. There is one of each from the start; one with the same id is replaced. */
export class Accounts {
  readonly mpesa = new Map<string, MpesaAccount>();
  readonly airtel = new Map<string, AirtelAccount>();
  readonly clickpesa = new Map<string, ClickpesaAccount>();
  /** M-Pesa's own; its public half is the same for everybody. */
  readonly mpesaKey: KeyObject;

  /**
   * @param key a private RSA key, base64 of its DER; undefined: one of this process alone.
   * @param callbacks where the first account of each network calls
   */
  constructor(key?: string, callbacks: Readonly<Record<string, string>> = {}) {
    this.mpesaKey = key
      ? createPrivateKey({ key: Buffer.from(key, "base64"), format: "der", type: "pkcs8" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    for (const network of ["mpesa", "airtel", "clickpesa"]) this.add(network, { callback_url: callbacks[network] });
  }

  add(network: string, input: Json): boolean {
    const [mpesa, airtel, clickpesa] = [mpesaOf(input), airtelOf(input), clickpesaOf(input)];
    if (network === "mpesa") this.mpesa.set(mpesa.service_provider_code, mpesa);
    else if (network === "airtel") this.airtel.set(airtel.client_id, airtel);
    else if (network === "clickpesa") this.clickpesa.set(clickpesa.client_id, clickpesa);
    else return false;
    return true;
  }

  list() {
    const public_key = createPublicKey(this.mpesaKey).export({ format: "der", type: "spki" }).toString("base64");
    return {
      mpesa: [...this.mpesa.values()].map((account) => ({ ...account, public_key })),
      airtel: [...this.airtel.values()],
      clickpesa: [...this.clickpesa.values()],
    };
  }
}
