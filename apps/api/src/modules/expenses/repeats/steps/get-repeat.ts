import type { ExpenseRepeat } from "@mauzo/contract/expenses/expense-repeats";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findRepeat } from "../queries/repeats.ts";

/** One of the shop's, or 404. */
export async function getRepeat(tx: Tx, shopId: string, id: string): Promise<ExpenseRepeat> {
  const found = await findRepeat(tx, shopId, id);
  if (!found) throw notFound();
  return found;
}
