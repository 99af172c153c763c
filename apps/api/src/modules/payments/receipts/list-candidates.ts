import type { ReceiptCandidate } from "@mauzo/contract/payments/receipts";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findStored } from "./queries/receipts.ts";
import { findCandidates } from "./steps/find-candidates.ts";

/** The orders that what is left of a receipt may be for, of those that the words find, or 404. */
export async function listCandidates(
  tx: Tx,
  shopId: string,
  { id, search }: { id: string; search?: string | undefined },
): Promise<ReceiptCandidate[]> {
  const receipt = await findStored(tx, shopId, id);
  if (!receipt) throw notFound();
  const { amountMinor, usedMinor, payerName: name, payerPhone: phone, cameAt } = receipt;
  if (amountMinor === usedMinor) return [];
  const money = { amountMinor: amountMinor - usedMinor, name, phone };
  return findCandidates(tx, shopId, { ...money, cameAt: cameAt === null ? null : toIsoString(cameAt) }, search);
}
