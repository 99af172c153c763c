import { expect, it } from "vitest";
import { themeOf } from "./theme.ts";

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["system", "system"],
  ["sepia", "system"],
  [undefined, "system"],
])("reads %s as %s", (kept, theme) => {
  expect(themeOf(kept)).toBe(theme);
});
