import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, readCount } from "./format-count.ts";

it.each([
  [0, "0"],
  [1_200, "1,200"],
  [1_000_000, "1,000,000"],
])("writes %d as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

describe("readCount", () => {
  it.each([
    ["12", 12],
    [" 1,200 ", 1_200],
    ["1 200", 1_200],
    ["12\u00a0000", 12_000],
    ["0", 0],
    ["007", 7],
    ["9007199254740991", 9_007_199_254_740_991],
  ])("reads %j as %d", (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  it.each([
    ...["", " ", "-1", "\u22121", "+1", "1.5", "2.0", "1,5", "0,500", "12,00", "1,200 300", "1,,200", ",200", "1,"],
    ...["12-15", "12 elfu", "25k", "kumi", "1e3", "0x10", "Infinity", "1 2", "\u0661\u0662", "9007199254740992"],
  ])("refuses %j", (text) => {
    expect(readCount(text)).toBeUndefined();
  });

  it("reads decimals of nothing only where they are expected", () => {
    expect(["40.0", "1,200.00", "0.0"].map((text) => readCount(text, { decimals: true }))).toEqual([40, 1_200, 0]);
    expect(["40.5", "40.", ".0", "1.000,0"].map((text) => readCount(text, { decimals: true }))).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it("reads no more than there may be", () => {
    expect(readCount("1,000,000", { most: 1_000_000 })).toBe(1_000_000);
    expect(readCount("1,000,001", { most: 1_000_000 })).toBeUndefined();
  });

  it("reads back every count that is written, in groups or plain", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (count) => {
        for (const text of [formatCount(count), String(count), formatCount(count).replaceAll(",", " ")])
          expect(readCount(text)).toBe(count);
      }),
    );
  });

  it("makes a number of nothing that is not written like one", () => {
    const near = fc.string({ unit: fc.constantFrom(..."0123456789,. -k\u00a0e"), maxLength: 9 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        const count = readCount(text);
        if (count === undefined) return;
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
        const plain = text.trim().replace(/\s/g, ",");
        expect([String(count), formatCount(count)]).toContain(plain.replace(/^0+(?=\d)/, ""));
      }),
    );
  });
});
