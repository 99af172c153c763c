import type { OrderClaim } from "@mauzo/contract/orders/payment-claims";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { endClaim } from "./steps/end-claim.ts";

/**
 * Declines a payment claim, for a reason the customer sees.
 * @throws 404; 409 when it was settled another way.
 */
export async function declineClaim(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, reason }: { id: string; reason: string },
): Promise<OrderClaim> {
  const { shopId } = context;
  const author = staffActor(context);
  return context.tx(async (tx) => {
    const { orderId, claim, isRepeat } = await endClaim(tx, deps, shopId, { id, to: "declined", reason, author });
    const { amount, method, reference } = claim;
    const change = { kind: "declined" as const, amount, method, reference };
    if (!isRepeat) await recordChange(tx, deps, shopId, { orderId, reason, change }, author);
    return claim;
  });
}
