import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { ProductImport, productImports } from "@mauzo/contract/catalogue/product-imports";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { call } from "../../../../test/endpoints.ts";
import { uploadImportFile } from "../../../../test/product-imports.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

/** 10,000 in `pnpm bench:import`. */
const rows = Number(process.env.IMPORT_ROWS ?? 400);
const megabyte = 1024;

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

/** The resident memory of the process, in kilobytes. */
async function residentOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

it(`${rows} rows go in and out and leave memory flat`, { timeout: 900_000 }, async () => {
  const started = await startApiProcess(stack);
  api = started.process;
  const there = { ...stack, url: started.url };
  const lines = Array.from({ length: rows }, (_, index) => `Bidhaa ${index >> 1},${index % 2},1000,1,SKU-${index}`);
  await uploadImportFile(there, shop, "name,price\nMfano,900\n");
  const before = await residentOf(api);
  let most = before;
  const look = setInterval(() => void residentOf(started.process).then((now) => (most = Math.max(most, now))), 100);
  const clock = performance.now();
  const seconds = () => Math.round((performance.now() - clock) / 100) / 10;
  const sent = await uploadImportFile(there, shop, `name,size,price,stock,sku\n${lines.join("\n")}`);
  const { id, mapping } = ProductImport.parse(sent.body);
  const uploaded = seconds();
  const until = (state: string) =>
    vi.waitFor(
      async () => expect((await call(stack, productImports.get, { params: { id } }, shop)).state).toBe(state),
      {
        timeout: 800_000,
        interval: 200,
      },
    );
  const body = { mapping, defaults: { category: "home", status: "draft" } };
  await call(stack, productImports.check, { params: { id }, body }, shop);
  await until("checked");
  const checked = seconds();
  await call(stack, productImports.start, { params: { id } }, shop);
  await until("done");
  const imported = seconds();
  const file = await fetch(`${started.url}/product-exports/products.csv`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  expect((await file.text()).trim().split("\r\n")).toHaveLength(rows + 1);
  clearInterval(look);
  expect((await call(stack, productImports.get, { params: { id } }, shop)).counts).toMatchObject({
    new: rows / 2,
    broken: 0,
  });
  process.stdout.write(
    `import of ${rows} rows: uploaded ${uploaded} s, checked ${checked} s, imported ${imported} s, exported ${seconds()} s; memory ${Math.round(before / megabyte)} to ${Math.round(most / megabyte)} MB\n`,
  );
  expect((most - before) / megabyte).toBeLessThan(100);
});
