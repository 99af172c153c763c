import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { filesOf } from "../../../../test/picture-uploads.ts";
import { uploadImportFile } from "../../../../test/product-imports.ts";
import { countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const waiting = () =>
  countRows(stack, "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");

it("files sent at once are taken in one after the other, and leave the connections to everybody else", async () => {
  const holder = await stack.db.connect();
  try {
    await holder.query("begin; lock table imports in share row exclusive mode");
    const sent = Promise.all(
      Array.from({ length: 6 }, () => uploadImportFile(stack, shop, "name,price\nKanga,1000\n")),
    );
    await vi.waitFor(async () => expect([(await filesOf(stack)).length, (await waiting()) > 0]).toEqual([6, true]));
    for (let each = 0; each < 10; each++) await call(stack, publicShops.get, { params: { slug: shop.slug } });
    expect(await waiting()).toBe(1);
    await holder.query("commit");
    expect(countByStatus(await sent)).toEqual({ 201: 6 });
    expect(await filesOf(stack)).toEqual([]);
  } finally {
    holder.release(true);
  }
});
