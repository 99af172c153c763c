import type { Receipt } from "@mauzo/contract/payments/receipts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findReceipt } from "./queries/receipts.ts";

/** One of the shop's receipts, or 404. */
export async function getReceipt(tx: Tx, shopId: string, id: string): Promise<Receipt> {
  const receipt = await findReceipt(tx, shopId, id);
  if (!receipt) throw notFound();
  return receipt;
}
