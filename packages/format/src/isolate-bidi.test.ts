import { expect, it } from "vitest";
import { isolateBidi } from "./isolate-bidi.ts";

it("keeps names that turn the direction to themselves, and leaves others alone", () => {
  expect(isolateBidi("Kikoi cha Lamu ❤ 2 m")).toBe("Kikoi cha Lamu ❤ 2 m");
  expect(isolateBidi("عباية")).toBe("\u2068عباية\u2069");
  expect(isolateBidi("\u202eagnaK")).toBe("\u2068\u202eagnaK\u2069");
});

it("lets no name end its own isolation", () => {
  expect(isolateBidi("a\u2069\u202eb")).toBe("\u2068a\u202eb\u2069");
});
