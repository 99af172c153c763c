import { productsAtOnce } from "@mauzo/contract/product-choices";
import type { BatchProduct, ProductBatch } from "@mauzo/contract/product-edits";
import type { Tx } from "../../../db/scope.ts";
import { getBatch } from "../queries/batches.ts";
import { type Batched, listBatch, listHolders } from "../queries/edit-products.ts";
import { listInFull } from "../queries/read-products.ts";
import { undoState } from "../rules/undo-of.ts";

/** Which variants have the codes that taking these changes back would give back. */
export const holdersFor = (tx: Tx, shopId: string, rows: readonly Batched[]) =>
  listHolders(
    tx,
    shopId,
    rows.flatMap(({ undo: { skus = [], barcodes = [] } }) => [...skus, ...barcodes].flatMap(([, code]) => code ?? [])),
  );

/** One batch of the shop with a page of its products: what it changed of each, and what taking it back would do now. */
export async function lookAtBatch(
  tx: Tx,
  shopId: string,
  id: string,
  cursor: string | undefined,
): Promise<{ batch: ProductBatch; products: BatchProduct[]; next: string | null }> {
  const batch = await getBatch(tx, shopId, id);
  const found = await listBatch(tx, shopId, id, { cursor: cursor ?? null, limit: productsAtOnce + 1 });
  const rows = found.slice(0, productsAtOnce);
  const holderOf = await holdersFor(tx, shopId, rows);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const now = new Map((await listInFull(tx, shopId, ids)).map((product) => [product.id, product]));
  const products = rows.flatMap((row): BatchProduct[] => {
    const product = now.get(row.productId);
    if (!product) return [];
    const { id: productId, name } = product;
    return [{ id: productId, change_id: row.id, name, changes: row.changes, undo: undoState(product, row, holderOf) }];
  });
  return { batch, products, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}
