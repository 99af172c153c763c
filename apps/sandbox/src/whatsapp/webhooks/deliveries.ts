import { createHmac } from "node:crypto";
import type { Business, Change } from "../world/model.ts";
import type { World } from "../world/world.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Delivery = {
  id: number;
  phone_number_id: string;
  at: string;
  tries: number;
  /** waiting: it is tried again. lapsed: nobody took it in seven days. */
  state: "waiting" | "taken" | "lapsed";
  status: number | null;
  body: string;
};

const seconds = [1, 2, 5, 15, 60, 300, 1800];
const lapsesAfterMs = 7 * 24 * 3600_000;
const holdMs = 300;
const mostKept = 2_000;

/** The real service sends ASCII only and escapes slashes: whoever signs what they parsed signs something else. */
const bytesOf = (body: unknown): string =>
  JSON.stringify(body)
    .replaceAll("/", "\\/")
    .replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

const signatureOf = (body: string, appSecret: string): string =>
  `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;

/** Brings changes to the webhooks: at least once, in no promised order, again until it is taken. */
export class Deliveries {
  readonly #world: World;
  readonly #fetch: Fetch;
  readonly #held = new Map<string, Change[]>();
  readonly #underway = new Set<Promise<void>>();
  #kept: Delivery[] = [];
  #count = 0;

  constructor(world: World, fetch: Fetch) {
    this.#world = world;
    this.#fetch = fetch;
  }

  list(): Delivery[] {
    return this.#kept;
  }

  reset(): void {
    this.#kept = [];
    this.#held.clear();
  }

  /** Resolves when no delivery is on its way; those that wait for their next try are not. */
  async idle(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  send(business: Business, change: Change): Promise<void> {
    const { batch, reorder } = this.#world.switchesOf(business.phone_number_id);
    const most = Math.max(batch, reorder);
    if (!business.subscribed || business.callback_url === "") return Promise.resolve();
    if (most <= 1) return this.#deliver(business, [change]);
    const held = this.#held.get(business.phone_number_id) ?? [];
    held.push(change);
    this.#held.set(business.phone_number_id, held);
    if (held.length >= most) void this.#release(business);
    else if (held.length === 1) this.#world.clock.after(holdMs, () => void this.#release(business));
    return Promise.resolve();
  }

  async #release(business: Business): Promise<void> {
    const held = this.#held.get(business.phone_number_id) ?? [];
    this.#held.delete(business.phone_number_id);
    const { batch, reorder } = this.#world.switchesOf(business.phone_number_id);
    const changes = reorder > 1 ? held.toReversed() : held;
    // One after the other: started together, they would arrive in any order.
    for (let from = 0; from < changes.length; from += Math.max(1, batch)) {
      await this.#deliver(business, changes.slice(from, from + Math.max(1, batch)));
    }
  }

  async #deliver(business: Business, changes: Change[]): Promise<void> {
    // Two changes an entry: a batch has several of both.
    const time = Math.floor(this.#world.clock.now() / 1000);
    const entry = changes.flatMap((_, at) =>
      at % 2 === 0 ? [{ id: business.waba_id, time, changes: changes.slice(at, at + 2).map(asOnTheWire) }] : [],
    );
    const body = bytesOf({ object: "whatsapp_business_account", entry });
    const { duplicate } = this.#world.switchesOf(business.phone_number_id);
    await Promise.all(Array.from({ length: Math.max(1, duplicate) }, () => this.#begin(business, body, changes)));
  }

  #begin(business: Business, body: string, changes: Change[]): Promise<void> {
    this.#count += 1;
    const delivery: Delivery = {
      id: this.#count,
      phone_number_id: business.phone_number_id,
      at: new Date(this.#world.clock.now()).toISOString(),
      tries: 0,
      state: "waiting",
      status: null,
      body,
    };
    this.#kept.push(delivery);
    if (this.#kept.length > mostKept) this.#kept.shift();
    return this.#try(delivery, changes, this.#world.clock.now());
  }

  #try(delivery: Delivery, changes: Change[], since: number): Promise<void> {
    const business = this.#world.businesses.get(delivery.phone_number_id);
    if (!business) return Promise.resolve();
    const trial = this.#post(business, delivery.body).then((status) => {
      delivery.tries += 1;
      delivery.status = status;
      if (status === 200) {
        delivery.state = "taken";
        for (const { taken } of changes) taken?.();
        return;
      }
      const wait = (seconds[delivery.tries - 1] ?? 3600) * 1000;
      if (this.#world.clock.now() + wait - since > lapsesAfterMs) delivery.state = "lapsed";
      else this.#world.clock.after(wait, () => void this.#try(delivery, changes, since));
    });
    this.#underway.add(trial);
    return trial.finally(() => this.#underway.delete(trial));
  }

  /** @returns null when nobody answered. */
  async #post({ callback_url, app_secret }: Business, body: string): Promise<number | null> {
    try {
      const answer = await this.#fetch(callback_url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "User-Agent": "facebookexternalua",
          "X-Hub-Signature-256": signatureOf(body, app_secret),
        },
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

const asOnTheWire = ({ field, value }: Change) => ({ value, field });
