import type { EditTold, ProductEdit } from "@mauzo/contract/catalogue/product-edits";
import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { insertBatch } from "./queries/batches.ts";
import { insertChanges, lockProducts, writeEdits } from "./queries/edit-products.ts";
import { listInFull } from "./queries/read-products.ts";
import { afterEdit, editedProduct } from "./rules/edited-product.ts";
import { toldEdit } from "./rules/told-edit.ts";
import { nothing, undoOf } from "./rules/undo-of.ts";

/** Changes many products at once, under one name by which it is taken back. What cannot be changed is left, and told. */
export function applyEdit(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopVisit,
  { product_ids, edit }: { product_ids: string[]; edit: ProductEdit },
): Promise<EditTold & { id: string | null }> {
  return tx(async (tx) => {
    await lockProducts(tx, shopId, product_ids);
    const before = await listInFull(tx, shopId, product_ids);
    const products = before.map((product) => editedProduct(product, edit));
    const changed = before.flatMap((product, at) => {
      const changes = products[at]?.changes ?? [];
      const after = afterEdit(product, edit);
      return after && changes.length > 0 ? [{ product, changes, undo: undoOf(product, after) }] : [];
    });
    if (changed.length === 0) return { id: null, ...toldEdit(products) };
    const writings = changed.map(
      ({ product: { id }, undo: { category, published, prices = [], lowStockAts = [] } }) => ({
        ...nothing(id),
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
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: batchId });
    return { id: batchId, ...toldEdit(products) };
  });
}
