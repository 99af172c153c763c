import { expect, it } from "vitest";
import { sparklinePoints } from "./sparkline-points.ts";

it("goes from left to right, the largest on top", () => {
  expect(sparklinePoints([0, 5, 10], 100, 20)).toBe("0,20 50,10 100,0");
});

it("runs along the middle where nothing changes, and takes a single value", () => {
  expect(sparklinePoints([3, 3], 100, 20)).toBe("0,10 100,10");
  expect(sparklinePoints([7], 100, 20)).toBe("0,10");
});
