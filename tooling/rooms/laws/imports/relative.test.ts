import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { relative } from "./relative.ts";

it.each([
  ["apps/api/src/app.ts", "./env"],
  ["apps/api/src/app.ts", "./env.js"],
  ["apps/api/src/app.ts", "../../../packages/format/src/money.ts"],
  ["apps/web/src/page.tsx", "../../cart/src/data.ts"],
])("refuses, in %s, %s", (path, specifier) => {
  expect(problemsOf(relative, { [path]: `\nimport { a } from "${specifier}";` })).toEqual([`${path}:2`]);
});

it.each([
  ["apps/api/src/app.ts", "./env.ts"],
  ["apps/api/src/db/tenant-transaction.ts", "../env.ts"],
  ["apps/web/src/app/layout.tsx", "./globals.css"],
  ["apps/api/src/app.ts", "node:path"],
  ["apps/api/src/app.ts", "@mauzo/format/money"],
])("allows, in %s, %s", (path, specifier) => {
  expect(problemsOf(relative, { [path]: `import { a } from "${specifier}";` })).toEqual([]);
});
