import type { ReceiptCandidate } from "@mauzo/contract/payments/receipts";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findStored } from "./queries/receipts.ts";
import { findCandidates } from "./steps/find-candidates.ts";

/** The orders that what is left of a receipt may be for, or 404. */
export async function listCandidates(tx: Tx, shopId: string, id: string): Promise<ReceiptCandidate[]> {
  const receipt = await findStored(tx, shopId, id);
  if (!receipt) throw notFound();
  const { amountMinor, usedMinor, payerName: name, payerPhone: phone, cameAt } = receipt;
  if (amountMinor === usedMinor) return [];
  return findCandidates(tx, shopId, {
    ...{ amountMinor: amountMinor - usedMinor, name, phone },
    cameAt: cameAt === null ? null : toIsoString(cameAt),
  });
}
