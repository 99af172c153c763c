import { expect, it } from "vitest";
import { told } from "../../test/told.ts";
import { database } from "./database.ts";

const src = "apps/api/src";
const tables = { [`${src}/db/schema/orders.ts`]: "" };

it.each([
  ["modules/orders/place-order.ts", "drizzle-orm"],
  ["modules/orders/routes.ts", "../../db/schema/orders.ts"],
  ["http/admit.ts", "drizzle-orm/node-postgres"],
  ["modules/orders/queries.ts", "pg"],
  ["main.ts", "pg"],
])("refuses, in %s, %s", (path, specifier) => {
  expect(told(database, { ...tables, [`${src}/${path}`]: `import { a } from "${specifier}";` })).toEqual([
    `${src}/${path}:1`,
  ]);
});

it.each([
  ["modules/orders/queries.ts", "drizzle-orm"],
  ["modules/products/queries/read-products.ts", "drizzle-orm"],
  ["modules/orders/queries.ts", "../../db/schema/orders.ts"],
  ["db/client.ts", "pg"],
  ["db/schema/shops.ts", "drizzle-orm/pg-core"],
  ["jobs/queue.ts", "pg-boss"],
  ["modules/orders/routes.test.ts", "drizzle-orm"],
])("allows, in %s, %s", (path, specifier) => {
  expect(told(database, { ...tables, [`${src}/${path}`]: `import { a } from "${specifier}";` })).toEqual([]);
});
