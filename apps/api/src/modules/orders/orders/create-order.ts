import type { Reply } from "@mauzo/contract/endpoint";
import type { NewOrder, newOrders } from "@mauzo/contract/orders/new-orders";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { toE164 } from "@mauzo/format/phone";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/messages.ts";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getProducts } from "../../catalogue/products/get-products.ts";
import { OutOfStock } from "../../catalogue/products/take-stock.ts";
import { getCustomer } from "../../customers/customers/get-customer.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { createCartLink } from "../cart/create-cart-link.ts";
import { readByHand, tooLittle } from "../cart/steps/read-by-hand.ts";
import { payOrder } from "./pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { authorOf } from "./steps/author.ts";
import { totalOf } from "./steps/price-charges.ts";
import { readCharges } from "./steps/read-charges.ts";

type Body = z.output<typeof NewOrder>;

async function readCustomer(tx: Tx, shopId: string, customer: Body["customer"]) {
  if (!customer) return undefined;
  const { id, name, phone } = customer;
  if (id !== undefined) return getCustomer(tx, shopId, id, ["body", "customer", "id"]);
  if (name === "" && phone === "") return undefined;
  const number = phone === "" ? null : toE164(phone);
  if (number === undefined)
    throw fieldRefusal(["body", "customer", "phone"], "Write a phone number such as 0712 345 678 or +255 712 345 678.");
  return { name, phone: number };
}

const chosenOf = (tx: Tx, shopId: string, { products }: Body) =>
  getProducts(
    tx,
    shopId,
    products.map(({ id }) => id),
  );

async function write(tx: Tx, deps: Deps, visit: ShopVisit, body: Body): Promise<Reply<typeof newOrders.create>> {
  const { shopId } = visit;
  const { language, note, payment, delivery } = body;
  const { currency } = await getShop(tx, shopId);
  const reader = languageOf(visit.requestHeader("accept-language"));
  const { lines, cartLines } = readByHand(await chosenOf(tx, shopId, body), body, reader);
  const { charges, totalMinor } = readCharges(totalOf(lines), body.charges);
  const customer = await readCustomer(tx, shopId, body.customer);
  const link = await createCartLink(tx, deps, {
    ...{ shopId, conversationId: null, replaces: null, language, isOrdered: true },
    lines: cartLines,
  });
  const { id } = await placeOrder(tx, deps, {
    ...{ shopId, cartId: link.cartId, conversationId: null, number: link.orderId, channel: "manual", currency },
    ...{ customer, note, delivery, lines, charges, held: [] },
  });
  const total = { minor: totalMinor, currency };
  const written = { id, order_id: link.orderId, url: link.url, total };
  if (!payment) return { ...written, owed: total };
  const { owed } = await payOrder(tx, deps, {
    ...{ shopId, author: authorOf(visit), orderId: id, kind: "paid" },
    ...{ payment: { ...payment, reason: "" }, loc: ["body", "payment", "amount_minor"] },
  });
  return { ...written, owed };
}

/**
 * Writes down an order that came by telephone, over the counter or in another chat: a cart that is ordered already, whose
 * link is its customer's receipt, the stock taken, what was paid of it.
 * @throws 422 for what is not on sale or does not add up; 403 for a payment of whoever may write none down; 409 with what
 * is left.
 */
export async function createOrder(deps: Deps, visit: ShopVisit, body: Body): Promise<Reply<typeof newOrders.create>> {
  if (body.payment && !can(visit.person.grants, orderPayments.create.access))
    throw new Refusal(403, "You may write orders down, but not payments. Leave the payment out.");
  try {
    return await visit.tx((tx) => write(tx, deps, visit, body));
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    const left = await visit.tx((tx) => chosenOf(tx, visit.shopId, body));
    throw tooLittle(left, error.itemId, languageOf(visit.requestHeader("accept-language")));
  }
}
