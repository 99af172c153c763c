import { expect, it } from "vitest";
import { readOrderNumber } from "./read-order-number.ts";

it.each([
  ["7K4Q9-DXM2T", "7K4Q9-DXM2T"],
  ["my order is 7k4q9-dxm2t.", "7K4Q9-DXM2T"],
  ["7K4Q9DXM2T", "7K4Q9-DXM2T"],
  ["headphones", undefined],
  ["strawberry", undefined],
  ["7K4Q9-DXM2T9", undefined],
  ["0712345678", undefined],
  ["", undefined],
])("reads %j", (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
