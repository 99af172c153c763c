import type { ProductChange } from "@mauzo/contract/product-history";
import { and, desc, eq, lt } from "drizzle-orm";
import { isoMoment } from "../../../db/columns.ts";
import { productChanges } from "../../../db/schema/product-changes.ts";
import { products } from "../../../db/schema/products.ts";
import type { Tx } from "../../../db/scope.ts";

export async function hasProduct(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.id, id)));
  return rows.length > 0;
}

type Values = Omit<typeof productChanges.$inferInsert, "shopId" | "id" | "createdAt">;
export const insertChange = (tx: Tx, shopId: string, values: Values) =>
  tx.insert(productChanges).values({ shopId, ...values });

/** What was changed of a product, newest first, after the cursor. */
export async function selectChanges(
  tx: Tx,
  shopId: string,
  productId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ProductChange[]> {
  const rows = await tx
    .select()
    .from(productChanges)
    .where(
      and(
        eq(productChanges.shopId, shopId),
        eq(productChanges.productId, productId),
        cursor === undefined ? undefined : lt(productChanges.id, cursor),
      ),
    )
    .orderBy(desc(productChanges.id))
    .limit(limit);
  return rows.map(({ id, kind, userName, createdAt, changes }) => ({
    id,
    kind,
    by: userName,
    at: isoMoment(createdAt),
    changes,
  }));
}
