import { expect, it } from "vitest";
import { causesOf, fits, isLow, movementLabelKey, shownDelta, signOf, titleOf } from "./stock-labels.ts";

it("calls an item by its product, and by its own name where there is a choice", () => {
  expect(titleOf({ product_name: "Kanga", name: "" })).toBe("Kanga");
  expect(titleOf({ product_name: "Kanga", name: "Bluu" })).toBe("Kanga · Bluu");
});

it.each([
  [3, 3, true],
  [2, 3, true],
  [4, 3, false],
  [0, null, false],
])("with %d left and a threshold of %s: low is %s", (stock, low_stock_at, low) => {
  expect(isLow({ stock, low_stock_at })).toBe(low);
});

it.each([
  [5, "+5"],
  [-1_200, "−1,200"],
  [0, "±0"],
])("shows %d as %s", (delta, shown) => {
  expect(shownDelta(delta)).toBe(shown);
});

it("knows which way a stock goes for a cause, where it goes one way only", () => {
  expect((["damaged", "lost", "own use", "found", "correction", "other"] as const).map(signOf)).toEqual([
    ...[-1, -1, -1, 1],
    ...[undefined, undefined],
  ]);
});

it("has for more and for fewer only what can have led there", () => {
  expect(causesOf(-3)).toEqual(["damaged", "lost", "counted", "own use", "correction", "other"]);
  expect(causesOf(2)).toEqual(["found", "counted", "correction", "other"]);
  expect([fits("found", -1), fits("lost", 1), fits("lost", -1), fits("other", 1)]).toEqual([false, false, true, true]);
});

it("calls a movement by its cause, else by its reason", () => {
  expect(movementLabelKey({ reason: "adjustment", cause: "damaged" })).toBe("causes.damaged");
  expect(movementLabelKey({ reason: "adjustment", cause: null })).toBe("reasons.adjustment");
});
