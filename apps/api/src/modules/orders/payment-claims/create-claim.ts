import type { CartClaim, NewClaim } from "@mauzo/contract/orders/payment-claims";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { lockOrderOfCart } from "./queries.ts";
import { claimForOrder } from "./steps/claim-for-order.ts";

type Body = z.output<typeof NewClaim>;

/** Creates a payment claim of the customer, for what was ordered. @throws 404 while nothing is ordered; as `claimForOrder` */
export async function createClaim(
  deps: Pick<Deps, "emitFact">,
  { shopId, cartId, tx }: CartContext,
  body: Body,
): Promise<CartClaim> {
  return tx(async (tx) => {
    await lockOrderOfCart(tx, shopId, cartId);
    return claimForOrder(tx, deps, { shopId, order: await getOrderByCart(tx, shopId, cartId) }, body);
  });
}
