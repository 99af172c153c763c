import { expect, it } from "vitest";
import { resolveImport } from "./resolve-import.ts";

const paths = new Set([
  "apps/web/src/a.ts",
  "packages/ui/src/card.tsx",
  "tooling/launch/ports.ts",
  "apps/web/src/b.css",
]);

it.each([
  ["./a.ts", "apps/web/src/a.ts"],
  ["./a", "apps/web/src/a.ts"],
  ["../src/b.css", "apps/web/src/b.css"],
  ["@mauzo/ui/card", "packages/ui/src/card.tsx"],
  ["@mauzo/launch/ports", "tooling/launch/ports.ts"],
  ["./gone.ts", undefined],
  ["react", undefined],
])("leads %s to %s", (specifier, target) => {
  expect(resolveImport("apps/web/src/page.tsx", specifier, paths)).toBe(target);
});
