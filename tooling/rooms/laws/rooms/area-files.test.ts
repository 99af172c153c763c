import { expect, it } from "vitest";
import { told } from "../../test/told.ts";
import { areaFiles } from "./area-files.ts";

const orders = "apps/dashboard/src/areas/orders/orders";

it.each(["use-arrivals.ts", "order-card.tsx", "hooks/arrivals.ts"])("refuses %s", (name) => {
  expect(told(areaFiles, { [`${orders}/${name}`]: "" })).toEqual([`${orders}/${name}:1`]);
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
  expect(told(areaFiles, { [`${orders}/${name}`]: "" })).toEqual([]);
});

it("refuses a file beside the areas of a domain", () => {
  const path = "apps/dashboard/src/areas/orders/rules.ts";
  expect(told(areaFiles, { [path]: "" })).toEqual([`${path}:1`]);
});
