import { BeginAnew, type Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findStateOf, lockDebtor } from "../queries/manual-debts.ts";

/** Locks a debt that was written down, by its customer, until the transaction ends. @throws 404 */
export async function lockManualDebt(tx: Tx, shopId: string, id: string) {
  const before = await findStateOf(tx, shopId, id);
  if (!before) throw notFound();
  const debtor = await lockDebtor(tx, shopId, before.customerId);
  const state = await findStateOf(tx, shopId, id);
  // Customers may be merged or parted in between.
  if (!debtor || !state || state.customerId !== debtor.id) throw new BeginAnew();
  return state;
}
