import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

const origin = process.env.SANDBOX_ORIGIN ?? "http://127.0.0.1:4900";

type Got = { id: string; signature: "unchecked" | "right" | "wrong"; status: number; body: string };

/** A server of a shop's own at the sandbox, with a name of its own. */
export class WebhookReceiver {
  readonly #name = randomUUID();
  readonly #request: APIRequestContext;
  /** Where the API reaches it. */
  readonly address = `${origin.replace("127.0.0.1", "localhost")}/webhooks/${this.#name}`;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** What it checks signatures with, and what it answers from now on. */
  async tell(data: { secret?: string; status?: number }): Promise<void> {
    expect((await this.#request.post(`${origin}/_webhooks/${this.#name}`, { data })).ok()).toBe(true);
  }

  async got(): Promise<Got[]> {
    return (await this.#request.get(`${origin}/_webhooks/${this.#name}`)).json();
  }
}
