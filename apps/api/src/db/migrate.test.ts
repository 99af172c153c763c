import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Stack, startStack } from "../../test/stack.ts";
import { migrateDatabase } from "./migrate.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const migrate = () => migrateDatabase(stack.database.owner, inject("appPassword"));

it("is done once, however often it is asked for, and refused by a release older than the database", async () => {
  const count = async () =>
    (await stack.db.query<{ count: number }>("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0]
      ?.count;
  const before = await count();
  await Promise.all([migrate(), migrate()]);
  expect(await count()).toBe(before);

  await stack.db.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
  await expect(migrate()).rejects.toThrow("The database is of a newer release than this one.");
});
