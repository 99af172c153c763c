import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockRecord, markUndone, updateRecord } from "../queries/edit-record.ts";
import { fieldsBefore } from "./field-texts.ts";

type Change = { id: string; customerId: string; changes: readonly CustomerFieldChange[] };

/** Takes back a change of a customer's record, in the fields that nobody has changed again. */
export async function restoreFields(tx: Tx, shopId: string, { id, customerId, changes }: Change): Promise<void> {
  const present = await lockRecord(tx, shopId, customerId);
  if (!present) return;
  const { version: _, ...fields } = present;
  await updateRecord(tx, shopId, customerId, fieldsBefore(fields, changes));
  await markUndone(tx, shopId, id);
}
