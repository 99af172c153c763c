import { expect, it } from "vitest";
import {
  fulfilmentStatuses,
  isVoid,
  orderStatuses,
  owedMinorOf,
  paymentStatuses,
  paymentStatusOf,
  statesOfAttention,
  statesOfStatus,
  statusOf,
} from "./order-states.ts";
import { actorKinds, findTransition, orderTransitions } from "./order-transitions.ts";

const every = fulfilmentStatuses.flatMap((fulfilment) => paymentStatuses.map((payment) => ({ fulfilment, payment })));
const filtersOf = (state: (typeof every)[number]) =>
  orderStatuses.filter((status) => {
    const { fulfilment, payment } = statesOfStatus[status];
    return fulfilment.includes(state.fulfilment) && payment.includes(state.payment);
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
] as const)("of %j the money is %s", (amounts, payment) => {
  expect(paymentStatusOf({ ...amounts, forgivenMinor: 0 })).toBe(payment);
});

it("has each move once, gives goods back when it cancels, and takes them when it opens again", () => {
  const pairs = orderTransitions.map(({ from, to }) => `${from} > ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { from, to, effect, guards } of orderTransitions) {
    expect(from).not.toBe(to);
    expect(effect).toBe(to === "cancelled" ? "restock" : from === "cancelled" ? "take" : undefined);
    expect(guards.includes("moneyReturned")).toBe(to === "cancelled");
    expect(guards.includes("nothingClaimed")).toBe(to === "cancelled");
    expect(guards.includes("mayCancel")).toBe(effect !== undefined);
  }
});

it("lets the customer cancel what nobody has begun, and do nothing else", () => {
  const allowed = fulfilmentStatuses.flatMap((from) =>
    fulfilmentStatuses.filter((to) => findTransition(from, to, "customer")).map((to) => [from, to]),
  );
  expect(allowed).toEqual([["new", "cancelled"]]);
});

it("cancels nothing that was handed over, whoever asks", () => {
  for (const by of actorKinds)
    for (const from of ["picked up", "delivered"] as const)
      expect(findTransition(from, "cancelled", by)).toBeUndefined();
});

it.each([
  [{ paidMinor: 40, refundedMinor: 0, forgivenMinor: 60, totalMinor: 100 }, "paid"],
  [{ paidMinor: 40, refundedMinor: 0, forgivenMinor: 50, totalMinor: 100 }, "part paid"],
  [{ paidMinor: 0, refundedMinor: 0, forgivenMinor: 50, totalMinor: 100 }, "unpaid"],
  [{ paidMinor: 0, refundedMinor: 40, forgivenMinor: 60, totalMinor: 100 }, "refunded"],
] as const)("what is forgiven is asked for no more: of %j the money is %s", (amounts, payment) => {
  expect(paymentStatusOf(amounts)).toBe(payment);
});

it("owes nothing for what is void, and calls no order void that its list calls owed", () => {
  const amounts = { total: { minor: 100 }, paid: { minor: 20 }, forgiven: { minor: 10 } };
  const { fulfilment: owing, payment: unpaid } = statesOfAttention.owed;
  for (const state of every) {
    expect(owedMinorOf({ ...state, ...amounts })).toBe(isVoid(state) ? 0 : 70);
    if (owing.includes(state.fulfilment))
      expect(isVoid(state)).toBe(!unpaid.includes(state.payment) && state.payment !== "paid");
  }
  expect(every.filter(isVoid).map(({ fulfilment, payment }) => `${fulfilment}, ${payment}`)).toEqual([
    ...["picked up, refunded", "delivered, refunded"],
    ...paymentStatuses.map((payment) => `cancelled, ${payment}`),
  ]);
  const overpaid = { total: { minor: 100 }, paid: { minor: 130 }, forgiven: { minor: 10 } };
  expect(owedMinorOf({ fulfilment: "new", payment: "paid", ...overpaid })).toBe(0);
});
