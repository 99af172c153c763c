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

it("has fixed names in entities too: no screens, no filters", () => {
  const order = "apps/dashboard/src/entities/orders/order";
  const read = (name: string) => problemsOf(areaFiles, { [`${order}/${name}`]: "" });
  for (const name of ["queries.ts", "actions/use-payment.ts", "parts/order-card.tsx", "rules.ts", "labels.ts"])
    expect(read(name)).toEqual([]);
  for (const name of ["data.ts", "filters.ts", "screens/order-screen.tsx", "use-payment.ts"])
    expect(read(name)).toEqual([`${order}/${name}:1`]);
});

it("refuses a file beside the areas of a domain", () => {
  const path = "apps/dashboard/src/areas/orders/rules.ts";
  expect(problemsOf(areaFiles, { [path]: "" })).toEqual([`${path}:1`]);
});
