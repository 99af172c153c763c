import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockDocument } from "../queries.ts";

/** Whether this is a PDF of the shop that anybody may read; it is locked until the transaction ends. */
export const lockUploadedDocument = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await lockDocument(tx, shopId, id)).length > 0;
