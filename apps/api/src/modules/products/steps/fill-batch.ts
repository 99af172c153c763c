import type { BatchEdit } from "@mauzo/contract/product-edits";
import type { Tx } from "../../../db/scope.ts";
import { countBatch, insertBatch } from "../queries/batches.ts";

type Edit = { edit: BatchEdit; userId: string; userName: string };

/** A batch that grows: it begins with one product. */
export const beginBatch = (tx: Tx, shopId: string, edit: Edit): Promise<string> =>
  insertBatch(tx, shopId, { ...edit, productCount: 1 });

/** Writes down how many products a batch has by now. */
export const growBatch = async (tx: Tx, shopId: string, id: string, productCount: number): Promise<void> => {
  await countBatch(tx, shopId, id, productCount);
};
