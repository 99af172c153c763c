import type { Tx } from "../../../db/tenant-transaction.ts";
import { setUnreachable } from "./queries.ts";

/** Marks a contact whom no message reaches, with the provider's code. */
export async function markUnreachable(
  tx: Tx,
  { shopId, contactId, code }: { shopId: string; contactId: string; code: number },
): Promise<void> {
  await setUnreachable(tx, { shopId, contactId }, code);
}
