import { expect, it } from "vitest";
import { parseQuantity } from "./parse-quantity.ts";

const whole = (quantity: number) => ({ kind: "whole", quantity });

it.each([
  ["2", whole(2)],
  [" 2 ", whole(2)],
  ["+2", whole(2)],
  ["x2", whole(2)],
  ["2x", whole(2)],
  ["2 pcs", whole(2)],
  ["3 vipande", whole(3)],
  ["2.0", whole(2)],
  ["1,000", whole(1000)],
  ["999999", whole(999_999)],
  ["two", whole(2)],
  ["Mbili", whole(2)],
  ["mbili tu", whole(2)],
  ["nataka tatu tafadhali", whole(3)],
  ["kumi na mbili", whole(12)],
  ["2.5", { kind: "not-whole" }],
  ["1,5", { kind: "not-whole" }],
  ["0", { kind: "too-small" }],
  ["-1", { kind: "too-small" }],
  ["", undefined],
  ["toString", undefined],
  ["two or three", undefined],
  ["2 khanga", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
])("reads %j", (text, meant) => {
  expect(parseQuantity(text)).toEqual(meant);
});
