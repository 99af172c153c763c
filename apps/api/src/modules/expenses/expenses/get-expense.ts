import type { ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findExpense } from "./queries/read-expenses.ts";

/** One of the shop's, or 404. */
export async function getExpense(tx: Tx, shopId: string, id: string): Promise<ExpenseRecord> {
  const expense = await findExpense(tx, shopId, id);
  if (!expense) throw notFound();
  return expense;
}
