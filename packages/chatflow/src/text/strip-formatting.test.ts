import { expect, it } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { stripFormatting, stripLinesFormatting } from "./strip-formatting.ts";

it.each([
  ["Ice *cream*", "Ice cream"],
  ["_x_ ~y~ `z`", "x y z"],
  ["Rope 4*4", "Rope 4×4"],
  ["a\n\tb\u0000c", "a b c"],
  ["\u202egnp.exe", "gnp.exe"],
  ["***", "…"],
  ["x\ud800", "x�"],
])("makes %j plain", (typed, text) => {
  expect(stripFormatting(typed)).toBe(text);
});

it("keeps the lines of a description", () => {
  expect(stripLinesFormatting("*One*\r\n\n\n\n  two  ")).toBe("One\n\ntwo");
  expect(stripLinesFormatting(" \n ")).toBe("");
});

it("fills values in once", () => {
  expect(fillPlaceholders("{a} and {b}, {constructor}", { a: "{b}", b: "2" })).toBe("{b} and 2, {constructor}");
});
