import type { Cart, CartOrder, PlacedOrder } from "@mauzo/contract/orders/cart";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal, notFound, Refusal } from "../../../http/refusal.ts";
import type { CartVisit } from "../../../http/visit.ts";
import { OutOfStock } from "../../catalogue/products/take-stock.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { placeOrder } from "../orders/place-order.ts";
import { cartMessages, problemMessage, stockMessage } from "./messages.ts";
import { type CartRow, lockCart, markOrdered } from "./queries.ts";
import { isSameBuyer, readDelivery, readOrder, submissionHash } from "./rules/read-order.ts";
import { showCart } from "./show-cart.ts";
import { listReleases } from "./steps/list-releases.ts";
import { openCart } from "./steps/open-cart.ts";

type Body = z.output<typeof CartOrder>;

/** The order differs from what the customer was last shown: nothing is kept, the cart is shown anew. */
class CartChanged extends Error {}

async function repeat(tx: Tx, shopId: string, cart: CartRow, body: Body): Promise<PlacedOrder> {
  const order = await getOrderByCart(tx, shopId, cart.id);
  if (!cart.submittedHash?.equals(submissionHash(body)) || !isSameBuyer(order, body)) {
    throw new Refusal(409, cartMessages.different[cart.language], {
      order_id: order.order_id,
      cart: await showCart(tx, shopId, cart.id),
    });
  }
  return { order_id: order.order_id, total: order.total, quantity: order.quantity };
}

function readCustomer({ customer }: Body, { language }: CartRow) {
  if (!customer || (customer.name === "" && customer.phone === "")) return undefined;
  const phone = customer.phone === "" ? null : toE164(customer.phone);
  if (phone === undefined) throw fieldRefusal(["body", "customer", "phone"], cartMessages.phone[language]);
  return { name: customer.name, phone };
}

async function submit(tx: Tx, deps: Deps, { shopId, cartId, address }: CartVisit, body: Body): Promise<PlacedOrder> {
  const cart = await lockCart(tx, shopId, cartId);
  if (!cart) throw notFound();
  if (cart.state === "ordered") return repeat(tx, shopId, cart, body);

  const shown = await openCart(tx, shopId, cart);
  if (shown.version !== (body.version ?? cart.shownVersion ?? shown.version)) throw new CartChanged();
  const reading = readOrder(shown.products, body);
  if ("problem" in reading) throw fieldRefusal(reading.problem.loc, problemMessage(reading.problem, cart.language));

  const goodsMinor = reading.lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
  const chosen = readDelivery(shown.ways, body.delivery, goodsMinor);
  if ("problem" in chosen) throw fieldRefusal(chosen.problem.loc, problemMessage(chosen.problem, cart.language));

  const { number, channel, conversationId, currency } = cart;
  const placed = await placeOrder(tx, deps, {
    shopId,
    cartId,
    conversationId,
    number,
    channel,
    currency,
    customer: readCustomer(body, cart),
    note: body.note,
    lines: reading.lines,
    ...chosen,
    held: cart.heldUntil === null ? [] : await listReleases(tx, shopId, { cartId }),
  });
  await markOrdered(tx, shopId, cartId, submissionHash(body));
  const total = { minor: placed.totalMinor, currency };
  const inChat = channel === "web" ? conversationId : null;
  await deps.tell(tx, "cart-ordered", { shopId, conversationId: inChat, number, total, language: cart.language });
  // Last: others of this network who begin a cart wait until this ends.
  if (conversationId === null) await deps.limiter.giveBackIn(tx, "shopCart", { address, account: shopId });
  return { order_id: number, total, quantity: placed.quantity };
}

function leftOf(cart: Cart, itemId: string): string {
  for (const product of cart.products) {
    for (const item of [...product.variants, ...product.add_ons]) {
      if (item.id === itemId)
        return stockMessage([product.name, item.name].filter(Boolean).join(" · "), item.available ?? 0, cart.language);
    }
  }
  return cartMessages.changed[cart.language];
}

/**
 * Orders the cart: exactly one order per link, however often and however parallel it is submitted; a repeat gets the
 * same order back. Where the cart is no longer what the customer saw, or stock has run out, 409 carries the cart as it is now.
 */
export async function submitCart(deps: Deps, visit: CartVisit, body: Body): Promise<PlacedOrder> {
  try {
    return await visit.tx((tx) => submit(tx, deps, visit, body));
  } catch (error) {
    if (!(error instanceof CartChanged || error instanceof OutOfStock)) throw error;
    const cart = await visit.tx((tx) => showCart(tx, visit.shopId, visit.cartId));
    const detail = error instanceof OutOfStock ? leftOf(cart, error.itemId) : cartMessages.changed[cart.language];
    throw new Refusal(409, detail, { cart });
  }
}
