import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { CartClaim, NewClaim } from "@mauzo/contract/orders/payment-claims";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { listClaims } from "./list-claims.ts";
import { lockOrderOfCart } from "./queries.ts";
import { cartClaimOf, claimableMinorOf, whyNoClaim } from "./rules.ts";
import { writeClaim } from "./steps/write-claim.ts";

type Body = z.output<typeof NewClaim>;

/**
 * Creates a payment claim of the customer, which the shop then checks.
 * @throws 404 while nothing is ordered; 409 where no claim is possible; 422 for more than is owed after earlier claims,
 * and for cash where the shop takes none.
 */
export async function createClaim(
  deps: Pick<Deps, "emitFact">,
  { shopId, cartId, tx }: CartContext,
  body: Body,
): Promise<CartClaim> {
  const { amount_minor, method } = body;
  return tx(async (tx) => {
    await lockOrderOfCart(tx, shopId, cartId);
    const order = await getOrderByCart(tx, shopId, cartId);
    const claims = await listClaims(tx, shopId, order);
    const why = whyNoClaim(order, claims);
    if (why) throw refuse(why);
    if (method === "cash" && !(await getPaymentSettings(tx, shopId)).cash)
      throw refuse("claim_cash_refused", { loc: ["body", "method"] });
    const most = claimableMinorOf(order, claims);
    if (amount_minor > most) {
      const code = most < owedMinorOf(order) ? "claim_too_large_beside" : "claim_too_large";
      throw refuse({ code, values: { amount: formatAmount(most) } }, { loc: ["body", "amount_minor"] });
    }
    return cartClaimOf(await writeClaim(tx, deps, { shopId, order }, body));
  });
}
