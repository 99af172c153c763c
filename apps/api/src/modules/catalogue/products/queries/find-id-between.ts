import { and, asc, between, eq } from "drizzle-orm";
import { products } from "../../../../db/schema/catalogue/products.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The first product of the shop between two ids. */
export async function findIdBetween(
  tx: Tx,
  shopId: string,
  { first, last }: { first: string; last: string },
): Promise<string | undefined> {
  const { id } = products;
  const rows = await tx
    .select({ id })
    .from(products)
    .where(and(eq(products.shopId, shopId), between(id, first, last)))
    .orderBy(asc(id))
    .limit(1);
  return rows[0]?.id;
}
