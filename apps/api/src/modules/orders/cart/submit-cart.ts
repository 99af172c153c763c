import type { Reason } from "@mauzo/contract/errors";
import type { Cart, CartOrder, PlacedOrder } from "@mauzo/contract/orders/cart";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { CartContext } from "../../../http/request-context.ts";
import { OutOfStock } from "../../catalogue/products/move-stock.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { placeOrder } from "../orders/place-order.ts";
import { customerActor } from "../orders/steps/actor.ts";
import { totalOf } from "../orders/steps/price-charges.ts";
import { type CartRow, lockCart, markOrdered } from "./queries.ts";
import { offeredProduct } from "./rules/cart-products.ts";
import {
  isSameBuyer,
  readDelivery,
  readSubmittedOrder,
  standingCharges,
  submissionHash,
} from "./rules/read-submitted-order.ts";
import { showCart } from "./show-cart.ts";
import { stockReason } from "./steps/choice-reasons.ts";
import { listStockToRelease } from "./steps/list-stock-to-release.ts";
import { refuseChoice } from "./steps/refuse-choice.ts";
import { viewOpenCart } from "./steps/view-open-cart.ts";

type Body = z.output<typeof CartOrder>;

/** The order differs from what the customer was last shown: nothing is saved, and the reply has the current cart. */
class CartChanged extends Error {}

async function repeat(tx: Tx, shopId: string, cart: CartRow, body: Body): Promise<PlacedOrder> {
  const order = await getOrderByCart(tx, shopId, cart.id);
  if (!cart.submittedHash?.equals(submissionHash(body)) || !isSameBuyer(order, body)) {
    throw refuse("cart_ordered_differently", {
      language: cart.language,
      extra: { order_id: order.order_id, cart: await showCart(tx, shopId, cart.id) },
    });
  }
  return { order_id: order.order_id, total: order.total, quantity: order.quantity };
}

function readCustomer({ customer }: Body, { language }: CartRow) {
  if (!customer || (customer.name === "" && customer.phone === "")) return undefined;
  const phone = customer.phone === "" ? null : toE164(customer.phone);
  if (phone === undefined) throw refuse("phone_invalid", { loc: ["body", "customer", "phone"], language });
  return { name: customer.name, phone };
}

async function submit(tx: Tx, deps: Deps, { shopId, cartId, address }: CartContext, body: Body): Promise<PlacedOrder> {
  const cart = await lockCart(tx, shopId, cartId);
  if (!cart) throw notFound();
  if (cart.state === "ordered") return repeat(tx, shopId, cart, body);

  const shown = await viewOpenCart(tx, shopId, cart);
  if (shown.version !== (body.version ?? cart.shownVersion ?? shown.version)) throw new CartChanged();
  const reading = readSubmittedOrder(shown.products.map(offeredProduct), body);
  if ("problem" in reading) throw refuseChoice(reading.problem, cart.language);

  const goodsMinor = totalOf(reading.lines);
  const chosen = readDelivery(shown.methods, body.delivery, goodsMinor);
  if ("problem" in chosen) throw refuseChoice(chosen.problem, cart.language);

  const { number, channel, conversationId, currency, firstTouch, lastTouch } = cart;
  const placed = await placeOrder(tx, deps, {
    shopId,
    cartId,
    conversationId,
    firstTouch,
    lastTouch,
    number,
    channel,
    currency,
    language: cart.language,
    by: customerActor,
    customer: readCustomer(body, cart),
    note: body.note,
    lines: reading.lines,
    delivery: chosen.delivery,
    charges: [...standingCharges(shown.charges, goodsMinor), ...chosen.charges],
    held: cart.heldUntil === null ? [] : await listStockToRelease(tx, shopId, { cartId }),
  });
  await markOrdered(tx, shopId, cartId, submissionHash(body));
  const total = { minor: placed.totalMinor, currency };
  // Last, because this blocks other visitors of the same network who start a cart until the transaction ends.
  if (conversationId === null) await deps.limiter.giveBackIn(tx, "shopCart", { address, account: shopId });
  return { order_id: number, total, quantity: placed.quantity };
}

function leftOf(cart: Cart, itemId: string): Reason {
  for (const product of cart.products) {
    for (const item of [...product.variants, ...product.add_ons]) {
      if (item.id === itemId)
        return stockReason([product.name, item.name].filter(Boolean).join(" · "), item.available ?? 0);
    }
  }
  return "cart_changed";
}

/**
 * Orders the cart: exactly one order per link, however often and concurrently it is submitted; a repeat returns the
 * same order. Where the cart is no longer what the customer saw, or stock has run out, 409 carries the cart as it is
 * now.
 */
export async function submitCart(deps: Deps, context: CartContext, body: Body): Promise<PlacedOrder> {
  try {
    return await context.tx((tx) => submit(tx, deps, context, body));
  } catch (error) {
    if (!(error instanceof CartChanged || error instanceof OutOfStock)) throw error;
    const cart = await context.tx((tx) => showCart(tx, context.shopId, context.cartId));
    const reason = error instanceof OutOfStock ? leftOf(cart, error.itemId) : "cart_changed";
    throw refuse(reason, { language: cart.language, extra: { cart } });
  }
}
