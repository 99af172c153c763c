import { eq } from "drizzle-orm";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export async function findCurrency(tx: Tx, shopId: string): Promise<string> {
  const [row] = await tx.select({ currency: shops.currency }).from(shops).where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row.currency;
}
