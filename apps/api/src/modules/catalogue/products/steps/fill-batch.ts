import type { BatchEdit } from "@mauzo/contract/catalogue/product-edits";
import type { Tx } from "../../../../db/scope.ts";
import { notFound, Refusal } from "../../../../http/refusal.ts";
import { countBatch, insertBatch, lockBatch } from "../queries/batches.ts";

type Edit = { edit: BatchEdit; userId: string; userName: string };

/** A batch that grows: it begins with one product. */
export const beginBatch = (tx: Tx, shopId: string, edit: Edit): Promise<string> =>
  insertBatch(tx, shopId, { ...edit, productCount: 1 });

/** Writes down how many products a batch has by now. */
export const growBatch = async (tx: Tx, shopId: string, id: string, productCount: number): Promise<void> => {
  await countBatch(tx, shopId, id, productCount);
};

type Joining = { list: string; userId: string; userName: string };

/** The batch of one more product that somebody makes of a list; `new` begins one. What was taken back grows no more. */
export async function joinList(tx: Tx, shopId: string, { list, ...who }: Joining): Promise<string> {
  if (list === "new") return beginBatch(tx, shopId, { edit: { field: "list" }, ...who });
  const { edit, userId, undoneAt, undoUntil, productCount } = await lockBatch(tx, shopId, list);
  if (edit.field !== "list" || userId !== who.userId) throw notFound();
  if (undoneAt !== null || undoUntil !== null) throw new Refusal(409, "This list was taken back. Begin a new one.");
  await growBatch(tx, shopId, list, productCount + 1);
  return list;
}
