import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { BatchProduct, ProductBatch } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getBatch } from "../queries/change-batches.ts";
import { type Batched, listBatch, listHolders } from "../queries/edit-products.ts";
import { listInFull } from "../queries/read-products.ts";
import { undoState } from "../rules/product-undo.ts";
import { type LostCodes, lostCodes } from "../rules/undo-codes.ts";

/** Which variants would not get their old code back if all of these changes were undone now. */
export async function findWithout(
  tx: Tx,
  shopId: string,
  all: readonly (readonly [Product, Batched])[],
): Promise<LostCodes> {
  const codes = all.flatMap(
    ([
      ,
      {
        undo: { skus = [], barcodes = [] },
      },
    ]) => [...skus, ...barcodes].flatMap(([, code]) => code ?? []),
  );
  return lostCodes(all, await listHolders(tx, shopId, codes));
}

/** One batch of the shop with a page of its products: what it changed of each, and what an undo would do now. */
export async function getChangeBatchPage(
  tx: Tx,
  shopId: string,
  id: string,
  { cursor, limit = productsAtOnce }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ batch: ProductBatch; products: BatchProduct[]; next: string | null }> {
  const batch = await getBatch(tx, shopId, id);
  const found = await listBatch(tx, shopId, id, { cursor: cursor ?? null, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const now = new Map((await listInFull(tx, shopId, ids)).map((product) => [product.id, product]));
  const all = rows.flatMap((row) => {
    const product = now.get(row.productId);
    return product ? [[product, row] as const] : [];
  });
  const without = await findWithout(tx, shopId, all);
  const products = all.map(([product, row]): BatchProduct => {
    const { id: productId, name } = product;
    return { id: productId, change_id: row.id, name, changes: row.changes, undo: undoState(product, row, without) };
  });
  return { batch, products, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}
