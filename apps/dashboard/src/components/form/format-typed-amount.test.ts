import { parseMoneyMinor } from "@mauzo/format/money";
import fc from "fast-check";
import { expect, it } from "vitest";
import { caretAfter, formatTypedAmount } from "./format-typed-amount.ts";

it.each([
  ["25000", "25,000"],
  ["2,5000", "25,000"],
  ["1234567.5", "1,234,567.5"],
  ["1.234.5", "1.234.5"],
  [".5", "0.5"],
  ["2.5.5", "2.5.5"],
  ["5*3", "5*3"],
  ["123456789012345", "123456789012345"],
  ["0012", "12"],
  ["12 000/=", "12,000"],
  ["TZS 12 000/=", "TZS 12 000/="],
  ["28k", "28k"],
  ["elfu 12", "elfu 12"],
  ["25.000", "25.000"],
  ["", ""],
  ["7.", "7."],
  ["-5", "-5"],
  ["5000-7000", "5000-7000"],
  ["10/", "10/"],
  ["10/12", "10/12"],
  ["12000/-", "12,000"],
  ["\u22125", "\u22125"],
])("writes %j as %j", (typed, shown) => {
  expect(formatTypedAmount(typed)).toBe(shown);
});

it("always shows what can be read back exactly, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      const typed = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
      expect(parseMoneyMinor(formatTypedAmount(typed))).toBe(minor);
    }),
  );
});

it.each([
  ["25,0000", 7, "250,000", 7],
  ["25,1000", 4, "251,000", 3],
  ["1", 1, "1", 1],
  ["5,000", 1, "5,000", 1],
] as const)("keeps the caret of %j at %i in %j", (before, caret, after, place) => {
  expect(caretAfter(before, caret, after)).toBe(place);
});
