import { afterAll, beforeAll, expect, it } from "vitest";
import { hashDatabase } from "../../../test/hash-database.ts";
import { addRowsOfAge, runCleaning } from "../../../test/run-cleaning.ts";
import { addProduct } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { cleaningTable } from "./cleaning-table.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** The whole content of the database; `auth.tries` is not in the hashes. */
async function readContent(): Promise<Record<string, string>> {
  const { rows } = await stack.db.query<{ key: string }>("select key from auth.tries order by key");
  return { ...(await hashDatabase(stack)), "auth.tries": rows.map(({ key }) => key).join() };
}

it("one run deletes the old row of every table, and leaves the database as it was before they were added", async () => {
  const shop = await openShop(stack);
  await addProduct(stack, shop);
  const entries = [...cleaningTable.outsideShops, ...cleaningTable.ofShop];
  for (const { table, after } of entries) await addRowsOfAge(stack, shop, table, `${after} -1 minute`);
  const before = await readContent();
  for (const { table, after } of entries) await addRowsOfAge(stack, shop, table, `${after} 1 minute`);
  const full = await readContent();

  const { deleted, isComplete } = await runCleaning(stack);
  expect(isComplete).toBe(true);
  expect(deleted).toEqual(Object.fromEntries(entries.map(({ table }) => [table, 1])));
  const after = await readContent();
  expect(after).toEqual({
    ...before,
    // An import stays without its rows, and the files of the medium are removed by a job.
    "public.imports": full["public.imports"],
    // A campaign stays with what it came to, which it is given when its recipients go.
    "public.campaigns": after["public.campaigns"],
    // What rows of age belong to: no row of theirs has an age.
    ...Object.fromEntries(
      ["public.channel_connections", "public.channel_numbers", "public.customers", "public.sms_connections"].map(
        (table) => [table, full[table]],
      ),
    ),
    // The record tells of the rows that were added.
    ...Object.fromEntries(["public.record_entries", "public.record_heads"].map((table) => [table, after[table]])),
    "pgboss.job": after["pgboss.job"],
  });
});
