import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact, NewFact } from "../../../facts.ts";
import { insertFees, voidReturnedFees } from "./queries/fees.ts";

/**
 * The fee of a withdrawal becomes an expense once, however often it is told of, and is struck once the withdrawal comes
 * back, whatever month that is in: nobody spent it.
 */
export async function recordWithdrawalFees(
  tx: Tx,
  { shopId, subject, actor }: NewFact<"withdrawal.charged">,
  emitFact: EmitFact,
): Promise<void> {
  const made = await insertFees(tx, shopId, { withdrawalId: subject });
  const returned = await voidReturnedFees(tx, shopId, subject);
  for (const id of new Set([...made, ...returned]))
    await emitFact(tx, { name: "expense.changed", shopId, subject: id, actor, payload: {} });
}
