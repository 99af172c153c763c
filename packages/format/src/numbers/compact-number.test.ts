import { expect, it } from "vitest";
import { compactNumber } from "./compact-number.ts";

it.each([
  [0, "0"],
  [950, "950"],
  [999.96, "999.9"],
  [25_000, "25k"],
  [1_249_999, "1.2M"],
  [3e9, "3B"],
  [1e12, "1T"],
  [-1500, "-1.5k"],
])("writes %d as %s", (value, text) => {
  expect(compactNumber(value)).toBe(text);
});
