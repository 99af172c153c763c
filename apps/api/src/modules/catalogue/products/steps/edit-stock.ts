import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { insertMovement } from "../queries/write-products.ts";
import { isStock, movementDelta, stockAfterEdit } from "../rules/stock-after-edit.ts";

type Item = { shopId: string; userId: string } & ({ variantId: string } | { addOnId: string });
type Edit = { stock: number | null; stock_was?: number | null | undefined };

/** Records the opening stock of something new. */
export async function recordOpeningStock(tx: Tx, { shopId, ...item }: Item, stock: number | null): Promise<void> {
  if (stock) await insertMovement(tx, shopId, { ...item, delta: stock, reason: "opening" });
}

/** The stock of a locked item after an edit; records its movement. Refused where the new stock is not valid. */
export async function editStock(
  tx: Tx,
  { shopId, ...item }: Item,
  { present, edit, loc }: { present: number | null; edit: Edit; loc: (string | number)[] },
): Promise<number | null> {
  const stock = stockAfterEdit(present, edit.stock, edit.stock_was);
  if (stock !== null && stock < 0)
    throw refuse({ code: "stock_sold_meanwhile", values: { left: present ?? 0 } }, { loc: [...loc, "stock"] });
  if (!isStock(stock)) throw refuse("stock_too_large", { loc: [...loc, "stock"] });
  const delta = movementDelta(present, stock);
  if (delta !== 0) await insertMovement(tx, shopId, { ...item, delta, reason: "adjustment" });
  return stock;
}
