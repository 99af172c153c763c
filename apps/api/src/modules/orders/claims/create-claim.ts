import type { CartClaim, NewClaim } from "@mauzo/contract/orders/order-claims";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import type { CartVisit } from "../../../http/visit.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { customerAuthor } from "../orders/steps/author.ts";
import { noteChange } from "../orders/steps/note-change.ts";
import { listClaims } from "./list-claims.ts";
import { insertClaim, lockOrderOfCart } from "./queries.ts";
import { cartClaimOf, claimableMinorOf, claimOf, whyNoClaim } from "./rules.ts";

type Body = z.output<typeof NewClaim>;

/**
 * The customer says what was paid; the shop looks.
 * @throws 404 while nothing is ordered; 409 where nothing can be said; 422 for more than is owed beside what was said before.
 */
export async function createClaim(
  { shopId, cartId, tx }: CartVisit,
  { amount_minor, method, reference }: Body,
): Promise<CartClaim> {
  return tx(async (tx) => {
    await lockOrderOfCart(tx, shopId, cartId);
    const order = await getOrderByCart(tx, shopId, cartId);
    const claims = await listClaims(tx, shopId, order);
    const why = whyNoClaim(order, claims);
    if (why) throw new Refusal(409, why);
    const most = claimableMinorOf(order, claims);
    if (amount_minor > most) {
      const beside = most < owedMinorOf(order) ? " beside what you said before" : "";
      throw fieldRefusal(["body", "amount_minor"], `Only ${formatAmount(most)} is owed${beside}.`);
    }
    const row = await insertClaim(tx, shopId, { orderId: order.id, amountMinor: amount_minor, method, reference });
    const claim = claimOf(row, order.total.currency);
    const change = { kind: "claimed" as const, amount: claim.amount, method, reference };
    await noteChange(tx, shopId, { orderId: order.id, change }, customerAuthor);
    return cartClaimOf(claim);
  });
}
