import { isUniqueViolation } from "../../../db/is-unique-violation.ts";
import { inSavepoint, type Tx } from "../../../db/tenant-transaction.ts";
import { setWaId } from "./queries.ts";

/**
 * Keeps the id by which WhatsApp knows a contact, which may differ from the number that was asked for. Another contact that
 * has it keeps it.
 */
export async function keepWaId(
  tx: Tx,
  { shopId, contactId, waId }: { shopId: string; contactId: string; waId: string },
): Promise<void> {
  if (!/^[1-9]\d{6,14}$/.test(waId)) return;
  try {
    await inSavepoint(tx, (tx) => setWaId(tx, { shopId, contactId }, waId));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
