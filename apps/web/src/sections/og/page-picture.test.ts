import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tokens } from "./page-picture.tsx";

it.each(Object.entries(tokens))("uses the token %s as it is in the theme", (name, value) => {
  const theme = readFileSync(new URL("../../../../../packages/ui/src/theme.css", import.meta.url), "utf8");
  expect(new RegExp(`--color-${name}: (#\\w+);`).exec(theme)?.[1]).toBe(value);
});
