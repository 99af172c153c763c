import type { OrderClaim } from "@mauzo/contract/orders/order-claims";
import type { Deps } from "../../../deps.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { payOrder } from "../orders/pay-order.ts";
import { authorOf } from "../orders/steps/author.ts";
import { noteChange } from "../orders/steps/note-change.ts";
import { endClaim } from "./steps/end-claim.ts";

/**
 * What a customer says was paid is here: it becomes a payment, one however often and by how many it is confirmed. Without
 * `record` the payment was written down before.
 * @throws 404; 409 when it was settled otherwise, or the order is cancelled; 422 for more than is owed.
 */
export async function confirmClaim(
  deps: Deps,
  visit: ShopVisit,
  { id, record }: { id: string; record: boolean },
): Promise<OrderClaim> {
  const { shopId } = visit;
  const author = authorOf(visit);
  return visit.tx(async (tx) => {
    const { orderId, claim, isRepeat } = await endClaim(tx, shopId, { id, to: "confirmed", author });
    if (isRepeat) return claim;
    const { amount, method, reference } = claim;
    if (record) {
      const payment = { amount_minor: amount.minor, method, reference, reason: "" };
      await payOrder(tx, deps, { shopId, author, orderId, kind: "paid", payment, loc: ["body", "record"] });
    } else {
      await noteChange(tx, shopId, { orderId, change: { kind: "settled", amount, method, reference } }, author);
    }
    return claim;
  });
}
