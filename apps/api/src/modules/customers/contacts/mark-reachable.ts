import type { Tx } from "../../../db/tenant-transaction.ts";
import { clearUnreachable } from "./queries.ts";

/** A message reached a contact, or they wrote. */
export async function markReachable(tx: Tx, contact: { shopId: string; contactId: string }): Promise<void> {
  await clearUnreachable(tx, contact);
}
