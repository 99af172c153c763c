import { randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

const origin = process.env.SANDBOX_ORIGIN ?? "http://127.0.0.1:4900";

/** A message that Beem's stand-in took. */
type Sms = { from: string; to: string; text: string; state: string };

const digits = (length: number) => Array.from({ length }, () => randomInt(1, 10)).join("");

/** An account at the sandbox's Beem Africa, which exists there only for one story. */
export class SandboxAccount {
  readonly user = `key-${digits(12)}`;
  readonly secret = `secret-${digits(12)}`;
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  private async change(data: object) {
    const { user, secret } = this;
    const answer = await this.request.post(`${origin}/_sms/accounts/beem`, { data: { user, secret, ...data } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Opens it, with the names that are registered there. */
  open(senderIds: string[]) {
    return this.change({ sender_ids: senderIds });
  }

  /** Enters the address at which the shop hears what became of messages. */
  reportTo(address: string) {
    return this.change({ callback_url: address });
  }

  /** Every message that was taken. */
  async messages(): Promise<Sms[]> {
    const answer = await this.request.get(`${origin}/_sms/book?account=${this.user}`);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }
}
