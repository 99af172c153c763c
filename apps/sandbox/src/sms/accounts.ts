import { type Json, listOf, numberOf, textOf } from "../whatsapp/json.ts";

export const smsProviders = ["beem", "nextsms", "africas_talking"] as const;
export type SmsProvider = (typeof smsProviders)[number];

/** `user` and `secret`: as each provider names its two, API key and secret key, user name and password, or user name and key. */
export type SmsAccount = {
  provider: SmsProvider;
  user: string;
  secret: string;
  /** Messages that are left; at Africa's Talking each is worth 22 shillings. */
  balance: number;
  sender_ids: string[];
  /** As entered in the provider's portal: where it tells what became of messages. */
  callback_url: string;
};

const firsts: Readonly<Record<SmsProvider, Pick<SmsAccount, "user" | "secret">>> = {
  beem: { user: "sandbox-api-key", secret: "sandbox-secret-key" },
  nextsms: { user: "sandbox", secret: "sandbox-password" },
  africas_talking: { user: "sandbox", secret: "sandbox-api-key" },
};

/** Who may send. There is one account at each provider from the start; what is not said of it stays as it is. */
export class SmsAccounts {
  readonly #accounts = new Map<string, SmsAccount>();

  constructor() {
    for (const provider of smsProviders) this.change(provider, {});
  }

  /** @returns undefined where there is no such provider */
  change(name: string, input: Json): SmsAccount | undefined {
    const provider = smsProviders.find((one) => one === name);
    if (!provider) return undefined;
    const user = textOf(input.user) ?? firsts[provider].user;
    const known = this.find(provider, user);
    const account = {
      ...{ provider, user },
      secret: textOf(input.secret) ?? known?.secret ?? firsts[provider].secret,
      balance: Math.trunc(numberOf(input.balance) ?? known?.balance ?? 1_000_000),
      sender_ids: input.sender_ids ? listOf(input.sender_ids).map(String) : (known?.sender_ids ?? ["DUKA", "MAUZO"]),
      callback_url: textOf(input.callback_url) ?? known?.callback_url ?? "",
    };
    this.#accounts.set(`${provider}/${user}`, account);
    return account;
  }

  find(provider: SmsProvider, user: string): SmsAccount | undefined {
    return this.#accounts.get(`${provider}/${user}`);
  }

  list(): SmsAccount[] {
    return [...this.#accounts.values()];
  }
}
