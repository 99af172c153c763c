import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { products } from "../../../db/schema/catalogue/products.ts";
import { variants } from "../../../db/schema/catalogue/variants.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type OrderedVariant = { productId: string; variantId: string; skuKey: string | null; name: string };

/** The variants of these ids and SKUs (in lower case), with what their products are called; on offer or not. */
export const listOrdered = (
  tx: Tx,
  shopId: string,
  { ids, skuKeys }: { ids: readonly string[]; skuKeys: readonly string[] },
): Promise<OrderedVariant[]> =>
  tx
    .select({ productId: variants.productId, variantId: variants.id, skuKey: variants.skuKey, name: products.name })
    .from(variants)
    .innerJoin(products, and(eq(products.shopId, variants.shopId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.shopId, shopId),
        or(inArray(variants.id, [...ids]), and(inArray(variants.skuKey, [...skuKeys]), isNull(variants.archivedAt))),
      ),
    );
