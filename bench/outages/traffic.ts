import { setTimeout as sleep } from "node:timers/promises";
import type { OpenCart } from "../stack/fill-shop.ts";
import { type Answer, type Sending, sendRequest } from "./send-request.ts";

/** Kinds of requests: the first six need the database. `held` is a request that a fault itself sends. */
export type Kind = "list" | "product" | "cart" | "order" | "logIn" | "held" | "livez" | "readyz" | "reference";
export type SentRequest = Answer & { kind: Kind; cart?: string };

/** The server that the traffic goes to, and the account it uses. */
export type TrafficTarget = {
  url: string;
  token: string;
  admin: object;
  productIds: string[];
  nextCart: () => OpenCart;
};
export type Traffic = {
  asked: SentRequest[];
  carts: OpenCart[];
  ask: (kind: Kind, path: string, sending?: Sending) => Promise<SentRequest>;
  /** Stops sending and waits for the last response. */
  stop: () => Promise<void>;
};

/**
 * How many requests of each kind in three seconds; an order is opening its link and then ordering. Together 100
 * requests a second.
 */
const shares = { list: 114, product: 60, order: 39, livez: 24, readyz: 18, reference: 5, logIn: 1 };
const isShare = (kind: string): kind is keyof typeof shares => kind in shares;
const wheel = Object.entries(shares)
  .flatMap(([kind, count]) => Array.from({ length: count }, (_, n) => ({ kind, at: (n + 0.5) / count })))
  .sort((a, b) => a.at - b.at)
  .map(({ kind }) => kind)
  .filter(isShare);
const stepMs = 3_000 / wheel.length;

/** Sends at a fixed rate, whether or not responses arrive. */
export function startTraffic(counter: TrafficTarget): Traffic {
  const asked: SentRequest[] = [];
  const carts: OpenCart[] = [];
  const pending = new Set<Promise<unknown>>();
  let stopped = false;

  const ask = async (kind: Kind, path: string, sending?: Sending, cart?: string) => {
    const answer = { ...(await sendRequest(counter.url + path, sending)), kind, ...(cart && { cart }) };
    asked.push(answer);
    return answer;
  };
  const { token } = counter;
  const order = async () => {
    const cart = counter.nextCart();
    carts.push(cart);
    const path = `/api/v1/order?token=${cart.token}`;
    await ask("cart", path);
    await ask("order", path, { body: cart.order }, cart.token);
  };
  const ways: Record<keyof typeof shares, (n: number) => Promise<unknown>> = {
    list: () => ask("list", "/products", { token }),
    product: (n) => ask("product", `/products/${counter.productIds[n % counter.productIds.length]}`, { token }),
    order,
    logIn: () => ask("logIn", "/auth/log-in", { body: counter.admin }),
    livez: () => ask("livez", "/livez"),
    readyz: () => ask("readyz", "/readyz"),
    reference: () => ask("reference", "/openapi.json"),
  };

  const sendNext = (n: number) => {
    const kind = wheel[n % wheel.length];
    if (!kind) return;
    const sent = ways[kind](n).finally(() => pending.delete(sent));
    pending.add(sent);
  };
  const run = async () => {
    const startedMs = performance.now();
    for (let n = 0; !stopped; ) {
      const due = Math.floor((performance.now() - startedMs) / stepMs);
      while (n < due) sendNext(n++);
      await sleep(5);
    }
  };
  const running = run();
  return {
    asked,
    carts,
    ask,
    stop: async () => {
      stopped = true;
      await running;
      await Promise.all(pending);
    },
  };
}
