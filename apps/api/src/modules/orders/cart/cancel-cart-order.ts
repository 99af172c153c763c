import type { Parsed } from "@mauzo/contract/endpoint";
import type { Cart, cart } from "@mauzo/contract/orders/cart";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { CartVisit } from "../../../http/visit.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { moveOrder } from "../orders/move-order.ts";
import { customerAuthor } from "../orders/steps/author.ts";
import { cartMessages } from "./messages.ts";
import { showCart } from "./show-cart.ts";

type Body = Parsed<typeof cart.cancel>["body"];

async function cancel(tx: Tx, deps: Deps, { shopId, cartId }: CartVisit, { reason }: Body): Promise<Cart> {
  const { id, goods } = await getOrderByCart(tx, shopId, cartId);
  await moveOrder(tx, deps, {
    shopId,
    author: customerAuthor,
    move: { id, from: goods, to: "cancelled", reason },
  });
  return showCart(tx, shopId, cartId);
}

function whyNot({ language, order }: Cart): string {
  if (order?.goods === "cancelled") return cartMessages.cancelled[language];
  if (order?.goods !== "new") return cartMessages.underWay[language];
  return (order.paid.minor > 0 ? cartMessages.paidFor : cartMessages.claimed)[language];
}

/**
 * The customer cancels the order, as far as the table of moves lets them; of several at once one does.
 * @throws 404 while nothing is ordered; 409 in the cart's language, with the cart as it is now.
 */
export async function cancelCartOrder(deps: Deps, visit: CartVisit, body: Body): Promise<Cart> {
  try {
    return await visit.tx((tx) => cancel(tx, deps, visit, body));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    const cart = await visit.tx((tx) => showCart(tx, visit.shopId, visit.cartId));
    throw new Refusal(409, whyNot(cart), { cart });
  }
}
