import type { Tx } from "../../../db/tenant-transaction.ts";
import { findOwnerId } from "./queries.ts";

/** Whether the shop is this person's. */
export const isOwner = async (tx: Tx, shopId: string, userId: string): Promise<boolean> =>
  (await findOwnerId(tx, shopId)) === userId;
