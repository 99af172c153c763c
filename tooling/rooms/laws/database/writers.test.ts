import { describe, expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { writers } from "./writers.ts";

const src = "apps/api/src";
const rows = ["| `account` | `db/auth/`, what else is stored |", "| all | `db/cleaning/`, what is old |"];
const repository = {
  "docs/house.md": ["| tables of | are also written by |", "|---|---|", ...rows, ""].join("\n"),
  [`${src}/db/schema/customers/customers.ts`]: `export const customers = pgTable("customers", {});`,
  [`${src}/db/schema/account/users.ts`]: `export const users = auth.table("users", {});`,
  [`${src}/db/schema/orders/order-lines.ts`]: `export const orderLines = pgTable("order_lines", {});`,
};
const inFile = (path: string, text: string) => problemsOf(writers, { ...repository, [`${src}/${path}`]: text });
const imported = `import { customers } from "../../../db/schema/customers/customers.ts";`;
const writes = [
  ["an insert", `${imported} const a = (tx) => tx.insert(customers).values({});`],
  ["an update on its own line", `${imported} const a = (tx) => tx.with(b).update(customers).set({});`],
  ["a delete under another name", `${imported.replace("customers", "customers as c")} const a = (db) => db.delete(c);`],
  ["a prepared insert", `${imported} const a = preparedInsert(customers, []);`],
  ["a constant", `${imported}\nconst rows = customers;\nconst a = (tx) => tx.insert(rows);`],
  ["SQL text", "const a = statement(`with b as (\n insert into customers (id) values ($1)) select 1`);"],
  ["SQL text with its schema", `const a = statement("UPDATE public.customers c set name = $1");`],
  ["a template", `${imported} const a = sql\`delete from \${customers} where true\`;`],
  ["the one document of a shop", `const a = shopDocument<Name[]>("customers", "name");`],
] as const;

describe("a table", () => {
  it.each(writes)("is not written from another domain by %s", (_, text) => {
    expect(inFile("modules/orders/orders/queries.ts", text)).toHaveLength(1);
    expect(inFile("modules/shop/shop/queries.ts", text)).toHaveLength(1);
  });

  it.each(writes)("is written from its own domain, in the named folders, tests and seeds by %s", (_, text) => {
    for (const path of [
      ...["modules/customers/customers/queries.ts", "modules/customers/imports/queries.ts"],
      ...["db/cleaning/delete.ts", "db/seed/large/seed.ts", "modules/orders/orders/routes.test.ts"],
    ])
      expect(inFile(path, text)).toEqual([]);
  });

  it("of one domain is also written in the folders that are named for it, and only there", () => {
    const text = `const a = statement("insert into auth.users values ($1)");`;
    expect(inFile("db/auth/insert-account.ts", text)).toEqual([]);
    expect(inFile("modules/account/session/queries.ts", text)).toEqual([]);
    expect(inFile("db/lookup-keys.ts", text)).toEqual([`${src}/db/lookup-keys.ts:1`]);
    expect(inFile("db/auth/insert-account.ts", `const a = statement("delete from order_lines");`)).toHaveLength(1);
  });

  it.each([
    ["is not named", "const a = (tx, table) =>\n  tx.insert(table).values({});", 2],
    ["is put together", `const a = (name) => sql\`update \${name} set a = 1\`;`, 1],
  ] as const)("that %s is written nowhere", (_, text, line) => {
    expect(inFile("modules/orders/orders/queries.ts", text)).toEqual([
      `${src}/modules/orders/orders/queries.ts:${line}`,
    ]);
  });

  it.each([
    `${imported} const a = (tx) => tx.select().from(customers).for("update");`,
    "const a = statement(`select 1 from order_lines l, customers c for update of c`);",
    "const a = statement(`insert into order_lines values ($1) on conflict do update set a = 1`);",
    "/**\n * One cannot update customers here.\n */",
    `const a = createHash("sha256").update(text).digest();`,
    "const a = (sockets, socket) => sockets.delete(socket);",
  ])("is read by everybody: %s", (text) => {
    expect(inFile("modules/orders/orders/queries.ts", text)).toEqual([]);
  });
});
