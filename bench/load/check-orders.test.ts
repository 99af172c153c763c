import { expect, it } from "vitest";
import type { AttemptEvent } from "./attempt-log.ts";
import { checkOrders, type OrderState } from "./check-orders.ts";
import type { OrderTrace } from "./read-order-traces.ts";

const whole = { orders: 1, lines: 1, moved: 1, facts: 1, closed: 1 };
const nothing = { orders: 0, lines: 0, moved: 0, facts: 0, closed: 0 };

/** 400 links, of which some ended unknown and some were refused, in a shop where everything is right. */
function fair(): { events: AttemptEvent[]; found: OrderState } {
  const events: AttemptEvent[] = [];
  const traces: OrderTrace[] = [];
  for (let index = 0; index < 400; index++) {
    const cart = `token-${index}`;
    const about = { atMs: index, client: index % 20, token: cart };
    const number = `N-${index}`;
    events.push({ ...about, type: "invoke" });
    const isUnknown = index % 5 === 1;
    const isRefused = index % 5 === 2;
    if (isUnknown) events.push({ ...about, type: "info", why: "reset" });
    else if (isRefused) events.push({ ...about, type: "fail", status: 422 });
    else events.push({ ...about, type: "ok", number });
    const isThere = !isRefused && !(isUnknown && index % 2 === 0);
    traces.push(isThere ? { cart, numbers: [number], ...whole } : { cart, numbers: [], ...nothing });
  }
  return { events, found: { traces, orders: traces.filter(({ orders }) => orders > 0).length, strays: 0 } };
}

/** Picks the same numbers below `below` in every run. */
function pick(seed: number, count: number, below: number): Set<number> {
  const picked = new Set<number>();
  for (let state = seed; picked.size < count; state = (state * 48_271) % 2_147_483_647) picked.add(state % below);
  return picked;
}

/** Changes these acknowledged orders. */
function bend(
  events: AttemptEvent[],
  traces: OrderTrace[],
  which: Set<number>,
  how: (trace: OrderTrace) => OrderTrace,
): OrderTrace[] {
  const told = events.flatMap((event) => (event.type === "ok" ? [event.token] : []));
  const chosen = new Set([...which].map((index) => told[index]));
  return traces.map((trace) => (chosen.has(trace.cart) ? how(trace) : trace));
}

it("finds nothing where all is right", () => {
  const { events, found } = fair();
  expect(checkOrders(events, found)).toEqual([]);
});

it.each<[string, (trace: OrderTrace) => OrderTrace]>([
  ["that is lost", ({ cart }) => ({ cart, numbers: [], ...nothing })],
  ["that is doubled", ({ cart, numbers }) => ({ cart, numbers: [...numbers, "N"], ...whole, orders: 2, lines: 2 })],
  ["under another number", ({ cart }) => ({ cart, numbers: ["N"], ...whole })],
  ["without lines", (trace) => ({ ...trace, lines: 0 })],
  ["with half its stock", (trace) => ({ ...trace, moved: 0.5 })],
  ["without a fact", (trace) => ({ ...trace, facts: 0 })],
  ["with two facts", (trace) => ({ ...trace, facts: 2 })],
  ["whose cart is open", (trace) => ({ ...trace, closed: 0 })],
])("finds every acknowledged order %s", (_, how) => {
  const { events, found } = fair();
  const traces = bend(events, found.traces, pick(7, 12, 200), how);
  const orders = traces.reduce((sum, trace) => sum + trace.orders, 0);
  expect(checkOrders(events, { ...found, traces, orders })).toHaveLength(12);
});

it("finds orders that were refused, that nobody placed, and what is left of half a one", () => {
  const { events, found } = fair();
  const traces = found.traces.map((trace) =>
    trace.cart === "token-2" ? { cart: trace.cart, numbers: ["N-2"], ...whole } : trace,
  );
  expect(checkOrders(events, { traces, orders: found.orders + 3, strays: 4 })).toEqual([
    "order of token-2, [1,1,1,1,1]: told that there is none",
    "2 orders nobody placed",
    "4 stocks or facts that belong to no order",
  ]);
});

it("finds a link that was told two numbers", () => {
  const { events, found } = fair();
  const about = { atMs: 1, client: 1, token: "token-0" };
  const again: AttemptEvent[] = [
    { ...about, type: "invoke" },
    { ...about, type: "ok", number: "N-other" },
  ];
  expect(checkOrders([...events, ...again], found)).toEqual(["order of token-0, [1,1,1,1,1]: told N-0 and N-other"]);
});
