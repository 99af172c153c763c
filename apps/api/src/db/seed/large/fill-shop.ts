import { sql } from "drizzle-orm";
import type { Pool } from "../../client.ts";
import { inShop, type Tx } from "../../scope.ts";
import { fillCustomers } from "./fill-customers.ts";
import { emptyShelves, fillOrders } from "./fill-orders.ts";
import { fillProducts } from "./fill-products.ts";
import type { Size } from "./made-up.ts";

type Fill = (tx: Tx, shopId: string, size: Size, from: number, to: number) => Promise<void>;

/**
 * Gives a shop two years of business. Each chunk is one transaction; what is there already stays as it is, so a run
 * that was broken off goes on, and a second one adds nothing.
 * @param say hears how far it is.
 */
export async function fillShop(
  pool: Pool,
  shopId: string,
  size: Size,
  { chunk, say }: { chunk: number; say: (line: string) => void },
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
      say(`${to} of ${count} ${what}`);
    }
  };
  await fillAll("products", size.products, fillProducts);
  await fillAll("customers", size.customers, fillCustomers);
  await fillAll("orders", size.orders, fillOrders);
  await patiently((tx) => emptyShelves(tx, shopId, size));
}
