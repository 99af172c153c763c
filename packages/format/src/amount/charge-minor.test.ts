import fc from "fast-check";
import { expect, it } from "vitest";
import { chargeMinor } from "./charge-minor.ts";

it("is the amount, or a percentage that is rounded to the nearest minor unit, halves up", () => {
  expect(chargeMinor({ type: "fixed", value: 500 }, 0)).toBe(500);
  expect(chargeMinor({ type: "percentage", value: 250 }, 20)).toBe(1);
  expect(chargeMinor({ type: "percentage", value: 250 }, 19)).toBe(0);
  expect(chargeMinor({ type: "percentage", value: 10_000 }, 1e15)).toBe(1e15);
});

it("is exact for every total", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), fc.integer({ min: 1, max: 10_000 }), (goods, value) => {
      const exact = Number((BigInt(goods) * BigInt(value) + 5_000n) / 10_000n);
      expect(chargeMinor({ type: "percentage", value }, goods)).toBe(exact);
    }),
  );
});
