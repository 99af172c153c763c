import { expect, it } from "vitest";
import { told } from "../../test/told.ts";
import { database } from "./database.ts";

const src = "apps/api/src";
const tables = { [`${src}/db/schema/orders.ts`]: "" };

it.each([
  ["modules/orders/orders/place-order.ts", "drizzle-orm"],
  ["modules/orders/orders/routes.ts", "../../../db/schema/orders.ts"],
  ["http/admit.ts", "drizzle-orm/node-postgres"],
  ["modules/orders/orders/queries.ts", "pg"],
  ["main.ts", "pg"],
])("refuses, in %s, %s", (path, specifier) => {
  expect(told(database, { ...tables, [`${src}/${path}`]: `import { a } from "${specifier}";` })).toEqual([
    `${src}/${path}:1`,
  ]);
});

it.each([
  ["modules/orders/orders/queries.ts", "drizzle-orm"],
  ["modules/catalogue/products/queries/read-products.ts", "drizzle-orm"],
  ["modules/orders/orders/queries.ts", "../../../db/schema/orders.ts"],
  ["db/client.ts", "pg"],
  ["db/schema/shops.ts", "drizzle-orm/pg-core"],
  ["jobs/queue.ts", "pg-boss"],
  ["modules/orders/orders/routes.test.ts", "drizzle-orm"],
])("allows, in %s, %s", (path, specifier) => {
  expect(told(database, { ...tables, [`${src}/${path}`]: `import { a } from "${specifier}";` })).toEqual([]);
});

it.each(["sql.raw(text)", "sql.identifier(name)", "sql`count(*)`.as(label)"])("refuses %s in a query", (text) => {
  for (const path of [`${src}/modules/orders/orders/queries.ts`, `${src}/db/scope.ts`])
    expect(told(database, { [path]: `export const a = ${text};` })).toEqual([`${path}:1`]);
});

it.each(['sql.identifier("orders")', 'sql`count(*)`.as("total")', "sql`select 1`"])("allows %s", (text) => {
  expect(told(database, { [`${src}/modules/orders/orders/queries.ts`]: `export const a = ${text};` })).toEqual([]);
});
