import { instalmentsOf, nextDayOf, owedUntil, splitEvenly } from "@mauzo/contract/orders/order-plans";
import fc from "fast-check";
import { expect, it } from "vitest";

const minor = (value: number) => ({ minor: value });
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const day = (place: number) => `2026-${String(place + 1).padStart(2, "0")}-15`;
/** An order with a plan that was made when something was paid, and what it has come to by now. */
const planned = fc
  .record({
    paidBefore: fc.nat({ max: 500 }),
    amounts: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 12 }),
    paid: fc.nat({ max: 7_000 }),
    owed: fc.nat({ max: 7_000 }),
  })
  .map(({ paidBefore, amounts, paid, owed }) => ({
    ...{ paid: minor(paid), owed: minor(owed), amounts, paidBefore },
    plan: amounts.map((_, place) => ({
      due_on: day(place),
      until: minor(paidBefore + sum(amounts.slice(0, place + 1))),
    })),
  }));

it("what is left of the instalments always comes to what is owed, whatever was paid, forgiven or edited", () => {
  fc.assert(
    fc.property(planned, (order) => {
      const lefts = instalmentsOf(order).map(({ leftMinor }) => leftMinor);
      expect(sum(lefts)).toBe(order.owed.minor);
      expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
      expect(owedUntil({ ...order, due_on: null }, "2027-01-01")).toBe(order.owed.minor);
      expect(owedUntil({ ...order, due_on: null }, "2025-12-31")).toBe(0);
    }),
  );
});

it("payments fill them from the first, and a smaller order shrinks the last", () => {
  const plan = [100, 200, 300].map((until, place) => ({ due_on: day(place), until: minor(until) }));
  const left = (paid: number, owed: number) =>
    instalmentsOf({ plan, paid: minor(paid), owed: minor(owed) }).map(({ leftMinor }) => leftMinor);
  expect(left(0, 300)).toEqual([100, 100, 100]);
  expect(left(150, 150)).toEqual([0, 50, 100]);
  expect(left(0, 150)).toEqual([100, 50, 0]);
  expect(left(0, 450)).toEqual([100, 100, 250]);
  expect(left(300, 50)).toEqual([0, 0, 50]);
  expect(nextDayOf({ plan, paid: minor(150), owed: minor(150) })).toBe(day(1));
  expect(owedUntil({ plan, paid: minor(150), owed: minor(150), due_on: day(1) }, day(1))).toBe(50);
});

it("even parts come to the whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_200, max: 10_000_000 }), fc.integer({ min: 2, max: 12 }), (owed, count) => {
      const parts = splitEvenly(owed, count);
      expect([sum(parts), parts.length]).toEqual([owed, count]);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(200);
    }),
  );
});
