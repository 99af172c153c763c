import fc from "fast-check";
import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it.each([
  ["Short", 24, "Short"],
  ["Wireless headphones with microphone", 24, "Wireless headphones…"],
  ["Antidisestablishmentarianism", 10, "Antidises…"],
  ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 10, "👩‍👩‍👧…"],
])("cuts %j to %d", (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
});

it("keeps the limit and whole characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.integer({ min: 5, max: 100 }), (text, max) => {
      const short = shorten(text, max);
      expect(short.length).toBeLessThanOrEqual(max);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
