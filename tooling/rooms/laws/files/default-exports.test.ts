import { expect, it } from "vitest";
import { told } from "../../test/told.ts";
import { defaultExports } from "./default-exports.ts";

it.each([
  ["apps/web/src/sections/hero.tsx", "export default function Hero() {}"],
  ["apps/web/src/app/[locale]/hero.tsx", "export default function Hero() {}"],
  ["apps/api/src/app.ts", "const app = 1;\nexport { app as default };"],
])("refuses one in %s", (path, text) => {
  expect(told(defaultExports, { [path]: text })).toEqual([`${path}:${text.split("\n").length}`]);
});

it.each([
  "apps/web/src/app/[locale]/page.tsx",
  "apps/web/src/app/layout.tsx",
  "apps/dashboard/src/proxy.ts",
  "apps/dashboard/src/i18n/request.ts",
  "apps/web/next.config.ts",
  "apps/web/postcss.config.mjs",
  "tooling/launch/checks/vitest-report.ts",
])("allows one in %s", (path) => {
  expect(told(defaultExports, { [path]: "export default function Page() {}" })).toEqual([]);
});

it("is not misled by words", () => {
  expect(told(defaultExports, { "a.ts": "// export default\nexport const a = `\nexport default`;" })).toEqual([]);
});
