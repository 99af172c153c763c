import type { OrderClaim } from "@mauzo/contract/orders/payment-claims";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { recordPaymentOrRefund } from "../orders/record-payment-or-refund.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { findReceiptOf } from "./queries.ts";
import { endClaim } from "./steps/end-claim.ts";

/**
 * Confirms a payment claim: it becomes a payment, exactly once, however often and by how many people it is confirmed.
 * Without `record` the payment was already recorded.
 * @throws 404; 409 when it was settled another way, or the order is cancelled; 422 for more than is owed.
 */
export async function confirmClaim(
  deps: Deps,
  context: ShopContext,
  { id, record }: { id: string; record: boolean },
): Promise<OrderClaim> {
  const { shopId } = context;
  const author = staffActor(context);
  return context.tx(async (tx) => {
    const { orderId, claim, isRepeat } = await endClaim(tx, deps, shopId, {
      ...{ id, to: "confirmed", author, recorded: record },
    });
    if (isRepeat) return claim;
    const { amount, method, reference } = claim;
    if (record) {
      const payment = { amount_minor: amount.minor, method, reference, reason: "" };
      const receipt = method === "mobile_money" ? await findReceiptOf(tx, shopId, claim) : undefined;
      await recordPaymentOrRefund(tx, deps, {
        shopId,
        author,
        orderId,
        kind: "paid",
        payment,
        loc: ["body", "record"],
        origin: {
          ...{ network: claim.network, receiptId: receipt?.receiptId },
          // What a phone was asked for is in the ledger already, without an order.
          ...(receipt?.source === "gateway" && { account: "unmatched" }),
        },
      });
    } else {
      await recordChange(tx, deps, shopId, { orderId, change: { kind: "settled", amount, method, reference } }, author);
    }
    return claim;
  });
}
