import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { database } from "./database.ts";

const src = "apps/api/src";
const tables = { [`${src}/db/schema/orders/orders.ts`]: "" };

it.each([
  ["modules/orders/orders/place-order.ts", "drizzle-orm"],
  ["modules/orders/orders/routes.ts", "../../../db/schema/orders/orders.ts"],
  ["http/authorise-request.ts", "drizzle-orm/node-postgres"],
  ["modules/orders/orders/queries.ts", "pg"],
  ["main.ts", "pg"],
])("refuses, in %s, %s", (path, specifier) => {
  expect(problemsOf(database, { ...tables, [`${src}/${path}`]: `import { a } from "${specifier}";` })).toEqual([
    `${src}/${path}:1`,
  ]);
});

it.each([
  ["modules/orders/orders/queries.ts", "drizzle-orm"],
  ["modules/catalogue/products/queries/read-products.ts", "drizzle-orm"],
  ["modules/orders/orders/queries.ts", "../../../db/schema/orders/orders.ts"],
  ["db/connection-pool.ts", "pg"],
  ["db/schema/shop/shops.ts", "drizzle-orm/pg-core"],
  ["jobs/job-queue.ts", "pg-boss"],
  ["modules/orders/orders/routes.test.ts", "drizzle-orm"],
])("allows, in %s, %s", (path, specifier) => {
  expect(problemsOf(database, { ...tables, [`${src}/${path}`]: `import { a } from "${specifier}";` })).toEqual([]);
});

it.each(["sql.raw(text)", "sql.identifier(name)", "sql`count(*)`.as(label)"])("refuses %s in a query", (text) => {
  for (const path of [`${src}/modules/orders/orders/queries.ts`, `${src}/db/tenant-transaction.ts`])
    expect(problemsOf(database, { [path]: `export const a = ${text};` })).toEqual([`${path}:1`]);
});

it.each(['sql.identifier("orders")', 'sql`count(*)`.as("total")', "sql`select 1`"])("allows %s", (text) => {
  expect(problemsOf(database, { [`${src}/modules/orders/orders/queries.ts`]: `export const a = ${text};` })).toEqual(
    [],
  );
});
