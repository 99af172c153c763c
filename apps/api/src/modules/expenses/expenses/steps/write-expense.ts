import type { ExpenseCategory } from "@mauzo/contract/expenses/expense-categories";
import type { Expense } from "@mauzo/contract/expenses/expenses";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockExpense } from "../queries/read-expenses.ts";
import { insertChange, insertExpense } from "../queries/write-expenses.ts";
import { postExpense } from "./post-expense.ts";

type Written = {
  category: ExpenseCategory;
  amountMinor: number;
  method: PaymentMethod;
  spentOn: string;
  supplier: string;
  note: string;
  mediaId?: string | null;
  source?: Expense["source"];
  importId?: string;
  movementId?: string;
};

/** Writes an expense and that its money left; its month is held, and its day has come. @returns its id */
export async function writeExpense(
  tx: Tx,
  shopId: string,
  { written, at, by }: { written: Written; at: string | undefined; by: { userId: string; name: string } },
): Promise<string> {
  const { amountMinor, method, source = "person" } = written;
  const transferId = await postExpense(tx, shopId, { amountMinor, method, source, at, by });
  const id = await insertExpense(tx, {
    ...{ shopId, ...written, transferId },
    ...{ userId: by.userId, userName: by.name, savedBy: by.name },
  });
  await insertChange(tx, { shopId, expenseId: id, kind: "added", userId: by.userId, userName: by.name });
  return id;
}

/** The transfer of an expense that was just written. */
export async function findWritten(tx: Tx, shopId: string, id: string): Promise<string> {
  const expense = await lockExpense(tx, shopId, id);
  if (!expense) throw new Error("an expense is gone");
  return expense.transferId;
}
