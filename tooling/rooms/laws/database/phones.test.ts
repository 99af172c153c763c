import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { phones } from "./phones.ts";

const queries = "apps/api/src/modules/orders/orders/queries/list-orders.ts";

it.each([
  "const fields = { phone: c.phone };",
  "const fields = { phone: customers.phone };",
  "const { name, phone } = contacts;",
  "const fields = { phone: o.customerPhone };",
  'const all = statement("select o.customer_phone from orders o");',
])("refuses a number that is read whole: %s", (text) => {
  expect(problemsOf(phones, { [queries]: `\n${text}` })).toEqual([`${queries}:2`]);
});

it.each([
  [queries, ["const phone = sql`shown_phone($", "{c.phone})`;"].join("")],
  [queries, 'const all = statement("select shown_phone(o.customer_phone) from orders o");'],
  [queries, "const { name, place } = customers;"],
  ["apps/api/src/modules/customers/customers/queries/identity.ts", "const fields = { phone: customers.phone };"],
  ["apps/api/src/modules/orders/exports/rules.ts", "const cell = customers.phone;"],
  ["apps/api/src/modules/orders/orders/queries.test.ts", "const phone = c.phone;"],
])("allows what stands in %s: %s", (path, text) => {
  expect(problemsOf(phones, { [path]: text })).toEqual([]);
});
