import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { shops } from "../schema/shop/shops.ts";
import { inShop } from "../tenant-transaction.ts";
import { type Given, preparedQuery } from "./prepared-query.ts";
import { sqlText } from "./sql-text.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("is built once for a connection, parsed once, and gets other values each time", async () => {
  const shop = await openShop(stack, { name: "Duka la Kwanza" });
  let built = 0;
  const named = preparedQuery((tx, given: Given<{ shopId: string; name: string }>) => {
    built++;
    return tx
      .select({ name: shops.name, quota: shops.mediaQuotaBytes })
      .from(shops)
      .where(and(eq(shops.shopId, given.shopId), eq(shops.name, given.name)));
  });
  await inShop(stack.pool, shop.shopId, async (tx) => {
    expect(await named(tx, { shopId: shop.shopId, name: "Duka la Pili" })).toEqual([]);
    expect(await named(tx, { shopId: shop.shopId, name: "Duka la Kwanza" })).toEqual([
      { name: "Duka la Kwanza", quota: 524_288_000 },
    ]);
    const { rows } = await tx.execute(
      sql`select 1 from pg_prepared_statements where statement like '%media_quota_bytes%'`,
    );
    expect(rows).toHaveLength(1);
  });
  expect(built).toBe(1);
});

it("refuses to lose values that are not taken by name", async () => {
  const shop = await openShop(stack);
  const lost = preparedQuery((tx, { shopId, ...rest }: Given<{ shopId: string; name: string }>) =>
    tx.update(shops).set({ name: rest.name }).where(eq(shops.shopId, shopId)),
  );
  const run = inShop(stack.pool, shop.shopId, (tx) => lost(tx, { shopId: shop.shopId, name: "x" }));
  await expect(run).rejects.toThrow("by name");
  expect(() => sqlText(sql`select ${shop.shopId}`)).toThrow("a value would be lost");
});
