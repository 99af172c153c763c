import type { CartClaim } from "@mauzo/contract/orders/payment-claims";
import type { Deps } from "../../../deps.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { customerActor } from "../orders/steps/actor.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { cartClaimOf } from "./rules.ts";
import { endClaim } from "./steps/end-claim.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

/**
 * Withdraws a payment claim of the customer.
 * @throws 404; 409 when the shop has settled it.
 */
export async function withdrawClaim(
  deps: Pick<Deps, "emitFact">,
  { shopId, cartId, tx }: CartContext,
  id: string,
): Promise<CartClaim> {
  return tx(async (tx) => {
    await getOwnClaim(tx, shopId, { cartId, id });
    const { orderId, claim, isRepeat } = await endClaim(tx, deps, shopId, {
      id,
      to: "withdrawn",
      author: customerActor,
    });
    const { amount, method, reference } = claim;
    const change = { kind: "withdrawn" as const, amount, method, reference };
    if (!isRepeat) await recordChange(tx, deps, shopId, { orderId, change }, customerActor);
    return cartClaimOf(claim);
  });
}
