import type { EditSummary, ProductEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { insertBatch } from "./queries/change-batches.ts";
import { insertChanges, lockProducts, writeEdits } from "./queries/edit-products.ts";
import { listInFull } from "./queries/read-products.ts";
import { afterEdit, editedProduct } from "./rules/edited-product.ts";
import { emptyWriting, undoOf } from "./rules/product-undo.ts";
import { summariseBulkEdit } from "./rules/summarise-bulk-edit.ts";

/**
 * Changes many products at once, as one batch that can be undone. Products that cannot be changed are skipped and
 * reported.
 */
export function applyBulkEdit(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, name: userName } }: ShopContext,
  { product_ids, edit }: { product_ids: string[]; edit: ProductEdit },
): Promise<EditSummary & { id: string | null }> {
  return tx(async (tx) => {
    await lockProducts(tx, shopId, product_ids);
    const before = await listInFull(tx, shopId, product_ids);
    const products = before.map((product) => editedProduct(product, edit));
    const changed = before.flatMap((product, at) => {
      const changes = products[at]?.changes ?? [];
      const after = afterEdit(product, edit);
      return after && changes.length > 0 ? [{ product, changes, undo: undoOf(product, after) }] : [];
    });
    if (changed.length === 0) return { id: null, ...summariseBulkEdit(products) };
    const writings = changed.map(
      ({ product: { id }, undo: { category, published, prices = [], lowStockAts = [] } }) => ({
        ...emptyWriting(id),
        category: category?.[1],
        published: published?.[1],
        prices: prices.map(([variantId, , minor]) => ({ id: variantId, minor })),
        lowStockAts: lowStockAts.map(([variantId, , to]) => ({ id: variantId, to })),
      }),
    );
    await writeEdits(tx, shopId, userId, writings);
    const batchId = await insertBatch(tx, shopId, {
      edit: edit.field === "prices" ? { field: "prices" } : edit,
      productCount: changed.length,
      ...{ userId, userName },
    });
    const rows = changed.map(({ product: { id: productId }, changes, undo }) => ({ productId, changes, undo }));
    await insertChanges(
      tx,
      shopId,
      rows.map((row) => ({ ...row, kind: "changed" as const, userId, userName, batchId })),
    );
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: batchId, payload: { kind: "product" } },
      actor: { kind: "staff", user_id: userId },
    });
    return { id: batchId, ...summariseBulkEdit(products) };
  });
}
