import fc from "fast-check";
import { expect, it } from "vitest";
import { amountText, exactAmount, isUnreadable, readAmount } from "./typed-amount.ts";

it.each([
  ["25,000", 2_500_000],
  ["28k", 2_800_000],
  ["elfu 12", 1_200_000],
  ["Tsh 35,000/=", 3_500_000],
  ["0", 0],
  [" 0.5 ", 50],
])("reads %j as an amount", (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

it.each([
  "abc",
  "-500",
  "\u2212500",
  "999.995",
  "3.0005",
  "2.5.5",
  "25.000",
  "5000-7000",
  "10/12",
  "99999999999999999",
])("keeps %j as a text that is no amount", (text) => {
  expect(readAmount(text)).toBe(text);
  expect(isUnreadable(readAmount(text))).toBe(true);
  expect(exactAmount(readAmount(text))).toBeUndefined();
});

it.each([
  ["10", 1000],
  ["2.5", 250],
  ["12,05 %", 1205],
  ["100%", 10_000],
])("reads %j as a percentage", (text, hundredths) => {
  expect(readAmount(text, "percentage")).toBe(hundredths);
});

it.each(["abc", "-5", "2.5.5", "2.555", "1,000", "28k", "%"])("keeps %j, which is no percentage", (text) => {
  expect(readAmount(text, "percentage")).toBe(text);
});

it("takes only an empty field for none", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("money" as const, "percentage" as const), (text, kind) => {
      const read = readAmount(text, kind);
      expect(read === undefined).toBe(text.trim() === "");
      if (typeof read === "number") expect(Number.isSafeInteger(read) && read >= 0).toBe(true);
      else if (read !== undefined) expect(amountText(read)).toBe(text);
    }),
  );
});

it("reads back what it shows, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (minor) => {
      expect(readAmount(amountText(minor))).toBe(minor);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
      expect(readAmount(amountText(hundredths), "percentage")).toBe(hundredths);
    }),
  );
});
