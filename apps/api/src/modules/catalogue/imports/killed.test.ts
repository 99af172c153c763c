import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { call } from "../../../../test/endpoints.ts";
import { expireHeartbeats, makeRetriesDue } from "../../../../test/job-timeouts.ts";
import { checkImportFile } from "../../../../test/product-imports.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(async () => {
  api?.kill("SIGKILL");
  await stack.stop();
});

it("an import whose API is killed in the middle goes on with the next, each row once", {
  timeout: 150_000,
}, async () => {
  const rows = 600;
  const lines = Array.from({ length: rows }, (_, index) => `Bidhaa ${index},1000,1`);
  const { id } = await checkImportFile(stack, shop, `name,price,stock\n${lines.join("\n")}`);
  await call(stack, productImports.start, { params: { id } }, shop);
  const read = () => call(stack, productImports.get, { params: { id } }, shop);
  const { process: first } = await startApiProcess(stack);
  api = first;
  await vi.waitFor(async () => expect((await read()).done).toBeGreaterThan(0), { timeout: 30_000, interval: 50 });
  first.kill("SIGKILL");
  await once(first, "exit");
  expect(await read()).toMatchObject({ state: "running" });
  await expireHeartbeats(stack);
  ({ process: api } = await startApiProcess(stack));
  const isDone = async () => {
    await makeRetriesDue(stack);
    expect((await read()).state).toBe("done");
  };
  await vi.waitFor(isDone, { timeout: 100_000, interval: 200 });
  expect((await read()).counts).toEqual({ new: rows, changed: 0, unchanged: 0, broken: 0 });
  expect(await countRows(stack, "products where shop_id = $1", [shop.shopId])).toBe(rows);
  expect(await countRows(stack, "stock_movements where shop_id = $1", [shop.shopId])).toBe(rows);
});
