import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { defaultExports } from "./default-exports.ts";

it.each([
  ["apps/web/src/sections/hero.tsx", "export default function Hero() {}"],
  ["apps/web/src/app/[locale]/hero.tsx", "export default function Hero() {}"],
  ["apps/api/src/app.ts", "const app = 1;\nexport { app as default };"],
])("refuses one in %s", (path, text) => {
  expect(problemsOf(defaultExports, { [path]: text })).toEqual([`${path}:${text.split("\n").length}`]);
});

it.each([
  "apps/web/src/app/[locale]/page.tsx",
  "apps/web/src/app/layout.tsx",
  "apps/dashboard/src/proxy.ts",
  "apps/dashboard/src/i18n/request.ts",
  "apps/web/next.config.ts",
  "apps/web/postcss.config.mjs",
  "tooling/launch/checks/vitest-reporter.ts",
])("allows one in %s", (path) => {
  expect(problemsOf(defaultExports, { [path]: "export default function Page() {}" })).toEqual([]);
});

it("is not misled by words", () => {
  expect(problemsOf(defaultExports, { "a.ts": "// export default\nexport const a = `\nexport default`;" })).toEqual([]);
});
