import { sql } from "drizzle-orm";
import type { Pool } from "../../connection-pool.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { recountCustomers, rollSeededDays } from "../recount-customers.ts";
import { seedCustomers } from "./seed-customers.ts";
import { seedOrders, writeOffSomeStock } from "./seed-orders.ts";
import { seedProducts } from "./seed-products.ts";
import type { SeedSize } from "./seeded-values.ts";

type Fill = (tx: Tx, shopId: string, size: SeedSize, from: number, to: number) => Promise<void>;

/**
 * Gives a shop two years of business. Each chunk is one transaction and skips rows that exist, so a run that was
 * interrupted can continue, and a second run adds nothing.
 * @param say called with the progress.
 */
export async function seedLargeShop(
  pool: Pool,
  shopId: string,
  size: SeedSize,
  { chunk, say: onProgress }: { chunk: number; say: (line: string) => void },
): Promise<void> {
  const patiently = (work: (tx: Tx) => Promise<void>) =>
    inShop(pool, shopId, async (tx) => {
      // A chunk takes longer than a request may.
      await tx.execute(sql`set local statement_timeout = '300s'`);
      await work(tx);
    });
  const fillAll = async (what: string, count: number, fill: Fill) => {
    for (let from = 0; from < count; from += chunk) {
      const to = Math.min(from + chunk, count);
      await patiently((tx) => fill(tx, shopId, size, from, to - 1));
      onProgress(`${to} of ${count} ${what}`);
    }
  };
  await fillAll("products", size.products, seedProducts);
  await fillAll("customers", size.customers, seedCustomers);
  await fillAll("orders", size.orders, seedOrders);
  await patiently(async (tx) => void (await recountCustomers(tx)));
  await patiently((tx) => writeOffSomeStock(tx, shopId, size));
  await patiently(rollSeededDays);
}
