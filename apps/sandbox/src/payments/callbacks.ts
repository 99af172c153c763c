import type { Fetch } from "../whatsapp/webhooks/deliveries.ts";

/** `network`: who tells it. */
type Told = { network: string; url: string; body: string; status: number | null };
const mostKept = 2_000;

/** Tells shops what became of a payment or of an SMS, once each: who does not take it has to ask. */
export class Callbacks {
  readonly #fetch: Fetch;
  readonly #underway = new Set<Promise<void>>();
  readonly told: Told[] = [];

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Resolves when none is on its way. */
  async idle(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  /** As JSON, or as the form that it is. */
  send(network: string, url: string, content: unknown, given: Record<string, string> = {}): void {
    if (url === "") return;
    const isForm = content instanceof URLSearchParams;
    const body = isForm ? content.toString() : JSON.stringify(content);
    const headers = { "Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json", ...given };
    const told: Told = { network, url, body, status: null };
    this.told.push(told);
    if (this.told.length > mostKept) this.told.shift();
    const trial = this.#post(url, body, headers).then((status) => {
      told.status = status;
    });
    this.#underway.add(trial);
    void trial.finally(() => this.#underway.delete(trial));
  }

  async #post(url: string, body: string, headers: Record<string, string>): Promise<number | null> {
    try {
      const answer = await this.#fetch(url, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  }
}
