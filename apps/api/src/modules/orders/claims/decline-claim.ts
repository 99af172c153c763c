import type { OrderClaim } from "@mauzo/contract/orders/order-claims";
import type { ShopVisit } from "../../../http/visit.ts";
import { authorOf } from "../orders/steps/author.ts";
import { noteChange } from "../orders/steps/note-change.ts";
import { endClaim } from "./steps/end-claim.ts";

/**
 * What a customer says was paid is not here, for a reason the customer sees.
 * @throws 404; 409 when it was settled otherwise.
 */
export async function declineClaim(
  visit: ShopVisit,
  { id, reason }: { id: string; reason: string },
): Promise<OrderClaim> {
  const { shopId } = visit;
  const author = authorOf(visit);
  return visit.tx(async (tx) => {
    const { orderId, claim, isRepeat } = await endClaim(tx, shopId, { id, to: "declined", reason, author });
    const { amount, method, reference } = claim;
    const change = { kind: "declined" as const, amount, method, reference };
    if (!isRepeat) await noteChange(tx, shopId, { orderId, reason, change }, author);
    return claim;
  });
}
