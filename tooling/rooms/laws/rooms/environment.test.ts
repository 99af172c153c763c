import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { environment } from "./environment.ts";

it.each([
  "apps/api/src/main.ts",
  "apps/api/src/db/connection-pool.ts",
  "apps/web/src/lib/page-metadata.ts",
  "packages/format/src/money.ts",
])("refuses to let %s read a setting", (path) => {
  expect(problemsOf(environment, { [path]: "\nconst url = process.env.DATABASE_URL;" })).toEqual([`${path}:2`]);
});

it.each([
  ["apps/api/src/env.ts", "export const readEnv = (source = process.env) => source;"],
  ["apps/web/src/lib/env.ts", "const a = process.env.SITE_URL;"],
  ["apps/dashboard/src/server-settings.ts", "const a = process.env.SITE_URL;"],
  ["apps/web/src/lib/content-security.ts", 'const a = process.env.NODE_ENV === "development";'],
  ["apps/api/src/app.ts", "// process.env is read in env.ts"],
  ["tooling/launch/settings.ts", "const a = process.env;"],
  ["apps/api/vitest.config.ts", "const a = process.env.CI;"],
])("allows what stands in %s", (path, text) => {
  expect(problemsOf(environment, { [path]: text })).toEqual([]);
});
