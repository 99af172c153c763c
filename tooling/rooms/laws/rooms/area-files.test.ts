import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { areaFiles } from "./area-files.ts";

const orders = "apps/dashboard/src/areas/orders/orders";

it.each(["use-arrivals.ts", "order-card.tsx", "hooks/arrivals.ts"])("refuses %s", (name) => {
  expect(problemsOf(areaFiles, { [`${orders}/${name}`]: "" })).toEqual([`${orders}/${name}:1`]);
});

it.each([
  "data.ts",
  "filters.ts",
  "form.ts",
  "form/merge-edits.ts",
  "columns.tsx",
  "labels.ts",
  "rules.ts",
  "rules.test.ts",
  "screens/orders-screen.tsx",
  "parts/order-card.tsx",
  "parts/form/price-field.tsx",
])("allows %s", (name) => {
  expect(problemsOf(areaFiles, { [`${orders}/${name}`]: "" })).toEqual([]);
});

it("refuses a file beside the areas of a domain", () => {
  const path = "apps/dashboard/src/areas/orders/rules.ts";
  expect(problemsOf(areaFiles, { [path]: "" })).toEqual([`${path}:1`]);
});
