import type { Tx } from "../../../db/tenant-transaction.ts";
import { lockMembers } from "./queries.ts";

/** Locks all members of a shop until the transaction ends: whoever changes rights does it first, so that nobody deadlocks. */
export async function lockShopMembers(tx: Tx, shopId: string): Promise<void> {
  await lockMembers(tx, shopId);
}
