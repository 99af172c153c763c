import type { CartClaim } from "@mauzo/contract/orders/order-claims";
import type { CartVisit } from "../../../http/visit.ts";
import { customerAuthor } from "../orders/steps/author.ts";
import { noteChange } from "../orders/steps/note-change.ts";
import { cartClaimOf } from "./rules.ts";
import { endClaim } from "./steps/end-claim.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";

/**
 * The customer takes back what was said to be paid.
 * @throws 404; 409 when the shop has settled it.
 */
export async function withdrawClaim({ shopId, cartId, tx }: CartVisit, id: string): Promise<CartClaim> {
  return tx(async (tx) => {
    await getOwnClaim(tx, shopId, { cartId, id });
    const { orderId, claim, isRepeat } = await endClaim(tx, shopId, { id, to: "withdrawn", author: customerAuthor });
    const { amount, method, reference } = claim;
    const change = { kind: "withdrawn" as const, amount, method, reference };
    if (!isRepeat) await noteChange(tx, shopId, { orderId, change }, customerAuthor);
    return cartClaimOf(claim);
  });
}
