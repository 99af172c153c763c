import type { ProductChange } from "@mauzo/contract/product-history";
import { and, desc, eq, lt } from "drizzle-orm";
import { isoMoment } from "../../../db/columns.ts";
import { productChanges } from "../../../db/schema/product-changes.ts";
import { products } from "../../../db/schema/products.ts";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";

type Values = Omit<typeof productChanges.$inferInsert, "shopId" | "id" | "createdAt">;
export const insertChange = (tx: Tx, shopId: string, values: Values) =>
  tx.insert(productChanges).values({ shopId, ...values });

/** What was changed of a product, newest first, after the cursor; 404 when the shop has none such. */
export async function listChanges(
  tx: Tx,
  shopId: string,
  productId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ProductChange[]> {
  const mine = and(eq(products.shopId, shopId), eq(products.id, productId));
  if ((await tx.select({ id: products.id }).from(products).where(mine)).length === 0) throw notFound();
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
