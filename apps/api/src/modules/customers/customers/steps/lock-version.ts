import type { Tx } from "../../../../db/tenant-transaction.ts";
import { savedMeanwhile } from "../../../../http/refuse.ts";
import { missingCustomer } from "../../merges/missing-customer.ts";
import { findLastEditor, lockRecord, type OwnFields } from "../queries/edit-record.ts";

/** Locks a customer's record and returns its fields. @throws 404; 409 when it was saved since the version that was read */
export async function lockVersion(tx: Tx, shopId: string, id: string, seen: number): Promise<OwnFields> {
  const row = await lockRecord(tx, shopId, id);
  if (!row) throw await missingCustomer(tx, shopId, id);
  const { version, ...fields } = row;
  if (version === seen) return fields;
  throw savedMeanwhile({ version, saved_by: (await findLastEditor(tx, shopId, id)) ?? null });
}
