import { expect, it } from "vitest";
import { findMove, movers, orderMoves } from "./order-moves.ts";
import {
  goodsStates,
  isVoid,
  moneyOf,
  moneyStates,
  orderStatuses,
  owedMinorOf,
  statesOfAttention,
  statesOfStatus,
  statusOf,
} from "./order-states.ts";

const every = goodsStates.flatMap((goods) => moneyStates.map((money) => ({ goods, money })));
const filtersOf = (state: (typeof every)[number]) =>
  orderStatuses.filter((status) => {
    const { goods, money } = statesOfStatus[status];
    return goods.includes(state.goods) && money.includes(state.money);
  });

it("calls an order by the first that holds of cancelled, completed, delivered, picked up, paid, pending", () => {
  const order = ["cancelled", "completed", "delivered", "picked up", "paid", "pending"] as const;
  for (const state of every) expect(statusOf(state)).toBe(order.find((status) => filtersOf(state).includes(status)));
});

it("leaves no order out of the filters, and none pending that is something else", () => {
  for (const state of every) {
    expect(filtersOf(state)).not.toEqual([]);
    if (filtersOf(state).includes("pending")) expect(filtersOf(state)).toEqual(["pending"]);
    if (filtersOf(state).includes("cancelled")) expect(filtersOf(state)).toEqual(["cancelled"]);
  }
});

it.each([
  [{ paidMinor: 0, refundedMinor: 0, totalMinor: 100 }, "unpaid"],
  [{ paidMinor: 1, refundedMinor: 0, totalMinor: 100 }, "part paid"],
  [{ paidMinor: 100, refundedMinor: 0, totalMinor: 100 }, "paid"],
  [{ paidMinor: 60, refundedMinor: 40, totalMinor: 60 }, "paid"],
  [{ paidMinor: 60, refundedMinor: 40, totalMinor: 100 }, "part paid"],
  [{ paidMinor: 0, refundedMinor: 100, totalMinor: 100 }, "refunded"],
  [{ paidMinor: 0, refundedMinor: 0, totalMinor: 0 }, "paid"],
] as const)("of %j the money is %s", (amounts, money) => {
  expect(moneyOf(amounts)).toBe(money);
});

it("has each move once, gives goods back when it cancels, and takes them when it opens again", () => {
  const pairs = orderMoves.map(({ from, to }) => `${from} > ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { from, to, effect, guards } of orderMoves) {
    expect(from).not.toBe(to);
    expect(effect).toBe(to === "cancelled" ? "restock" : from === "cancelled" ? "take" : undefined);
    expect(guards.includes("moneyReturned")).toBe(to === "cancelled");
    expect(guards.includes("nothingClaimed")).toBe(to === "cancelled");
    expect(guards.includes("mayCancel")).toBe(effect !== undefined);
  }
});

it("lets the customer cancel what nobody has begun, and do nothing else", () => {
  const allowed = goodsStates.flatMap((from) =>
    goodsStates.filter((to) => findMove(from, to, "customer")).map((to) => [from, to]),
  );
  expect(allowed).toEqual([["new", "cancelled"]]);
});

it("cancels nothing that was handed over, whoever asks", () => {
  for (const by of movers)
    for (const from of ["picked up", "delivered"] as const) expect(findMove(from, "cancelled", by)).toBeUndefined();
});

it("owes nothing for what is void, and calls no order void that its list calls owed", () => {
  const amounts = { total: { minor: 100 }, paid: { minor: 30 } };
  const { goods: owing, money: unpaid } = statesOfAttention.owed;
  for (const state of every) {
    expect(owedMinorOf({ ...state, ...amounts })).toBe(isVoid(state) ? 0 : 70);
    if (owing.includes(state.goods))
      expect(isVoid(state)).toBe(!unpaid.includes(state.money) && state.money !== "paid");
  }
  expect(every.filter(isVoid).map(({ goods, money }) => `${goods}, ${money}`)).toEqual([
    ...["picked up, refunded", "delivered, refunded"],
    ...moneyStates.map((money) => `cancelled, ${money}`),
  ]);
  const overpaid = { total: { minor: 100 }, paid: { minor: 130 } };
  expect(owedMinorOf({ goods: "new", money: "paid", ...overpaid })).toBe(0);
});
