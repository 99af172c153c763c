import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type OwnFields as Fields, insertRecordChange, updateRecord } from "../queries/edit-record.ts";
import { changesBetween } from "./field-texts.ts";

export type OwnFields = Fields;
type Edit = { id: string; before: OwnFields; after: OwnFields };
type By = { userId: string; userName: string; importId?: string };

/** Writes the fields of a customer that change, and keeps what they were; false when none do. */
export async function writeChange(tx: Tx, shopId: string, { id, before, after }: Edit, by: By): Promise<boolean> {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return false;
  await updateRecord(tx, shopId, id, after);
  await insertRecordChange(tx, shopId, { customerId: id, ...by, changes });
  return true;
}
