import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, parseMoneyMinor, plainAmount } from "./money.ts";

describe("formatMoney", () => {
  it.each([
    [2_500_000, "25,000.00 TZS"],
    [0, "0.00 TZS"],
    [5, "0.05 TZS"],
    [-123_456, "-1,234.56 TZS"],
    [9_007_199_254_740_991, "90,071,992,547,409.91 TZS"],
  ])("writes %d as %s", (minor, text) => {
    expect(formatMoney({ minor, currency: "TZS" })).toBe(text);
  });

  it("refuses what is not a safe integer", () => {
    expect(() => formatMoney({ minor: 0.1, currency: "TZS" })).toThrow(RangeError);
    expect(() => formatMoney({ minor: 2 ** 53, currency: "TZS" })).toThrow(RangeError);
  });
});

it("writes amounts for programs so that they are read back", () => {
  expect([2_500_000, 5, -123_456, 0].map(plainAmount)).toEqual(["25000.00", "0.05", "-1234.56", "0.00"]);
});

describe("parseMoneyMinor", () => {
  it.each([
    ["25,000", 2_500_000],
    ["25 000.5", 2_500_050],
    ["0.05", 5],
    ["0.5", 50],
  ])("reads %s as people mean it", (text, minor) => {
    expect(parseMoneyMinor(text)).toBe(minor);
  });

  it.each(["", "abc", "1e3", "0x10", "-1", "1.005", "12,34", "NaN", "99999999999999999999", "1,000,00"])(
    "refuses %j",
    (text) => {
      expect(parseMoneyMinor(text)).toBeUndefined();
    },
  );

  it("reads back every amount it writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (minor) => {
        expect(parseMoneyMinor(formatMoney({ minor, currency: "TZS" }).replace(" TZS", ""))).toBe(minor);
      }),
    );
  });
});
