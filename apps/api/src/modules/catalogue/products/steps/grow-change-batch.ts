import type { BatchEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound, refuse } from "../../../../http/refuse.ts";
import { countBatch, insertBatch, lockBatch } from "../queries/change-batches.ts";

type Edit = { edit: BatchEdit; userId: string; userName: string };

/** Creates a batch that can grow: it starts with one product. */
export const beginBatch = (tx: Tx, shopId: string, edit: Edit): Promise<string> =>
  insertBatch(tx, shopId, { ...edit, productCount: 1 });

/** Stores how many products a batch has by now. */
export const growBatch = async (tx: Tx, shopId: string, id: string, productCount: number): Promise<void> => {
  await countBatch(tx, shopId, id, productCount);
};

type Joining = { list: string; userId: string; userName: string };

/**
 * The batch for one more product that somebody creates from a list; `new` starts one. A batch that was undone cannot
 * grow.
 */
export async function joinList(tx: Tx, shopId: string, { list, ...who }: Joining): Promise<string> {
  if (list === "new") return beginBatch(tx, shopId, { edit: { field: "list" }, ...who });
  const { edit, userId, undoneAt, undoUntil, productCount } = await lockBatch(tx, shopId, list);
  if (edit.field !== "list" || userId !== who.userId) throw notFound();
  if (undoneAt !== null || undoUntil !== null) throw refuse("price_list_undone");
  await growBatch(tx, shopId, list, productCount + 1);
  return list;
}
