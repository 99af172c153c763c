import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact, NewFact } from "../../../facts.ts";
import { insertFees } from "./queries/fees.ts";

/** The fees of a payment become expenses, each once, however often the payment is told of. */
export async function recordFees(
  tx: Tx,
  { shopId, subject, actor }: NewFact<"payment.charged">,
  emitFact: EmitFact,
): Promise<void> {
  for (const id of await insertFees(tx, shopId, { paymentId: subject }))
    await emitFact(tx, { name: "expense.changed", shopId, subject: id, actor, payload: {} });
}
