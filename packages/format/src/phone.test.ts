import fc from "fast-check";
import { expect, it } from "vitest";
import { findPhones, formatPhone, toE164 } from "./phone.ts";

it.each(["0712345678", "+255712345678", "255 712 345 678", "00255712345678", "0712-345-678", "０７１２３４５６７８"])(
  "reads %s as one number",
  (text) => {
    expect(toE164(text)).toBe("+255712345678");
  },
);

const refused = ["", "abc", "12", "+1", "0712345678901234567", "javascript:alert(1)", "0712-345-678 ext 3"];
it.each(refused)("refuses %j", (text) => {
  expect(toE164(text)).toBeUndefined();
});

it("writes a number as people read it, and leaves what is none", () => {
  expect([formatPhone("+255712345678"), formatPhone("12"), formatPhone("")]).toEqual(["+255 712 345 678", "12", ""]);
});

const spelt = fc
  .record({
    network: fc.constantFrom("71", "74", "75", "76", "78", "65", "68", "62"),
    rest: fc.stringMatching(/^\d{7}$/),
    country: fc.constantFrom("0", "+255", "255", "00255", "+255 ", "(0", "+255-"),
    between: fc.constantFrom("", " ", "-", ".", "  ", "\u00a0"),
    cuts: fc.constantFrom([3, 6], [2, 5], [3], [3, 5, 7]),
  })
  .map(({ network, rest, country, between, cuts }) => {
    const digits = `${network}${rest}`;
    const parts = [0, ...cuts].map((from, at, all) => digits.slice(from, all[at + 1]));
    const [first = "", ...others] = parts;
    const opened = country === "(0" ? `(0${first})` : `${country}${first}`;
    return { written: [opened, ...others].join(between), number: `+255${digits}` };
  });
const around = fc.constantFrom(
  ["", ""],
  ["piga ", " jioni"],
  ["Kanga 2, ", ", asante"],
  ["(", ")"],
  ["x\n", "\n3 kanga"],
);

it("finds a number in any of its usual spellings, whatever stands around it", () => {
  fc.assert(
    fc.property(spelt, around, ({ written, number }, [before = "", after = ""]) => {
      const found = findPhones(`${before}${written}${after}`);
      expect(found.map(({ text }) => toE164(text))).toEqual([number]);
    }),
  );
});

it.each(["kanga 2", "35,000", "bei 250000", "2026-11-20 10:30", "7up 4", "0", "9".repeat(99), "0 ".repeat(50)])(
  "finds none in %s",
  (text) => {
    expect(findPhones(text)).toEqual([]);
  },
);
