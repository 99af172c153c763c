import type { Transaction } from "@mauzo/contract/ledger/transactions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findTransaction } from "./queries/find-transaction.ts";

/** A transaction of the shop with its transfers and its way. @throws 404 */
export async function getTransaction(tx: Tx, shopId: string, id: string): Promise<Transaction> {
  const transaction = await findTransaction(tx, shopId, id);
  if (!transaction) throw notFound();
  return transaction;
}
