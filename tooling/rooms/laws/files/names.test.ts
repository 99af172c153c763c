import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { names } from "./names.ts";

it.each([
  "apps/api/src/placeOrder.ts",
  "apps/api/src/modules/publicShops/routes.ts",
  "apps/api/src/utils.ts",
  "apps/api/src/helpers/money.ts",
  "packages/contract/src/types.ts",
  "packages/contract/src/index.ts",
  "apps/web/src/lib/service.test.ts",
  "apps/web/src/sections/[slug]/hero.tsx",
  "packages/ui/src/Button.tsx",
])("refuses %s", (path) => {
  expect(problemsOf(names, { [path]: "" })).toEqual([`${path}:1`]);
});

it.each([
  "README.md",
  ".github/workflows/verify.yml",
  "apps/web/src/app/[locale]/(site)/shops/[slug]/page.tsx",
  "apps/dashboard/src/app/invite/[[...path]]/page.tsx",
  "apps/web/src/app/@side/not-found.tsx",
  "apps/api/src/db/migrations/meta/_journal.json",
  "apps/web/next.config.ts",
  "apps/api/src/modules/orders/orders/place-order.test.ts",
])("allows %s", (path) => {
  expect(problemsOf(names, { [path]: "" })).toEqual([]);
});

it("names a wrong folder once", () => {
  expect(problemsOf(names, { "apps/api/src/misc/a.ts": "", "apps/api/src/misc/b.ts": "" })).toHaveLength(1);
});
