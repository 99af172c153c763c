import type { BatchProduct, ProductBatch } from "@mauzo/contract/product-edits";
import type { Tx } from "../../../db/scope.ts";
import { getBatch } from "../queries/batches.ts";
import { listBatch } from "../queries/edit-products.ts";
import { listInFull } from "../queries/read-products.ts";
import { undoState } from "../rules/undo-of.ts";

/** One batch of the shop with each product of it: what it changed, and what taking it back would do now. */
export async function lookAtBatch(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<{ batch: ProductBatch; products: BatchProduct[] }> {
  const batch = await getBatch(tx, shopId, id);
  const changed = new Map((await listBatch(tx, shopId, id)).map((row) => [row.productId, row]));
  const now = await listInFull(tx, shopId, [...changed.keys()]);
  const products = now.flatMap((product): BatchProduct[] => {
    const row = changed.get(product.id);
    if (!row) return [];
    return [{ id: product.id, name: product.name, changes: row.changes, undo: undoState(product, row.undo) }];
  });
  return { batch, products };
}
