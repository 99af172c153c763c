import { expect, it } from "vitest";
import { nextRow } from "./use-row-shortcuts.ts";

it.each([
  [-1, 1, 5, 0],
  [-1, -1, 5, 0],
  [0, 1, 5, 1],
  [4, 1, 5, 4],
  [0, -1, 5, 0],
] as const)("goes from row %i by %i of %i to row %i", (current, step, count, next) => {
  expect(nextRow(current, step, count)).toBe(next);
});

it("begins with the first row in sight", () => {
  expect(nextRow(-1, 1, 5, 3)).toBe(3);
  expect(nextRow(-1, -1, 5, 3)).toBe(3);
  expect(nextRow(1, 1, 5, 3)).toBe(2);
});
