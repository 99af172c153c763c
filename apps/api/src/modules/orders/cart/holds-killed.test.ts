import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { letHeartbeatsPass, letRetriesBeDue } from "../../../../test/dead-jobs.ts";
import { addConversation, letTimePass, linkIn, openHoldingShop, unitsOf } from "../../../../test/holds.ts";
import { addProduct, countRows, lineOf, type OpenedShop } from "../../../../test/market.ts";
import { type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openHoldingShop(stack);
});
afterAll(async () => {
  api?.kill("SIGKILL");
  await stack.stop();
});

it("an API killed while it gives goods back leaves them held; the next gives them back, once", {
  timeout: 150_000,
}, async () => {
  const [kanga, kikoi] = [await addProduct(stack, shop, { stock: 2 }), await addProduct(stack, shop, { stock: 2 })];
  const [first = "", last = ""] = [kanga, kikoi].map(({ variants }) => variants[0]?.id ?? "").sort();
  const link = await linkIn(stack, shop, await addConversation(stack, shop), [lineOf(kanga, 2), lineOf(kikoi, 2)]);
  const held = { stock: 0, moved: 0, held: 2, sold: 0 };
  expect([await unitsOf(stack, first), await unitsOf(stack, last)]).toEqual([held, held]);

  // The first item is given back when the second has to wait: the middle of the work.
  const holder = await stack.db.connect();
  await holder.query("begin");
  await holder.query("select from variants where id = $1 for update", [last]);
  const { process: doomed } = await startApiProcess(stack);
  api = doomed;
  await letTimePass(stack, shop, link);
  const waiting =
    "pg_stat_activity where datname = current_database() and usename = 'mauzo_app' and wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect(await countRows(stack, waiting)).toBe(1), { timeout: 20_000, interval: 20 });
  doomed.kill("SIGKILL");
  await once(doomed, "exit");
  await holder.query("rollback");
  holder.release();
  await vi.waitFor(async () => expect(await countRows(stack, waiting)).toBe(0), { timeout: 20_000 });
  expect([await unitsOf(stack, first), await unitsOf(stack, last)]).toEqual([held, held]);

  await letHeartbeatsPass(stack);
  ({ process: api } = await startApiProcess(stack));
  const back = { stock: 2, moved: 2, held: 0, sold: 0 };
  const isBack = async () => {
    await letRetriesBeDue(stack);
    expect([await unitsOf(stack, first), await unitsOf(stack, last)]).toEqual([back, back]);
  };
  await vi.waitFor(isBack, { timeout: 100_000, interval: 200 });
  expect(await countRows(stack, "stock_movements where reason = 'release'")).toBe(2);
  expect(await countRows(stack, "carts where held_until is not null")).toBe(0);
});
