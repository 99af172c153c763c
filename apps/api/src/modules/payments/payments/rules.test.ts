import { paymentMoves, paymentStates } from "@mauzo/contract/payments/payment-states";
import type { PaymentProvider } from "@mauzo/contract/payments/payments";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Absent, Outcome } from "../../../gateways/payments/port.ts";
import { inCurrency, sharesOf } from "./rules.ts";
import { changeBy } from "./steps/change-by.ts";
import { networkOf, newReference, priceOf, queryTimeOf } from "./steps/provider-requests.ts";
import { providerOf } from "./steps/who-asks.ts";

const outcomes: (Outcome | Absent)[] = [
  { result: "done", amount: undefined, networkRef: "QX1" },
  { result: "waiting", providerRef: undefined },
  ...(["declined", "no_balance", "expired", "credentials"] as const).map(
    (reason): Outcome => ({ result: "refused", reason, code: undefined }),
  ),
  { result: "unknown", why: "silence", code: undefined },
  { result: "absent" },
];

it("makes no move that the table does not allow, and takes money from every state but paid", () => {
  for (const state of paymentStates)
    for (const outcome of outcomes)
      for (const of of ["request", "question"] as const)
        for (const ageMs of [0, 179_999, 180_000]) {
          const change = changeBy(state, outcome, { of, ageMs });
          if (change) expect(paymentMoves[state]).toContain(change.state);
          if (outcome.result === "done") expect(change?.state).toBe(state === "paid" ? undefined : "paid");
        }
});

it("declares every pair: paid is final, and what failed can only be paid", () => {
  const all = paymentStates.filter((state) => !["asking"].includes(state));
  expect(paymentMoves).toEqual({
    asking: expect.arrayContaining(all),
    waiting: ["unknown", "paid", "declined", "expired"],
    unknown: ["waiting", "paid", "declined", "expired"],
    paid: [],
    declined: ["paid"],
    expired: ["paid"],
  });
});

it("fails nothing by guess: silence is unknown, and an unanswered question no news before three minutes", () => {
  const [silence, absent] = [outcomes.at(-2), outcomes.at(-1)];
  if (!silence || !absent) throw new Error("the list is short");
  expect(changeBy("asking", silence, { of: "request", ageMs: 20_000 })?.state).toBe("unknown");
  expect(changeBy("waiting", silence, { of: "question", ageMs: 60_000 })).toBeUndefined();
  expect(changeBy("waiting", silence, { of: "question", ageMs: 180_000 })?.state).toBe("unknown");
  expect(changeBy("unknown", absent, { of: "question", ageMs: 60_000 })).toBeUndefined();
  expect(changeBy("unknown", absent, { of: "question", ageMs: 180_000 })).toEqual({
    state: "declined",
    failure: "failed",
  });
});

it("asks for whole shillings, the fee on top in whole shillings too", () => {
  expect(priceOf(2_500_000, { hundredths: 150, leastMinor: 10_000 })).toEqual({
    feeMinor: 37_500,
    askedMinor: 2_537_500,
  });
  expect(priceOf(100_001, { hundredths: 150, leastMinor: 10_000 })).toEqual({ feeMinor: 10_000, askedMinor: 110_100 });
  expect(priceOf(2_222_233, { hundredths: 150, leastMinor: 0 })).toEqual({ feeMinor: 33_400, askedMinor: 2_255_700 });
  expect(priceOf(150, undefined)).toEqual({ feeMinor: 0, askedMinor: 200 });
});

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
it("loses and makes no cent: the shares of what came are what came, and the order never gets more than it owes", () => {
  const fees = fc.option(fc.record({ hundredths: fc.nat(9_999), leastMinor: fc.nat(1000).map((n) => n * 100) }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(amount, fees, fc.nat(1_000_000_000), fc.option(amount), (amountMinor, fee, owedMinor, other) => {
      const price = priceOf(amountMinor, fee);
      expect([price.askedMinor % 100, price.feeMinor % 100]).toEqual([0, 0]);
      const came = other ?? price.askedMinor;
      const { orderMinor, roundingMinor, surplusMinor, feeMinor } = sharesOf(
        { amountMinor, ...price },
        came,
        owedMinor,
      );
      expect(orderMinor + roundingMinor + surplusMinor + feeMinor).toBe(came);
      expect(orderMinor).toBeLessThanOrEqual(owedMinor);
      expect(Math.min(orderMinor, roundingMinor, surplusMinor, feeMinor)).toBeGreaterThanOrEqual(0);
      expect(roundingMinor).toBeLessThan(100);
    }),
  );
});

it("asks the provider at its times, not before its answer means something, and no longer than a day", () => {
  const times = (firstMs: number) => {
    const all: number[] = [];
    for (let time = 0, at = queryTimeOf(0, firstMs); at !== undefined; at = queryTimeOf(++time, firstMs)) all.push(at);
    return all;
  };
  expect(times(10_000).slice(0, 8)).toEqual([10, 30, 60, 180, 600, 1_800, 3_600, 7_200]);
  expect(times(180_000).slice(0, 3)).toEqual([180, 600, 1_800]);
  expect([times(10_000).at(-1), times(180_000).at(-1)]).toEqual([86_400, 86_400]);
});

it.each([
  ["+255754000111", "M-Pesa", "mpesa"],
  ["+255687000111", "Airtel Money", "airtel"],
  ["+255712000111", "Mixx by Yas", "clickpesa"],
  ["+255621000111", "HaloPesa", "clickpesa"],
  ["+255222000111", undefined, undefined],
  ["+254754000111", undefined, undefined],
])("knows the network of %s", (phone, network, provider) => {
  expect(networkOf(phone)).toBe(network);
  expect(providerOf(networkOf(phone), new Set(["mpesa", "airtel", "clickpesa"]))).toBe(provider);
});

it("asks through who is left where a network's own provider is not there", () => {
  expect(providerOf("M-Pesa", new Set<PaymentProvider>(["clickpesa"]))).toBe("clickpesa");
  expect(providerOf("HaloPesa", new Set<PaymentProvider>(["mpesa", "airtel"]))).toBeUndefined();
});

it("makes references of twenty signs that no two payments share", () => {
  const all = Array.from({ length: 1_000 }, newReference);
  for (const reference of all) expect(reference).toMatch(/^[A-Z0-9]{20}$/);
  expect(new Set(all).size).toBe(1_000);
});

it("takes money of another currency for no answer", () => {
  const done = (currency: string): Outcome => ({ result: "done", amount: { minor: 100, currency }, networkRef: "QX1" });
  expect(inCurrency(done("TZS"), "TZS")).toEqual(done("TZS"));
  expect(inCurrency(done("USD"), "TZS")).toEqual({ result: "unknown", why: "answer", code: "USD" });
  for (const outcome of outcomes) expect(inCurrency(outcome, "TZS")).toBe(outcome);
});
