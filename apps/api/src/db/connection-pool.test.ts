import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { openPool, type Pool } from "./connection-pool.ts";
import { DatabaseUnavailable } from "./connections/database-unavailable-error.ts";
import { NestedConnectionError } from "./connections/nested-connection.ts";
import { inShop } from "./tenant-transaction.ts";

const log = pino({ level: "silent" });
let stack: Stack;
let pool: Pool;
beforeAll(async () => {
  stack = await startStack();
  pool = openPool(stack.appUrl, { log, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

const one = async () => (await pool.query<{ one: number }>("select 1 as one")).rows[0]?.one;

describe("the one connection there is", () => {
  it("is not given on inside a transaction that failed", async () => {
    const { shopId } = await openShop(stack);
    await expect(inShop(pool, shopId, (tx) => tx.execute(sql`select 1/0`))).rejects.toThrow();
    expect(await one()).toBe(1);
  });

  it("is asked for no second time by who holds it: that would wait for itself, and says so at once", async () => {
    const { shopId } = await openShop(stack);
    const inside = () => pool.query("select 1");
    await expect(inShop(pool, shopId, inside)).rejects.toThrow(NestedConnectionError);
    await expect(inShop(pool, shopId, () => inShop(pool, shopId, inside))).rejects.toThrow(NestedConnectionError);
    const over = Promise.withResolvers<void>();
    let later: Promise<unknown> | undefined;
    await inShop(pool, shopId, async () => {
      later = over.promise.then(inside);
    });
    over.resolve();
    await expect(later).resolves.toBeDefined();
  });

  it("is given and told where customers are served", async () => {
    const { shopId } = await openShop(stack);
    const told: unknown[] = [];
    const two = openPool(stack.appUrl, {
      log: pino({ level: "error" }, { write: (line: string) => void told.push(JSON.parse(line)) }),
      max: 2,
      allowsNested: true,
    });
    for (const _ of [1, 2]) await inShop(two, shopId, () => two.query("select 1"));
    expect(told).toMatchObject([{ times: 1 }, { times: 2 }]);
    await two.end();
  });

  it("comes back after its backend was ended, whether it was idle or at work", async () => {
    const end = () =>
      stack.db.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'mauzo_app' and datname = current_database() and application_name = 'mauzo-api'",
      );
    await one();
    await end();
    await expect.poll(() => one().catch(() => 0)).toBe(1);
    const sleeping = expect(pool.query("select pg_sleep(4)")).rejects.toThrow();
    await expect.poll(async () => (await end()).rowCount).toBeGreaterThan(0);
    await sleeping;
    expect(await one()).toBe(1);
  });

  it("kept for long lets nobody wait for it for long, and serves the next once it is free", async () => {
    const held = await pool.connect();
    await expect(one()).rejects.toBeInstanceOf(DatabaseUnavailable);
    held.release();
    expect(await one()).toBe(1);
  });

  it("goes to each shop in turn, and to whoever comes new in between", async () => {
    const held = await pool.connectForShop("busy");
    const served: string[] = [];
    const work = async (shop: string) => {
      const client = await pool.connectForShop(shop);
      served.push(shop);
      client.release();
    };
    const waiting = [work("busy"), work("busy"), work("busy"), work("neighbour"), one().then(() => served.push("new"))];
    held.release();
    await Promise.all(waiting);
    expect(served.slice(0, 3).toSorted()).toEqual(["busy", "neighbour", "new"]);
  });

  it("that cannot be made gives its turn back", async () => {
    const nowhere = openPool("postgres://nobody:nothing@127.0.0.1:1/none", { log, max: 1 });
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(nowhere.query("select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await nowhere.end();
  });
});
