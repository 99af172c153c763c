import { formatAmount } from "@mauzo/format/money";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact, NewFact } from "../../../facts.ts";
import { refuse } from "../../../http/refuse.ts";
import { getReceipt } from "./get-receipt.ts";
import { findClaim } from "./queries/claims.ts";
import { findByCode, insertReceipt, lockCode, takeFrom } from "./queries/receipts.ts";
import { codeIn } from "./rules/receipt-rules.ts";
import { emitChange } from "./steps/emit-change.ts";

/**
 * A confirmed claim that carries a network's code is a receipt, all of it used for the claim's order. The order is locked
 * already.
 * @throws 409 where the code was used for an order, was put aside, or is of a message about less.
 */
export async function receiveClaim(
  tx: Tx,
  { shopId, subject: orderId, actor, payload }: NewFact<"order.claim_ended">,
  emitFact: EmitFact,
): Promise<void> {
  if (payload.state !== "confirmed") return;
  const claim = await findClaim(tx, shopId, payload.claim_id);
  const reference = claim?.method === "mobile_money" ? codeIn(claim.reference) : undefined;
  if (!claim || reference === undefined) return;
  const { network, amountMinor, text, userId, userName } = claim;
  await lockCode(tx, shopId, reference);
  const known = await findByCode(tx, shopId, { network, reference });
  const isRecorded = payload.recorded === true;
  if (!known) {
    const id = await insertReceipt(tx, {
      ...{ shopId, network, reference, amountMinor, usedMinor: amountMinor, source: "customer_sms" },
      ...{ text, orderId: isRecorded ? null : orderId, userId, userName },
    });
    return emitChange(tx, { emitFact }, { shopId, id, actor });
  }
  const { uses } = await getReceipt(tx, shopId, known.id);
  const [first] = uses;
  // What was written down with this message already needs no second look.
  if (!isRecorded && uses.some(({ order }) => order.id === orderId)) return;
  if (first) throw refuse({ code: "code_used", values: { order: first.order.number } });
  if (known.dismissedAt !== null) throw refuse("receipt_dismissed");
  // What a phone was asked for stays among what is matched by hand: what was written down before did not come
  // from there.
  if (!isRecorded && known.source === "gateway") return;
  if (!(await takeFrom(tx, shopId, known.id, amountMinor, isRecorded ? undefined : orderId)))
    throw refuse({ code: "code_of_less", values: { amount: formatAmount(known.amountMinor - known.usedMinor) } });
  await emitChange(tx, { emitFact }, { shopId, id: known.id, actor });
}
