import type { Tx } from "../../../../db/tenant-transaction.ts";
import { insertChange, updateExpense } from "../queries/write-expenses.ts";

type Struck = { id: string; reason: string; by: { userId: string; name: string } };
/** Strikes an expense whose money was posted back. */
export async function strikeExpense(tx: Tx, shopId: string, { id, reason, by }: Struck): Promise<void> {
  await updateExpense(tx, { shopId, id, savedBy: by.name, isVoided: true }, { voidReason: reason });
  const said = { kind: "voided" as const, reason, userId: by.userId, userName: by.name };
  await insertChange(tx, { shopId, expenseId: id, ...said });
}
