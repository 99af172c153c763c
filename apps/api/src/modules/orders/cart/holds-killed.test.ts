import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import {
  addCartLink,
  addConversation,
  expireHold,
  openShopWithHolds,
  stockUnits,
} from "../../../../test/cart-holds.ts";
import { expireHeartbeats, makeRetriesDue } from "../../../../test/job-timeouts.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShopWithHolds(stack);
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
  const link = await addCartLink(stack, shop, await addConversation(stack, shop), [
    makeCartLine(kanga, 2),
    makeCartLine(kikoi, 2),
  ]);
  const held = { stock: 0, moved: 0, held: 2, sold: 0 };
  expect([await stockUnits(stack, first), await stockUnits(stack, last)]).toEqual([held, held]);

  // The first item is released while the second has to wait: the middle of the transaction.
  const holder = await stack.db.connect();
  await holder.query("begin");
  await holder.query("select from variants where id = $1 for update", [last]);
  const { process: doomed } = await startApiProcess(stack);
  api = doomed;
  await expireHold(stack, shop, link);
  const waiting =
    "pg_stat_activity where datname = current_database() and usename = 'mauzo_app' and wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect(await countRows(stack, waiting)).toBe(1), { timeout: 20_000, interval: 20 });
  doomed.kill("SIGKILL");
  await once(doomed, "exit");
  await holder.query("rollback");
  holder.release();
  await vi.waitFor(async () => expect(await countRows(stack, waiting)).toBe(0), { timeout: 20_000 });
  expect([await stockUnits(stack, first), await stockUnits(stack, last)]).toEqual([held, held]);

  await expireHeartbeats(stack);
  ({ process: api } = await startApiProcess(stack));
  const back = { stock: 2, moved: 2, held: 0, sold: 0 };
  const isBack = async () => {
    await makeRetriesDue(stack);
    expect([await stockUnits(stack, first), await stockUnits(stack, last)]).toEqual([back, back]);
  };
  await vi.waitFor(isBack, { timeout: 100_000, interval: 200 });
  expect(await countRows(stack, "stock_movements where reason = 'release'")).toBe(2);
  expect(await countRows(stack, "carts where held_until is not null")).toBe(0);
});
