import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordStatements } from "../../../test/record-statements.ts";
import { addRowsOfAge, runCleaning } from "../../../test/run-cleaning.ts";
import { addProduct, countRows, type OpenedShop } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { inShop } from "../../db/tenant-transaction.ts";
import { clean, cleaningLimits } from "./clean.ts";
import { cleaningTable } from "./cleaning-table.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
  for (const each of [shop, other]) await addProduct(stack, each);
});
beforeEach(() => runCleaning(stack));
afterAll(() => stack.stop());

const entries = [...cleaningTable.outsideShops, ...cleaningTable.ofShop];
const tables = entries.map(({ table }) => table);
const rowsIn = (table: string) => countRows(stack, table);

it.each(entries)("$table: goes $after after its $column, and not before", async ({ table, after }) => {
  const before = await rowsIn(table);
  for (const each of [shop, other])
    for (const sign of ["", "-"]) await addRowsOfAge(stack, each, table, `${after} ${sign}1 minute`);
  expect(await rowsIn(table)).toBe(before + 4);
  const { deleted, isComplete } = await runCleaning(stack);
  expect([deleted[table], isComplete]).toEqual([2, true]);
  expect(await rowsIn(table)).toBe(before + 2);
  expect((await runCleaning(stack)).deleted).toEqual({});
});

it.each(cleaningTable.ofShop)(
  "$table: only of the shop it is at, and no more than a batch",
  async ({ table, after, deleteBatch }) => {
    for (const each of [shop, other]) await addRowsOfAge(stack, each, table, `${after} 1 minute`, 3);
    const left = ({ shopId }: OpenedShop) => countRows(stack, `${table} where shop_id = $1`, [shopId]);
    const [mine, theirs] = [await left(shop), await left(other)];
    for (const deleted of [2, 1]) {
      const result = await inShop(stack.pool, shop.shopId, (tx) => deleteBatch(tx, shop.shopId, 2, stack.deps));
      expect(result).toEqual({ checked: deleted, deleted });
    }
    expect([await left(shop), await left(other)]).toEqual([mine - 3, theirs]);
    // Whichever shop it is given, the transaction sees only its own.
    const elsewhere = await inShop(stack.pool, shop.shopId, (tx) => deleteBatch(tx, other.shopId, 100, stack.deps));
    expect([elsewhere.deleted, await left(other)]).toEqual([0, theirs]);
  },
);

describe("a night", () => {
  it("deletes in parts, each a statement and a transaction of its own", async () => {
    for (const { table, after } of entries) await addRowsOfAge(stack, shop, table, `${after} 1 minute`, 10);
    const counts: string[] = [];
    const began = await transactions();
    const texts = await recordStatements(async () => {
      const { deleted } = await runCleaning(stack, { batchSize: 3 });
      counts.push(...Object.entries(deleted).map(([table, count]) => `${table} ${count}`));
    }, /^\s*(with gone|with old|select checked)/i);
    expect(counts.sort()).toEqual(tables.map((table) => `${table} 10`).sort());
    for (const values of texts.values()) expect(values.at(-1)).toBe(3);
    // Three full batches, and one of a single row.
    expect((await transactions()) - began).toBeGreaterThanOrEqual(tables.length * 4);
  });

  it("goes on in another job when one has worked for long enough", async () => {
    await addRowsOfAge(stack, shop, "stored_replies", "2 days", 200);
    await addRowsOfAge(stack, other, "stored_replies", "2 days", 200);
    const { deleted, jobs } = await runCleaning(stack, { batchSize: 10, jobMs: -1 });
    expect(deleted).toEqual({ stored_replies: 400 });
    // Without any time, a job deletes one batch of each table.
    expect(jobs).toBeGreaterThan(40);
  });

  it("sends the next of its jobs once, however often it runs", async () => {
    const deps = { pool: stack.pool, queue: stack.deps.queue, log: stack.deps.log };
    const until = new Date(Date.now() + 60_000).toISOString();
    const shopRanges = [{ after: "", upTo: "ff".repeat(32) }];
    for (let twice = 0; twice < 2; twice++)
      await clean(
        deps,
        { run: { until, jobCount: 0, isOutsideDone: false, shopRanges, deleted: {} } },
        { ...cleaningLimits, jobMs: -1 },
      );
    expect(await countRows(stack, "pgboss.job where name = 'cleaning'")).toBe(1);
    await stack.db.query("delete from pgboss.job where name = 'cleaning'");
  });

  it("ends in the morning, and leaves the rest to the next", async () => {
    await addRowsOfAge(stack, shop, "stored_replies", "2 days", 200);
    const { isComplete, jobs } = await runCleaning(stack, { batchSize: 1, jobMs: -1, runMs: -1 });
    expect([isComplete, jobs]).toEqual([false, 1]);
    const left = await countRows(stack, "stored_replies where created_at < now() - interval '1 day'");
    expect(left).toBeGreaterThan(0);
    expect((await runCleaning(stack)).deleted).toEqual({ stored_replies: left });
  });

  it("visits every shop once, wherever it begins", async () => {
    for (let count = 0; count < 5; count++)
      await addRowsOfAge(stack, await openShop(stack), "stored_replies", "2 days");
    expect((await runCleaning(stack)).deleted).toEqual({ stored_replies: 5 });
  });
});

describe("two processes at once", () => {
  it("delete nothing twice", async () => {
    for (const table of ["auth.sessions", "stored_replies", "carts", "conversations"])
      await addRowsOfAge(stack, shop, table, "2 days", 300);
    const nights = await Promise.all([runCleaning(stack, { batchSize: 7 }), runCleaning(stack, { batchSize: 7 })]);
    const sum = (table: string) => nights.reduce((total, { deleted }) => total + (deleted[table] ?? 0), 0);
    for (const table of ["auth.sessions", "stored_replies", "carts", "conversations"]) expect(sum(table)).toBe(300);
  });

  it("wait for nobody who holds a row, and delete it once nobody does", async () => {
    for (const { table, after } of entries) await addRowsOfAge(stack, shop, table, `${after} 1 minute`);
    const held = tables.map((table) => (table === "import_rows" ? "imports" : table));
    const old: Record<string, string> = { "auth.tries": "expire < 0 or expire < extract(epoch from now()) * 1000" };
    const holder = await stack.db.connect();
    try {
      await holder.query("begin");
      for (const table of held) await holder.query(`select from ${table} where ${old[table] ?? "true"} for update`);
      expect((await runCleaning(stack)).deleted).toEqual({});
    } finally {
      // A transaction that stays open would hold up the facts of every other test.
      await holder.query("commit");
      holder.release();
    }
    expect((await runCleaning(stack)).deleted).toEqual(Object.fromEntries(tables.map((table) => [table, 1])));
  });
});

/** Counts transactions that wrote something. */
async function transactions(): Promise<number> {
  const { rows } = await stack.db.query<{ next: string }>("select pg_current_xact_id()::text as next");
  return Number(rows[0]?.next);
}
