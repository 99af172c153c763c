import type { Parsed } from "@mauzo/contract/endpoint";
import type { Reason } from "@mauzo/contract/errors";
import type { Cart, cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal, refuse } from "../../../http/refuse.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { customerActor } from "../orders/steps/actor.ts";
import { showCart } from "./show-cart.ts";

type Body = Parsed<typeof cart.cancel>["body"];

async function cancel(tx: Tx, deps: Deps, { shopId, cartId }: CartContext, { reason }: Body): Promise<Cart> {
  const { id, fulfilment } = await getOrderByCart(tx, shopId, cartId);
  await changeOrderStatus(tx, deps, {
    shopId,
    author: customerActor,
    move: { id, from: fulfilment, to: "cancelled", reason },
  });
  return showCart(tx, shopId, cartId);
}

function whyNot({ order }: Cart): Reason {
  if (order?.fulfilment === "cancelled") return "cart_cancelled_already";
  if (order?.fulfilment !== "new") return "cart_under_way";
  return order.paid.minor > 0 ? "cart_paid_for" : "cart_claimed";
}

/**
 * Cancels the order for its customer, if `orderTransitions` allows it; of several concurrent requests only one does it.
 * @throws 404 while nothing is ordered; 409 in the cart's language, with the cart as it is now.
 */
export async function cancelCartOrder(deps: Deps, context: CartContext, body: Body): Promise<Cart> {
  try {
    return await context.tx((tx) => cancel(tx, deps, context, body));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    const cart = await context.tx((tx) => showCart(tx, context.shopId, context.cartId));
    throw refuse(whyNot(cart), { language: cart.language, extra: { cart } });
  }
}
