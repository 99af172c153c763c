import { expect, it } from "vitest";
import { strengthOf } from "./password-strength.ts";

it.each([
  ["", "short"],
  ["siri123", "short"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["12345678", "weak"],
  ["0712345678", "weak"],
  ["qwertyuiop", "weak"],
  ["zyxwvuts", "weak"],
  ["kanga&2026", "fair"],
  ["kanga-za-tanga", "good"],
  ["kanga mbili na doti moja", "strong"],
] as const)("calls %s %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
