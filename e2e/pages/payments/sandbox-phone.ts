import { type APIRequestContext, expect } from "@playwright/test";

const origin = process.env.SANDBOX_ORIGIN ?? "http://127.0.0.1:4900";

type Push = { id: string; msisdn: string; amount: number; state: string };

/** A phone of the sandbox that is asked for money. */
export class SandboxPhone {
  readonly msisdn: string;
  readonly #request: APIRequestContext;

  /** @param msisdn with country code and without + */
  constructor(request: APIRequestContext, msisdn: string) {
    this.#request = request;
    this.msisdn = msisdn;
  }

  async #prompt(): Promise<Push | undefined> {
    const pushes: Push[] = await (await this.#request.get(`${origin}/_payments/pushes`)).json();
    return pushes.find(({ msisdn, state }) => msisdn.endsWith(this.msisdn.slice(-9)) && state === "waiting");
  }

  /** Waits for the prompt. @returns for how many shillings it asks */
  async prompted(): Promise<number> {
    await expect.poll(async () => (await this.#prompt())?.amount, { timeout: 30_000 }).toBeDefined();
    return (await this.#prompt())?.amount ?? 0;
  }

  /** Answers the prompt: with the PIN, a wrong one, or not at all. */
  async answer(choice: "paid" | "declined" | "wrong_pin"): Promise<void> {
    const prompt = await this.#prompt();
    await this.#request.post(`${origin}/_payments/pushes/${prompt?.id ?? ""}`, { data: { choice } });
  }
}
