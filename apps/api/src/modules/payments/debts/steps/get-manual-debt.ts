import type { ManualDebt } from "@mauzo/contract/payments/manual-debts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findManualDebt } from "../queries/manual-debts.ts";

/** @throws 404 */
export async function getManualDebt(tx: Tx, shopId: string, id: string): Promise<ManualDebt> {
  const debt = await findManualDebt(tx, shopId, id);
  if (!debt) throw notFound();
  return debt;
}
