import { expect, it } from "vitest";
import { movedBefore } from "./rules.ts";

it("puts one before another one, or last, and knows nobody else", () => {
  const order = ["a", "b", "c"];
  expect(movedBefore(order, "c", "a")).toEqual(["c", "a", "b"]);
  expect(movedBefore(order, "a", "c")).toEqual(["b", "a", "c"]);
  expect(movedBefore(order, "a", null)).toEqual(["b", "c", "a"]);
  expect(movedBefore(order, "b", "b")).toEqual(order);
  expect(movedBefore(order, "b", "x")).toBeUndefined();
});
