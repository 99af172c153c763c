import { expect, it } from "vitest";
import type { Event } from "./history.ts";
import { judge } from "./judge.ts";
import type { Found, OrderFound } from "./read-market.ts";

/** 400 links of which some ended unknown and some refused, and a market in which all is right. */
function fair(): { events: Event[]; market: Found } {
  const events: Event[] = [];
  const orders: OrderFound[] = [];
  for (let index = 0; index < 400; index++) {
    const token = `token-${index}`;
    const about = { atMs: index, client: index % 20, token };
    const number = `N-${index}`;
    events.push({ ...about, type: "invoke" });
    const isUnknown = index % 5 === 1;
    const isRefused = index % 5 === 2;
    if (isUnknown) events.push({ ...about, type: "info", why: "reset" });
    else if (isRefused) events.push({ ...about, type: "fail", status: 422 });
    else events.push({ ...about, type: "ok", number });
    if (!isRefused && !(isUnknown && index % 2 === 0))
      orders.push({ token, number, cartState: "ordered", lines: 2, moved: -4, jobs: 1 });
  }
  return { events, market: { orders, emptyLinks: [], crookedItems: 0, lostLines: 0 } };
}

/** The same lists on every run, of numbers below `below`. */
function* pick(seed: number, below: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state % below;
  }
}

it("finds nothing where all is right", () => {
  const { events, market } = fair();
  expect(judge(events, market)).toEqual([]);
});

it("finds every acknowledged order that is lost", () => {
  const { events, market } = fair();
  const told = market.orders.filter(({ token }) =>
    events.some((event) => event.type === "ok" && event.token === token),
  );
  const random = pick(7, told.length);
  const lost = new Set(Array.from({ length: 12 }, () => told[random.next().value ?? 0]?.token));
  const orders = market.orders.filter(({ token }) => !lost.has(token));
  expect(judge(events, { ...market, orders })).toHaveLength(lost.size);
});

it("finds every order that is doubled", () => {
  const { events, market } = fair();
  const random = pick(11, market.orders.length);
  const twice = [...new Set(Array.from({ length: 12 }, () => market.orders[random.next().value ?? 0]))].flatMap(
    (order) => order ?? [],
  );
  const orders = [...market.orders, ...twice.map((order) => ({ ...order, number: "N-again" }))];
  const faults = judge(events, { ...market, orders });
  expect(faults).toHaveLength(twice.length);
  expect(faults).toEqual(expect.arrayContaining(twice.map(({ token }) => `${token}: 2 orders`)));
});

it.each<[string, (order: OrderFound) => OrderFound]>([
  ["another number", (order) => ({ ...order, number: "N-other" })],
  ["no lines", (order) => ({ ...order, lines: 0 })],
  ["half its stock", (order) => ({ ...order, moved: -2 })],
  ["no job", (order) => ({ ...order, jobs: 0 })],
  ["two jobs", (order) => ({ ...order, jobs: 2 })],
  ["an open cart", (order) => ({ ...order, cartState: "open" })],
])("finds an order with %s", (_, bend) => {
  const { events, market } = fair();
  const orders = market.orders.map((order, index) => (index === 0 ? bend(order) : order));
  expect(judge(events, { ...market, orders })).toHaveLength(1);
});

it("finds orders that were refused, that nobody placed, and what is left of half a one", () => {
  const { events, market } = fair();
  const [like] = market.orders;
  if (!like) throw new Error("there are no orders");
  const orders = [...market.orders, { ...like, token: "token-2" }, { ...like, token: "token-999" }];
  const half = { orders, emptyLinks: ["token-7"], crookedItems: 2, lostLines: 3 };
  expect(judge(events, half)).toEqual([
    "token-2: told that there is none, there is N-0",
    "token-999: an order nobody placed",
    "token-7: ordered, and there is no order",
    "2 items whose stock is not what moved",
    "3 lines without an order",
  ]);
});

it("finds a link that was told two numbers", () => {
  const { events, market } = fair();
  const about = { atMs: 1, client: 1, token: "token-0" };
  const again: Event[] = [
    { ...about, type: "invoke" },
    { ...about, type: "ok", number: "N-other" },
  ];
  expect(judge([...events, ...again], market)).toEqual(["token-0: told N-0 and N-other"]);
});
