import type { Reply } from "@mauzo/contract/endpoint";
import type { manualOrders, NewOrder } from "@mauzo/contract/orders/manual-orders";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { toE164 } from "@mauzo/format/phone";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { OutOfStock } from "../../catalogue/products/move-stock.ts";
import { getCustomer } from "../../customers/customers/get-customer.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { createCartLink } from "../cart/create-cart-link.ts";
import { readStaffLines, tooLittle } from "../cart/steps/read-staff-lines.ts";
import { placeOrder } from "./place-order.ts";
import { hasConversation } from "./queries/find-orders.ts";
import { recordPaymentOrRefund } from "./record-payment-or-refund.ts";
import { staffActor } from "./steps/actor.ts";
import { totalOf } from "./steps/price-charges.ts";
import { validateCharges } from "./steps/validate-charges.ts";

type Body = z.output<typeof NewOrder>;

async function readCustomer(tx: Tx, shopId: string, customer: Body["customer"]) {
  if (!customer) return undefined;
  const { id, name, phone } = customer;
  if (id !== undefined) {
    const known = await getCustomer(tx, shopId, id, ["body", "customer", "id"]);
    return { known, name: known.name, phone: known.phone };
  }
  if (name === "" && phone === "") return undefined;
  const number = phone === "" ? null : toE164(phone);
  if (number === undefined) throw refuse("phone_invalid", { loc: ["body", "customer", "phone"] });
  return { name, phone: number };
}

const chosenOf = (tx: Tx, shopId: string, { products }: Body) =>
  getSellableProducts(
    tx,
    shopId,
    products.map(({ id }) => id),
  );

async function write(tx: Tx, deps: Deps, context: ShopContext, body: Body): Promise<Reply<typeof manualOrders.create>> {
  const { shopId } = context;
  const { language, note, payment, delivery } = body;
  const { currency } = await getShop(tx, shopId);
  if (body.conversation_id !== undefined && !(await hasConversation(tx, shopId, body.conversation_id)))
    throw refuse("order_conversation_unknown", { loc: ["body", "conversation_id"] });
  const reader = requestLanguage(context.requestHeader("accept-language"));
  const { lines, cartLines } = readStaffLines(await chosenOf(tx, shopId, body), body, reader);
  const { charges, totalMinor } = validateCharges(totalOf(lines), body.charges);
  const customer = await readCustomer(tx, shopId, body.customer);
  const link = await createCartLink(tx, deps, {
    ...{ shopId, conversationId: null, replaces: null, language, isOrdered: true, phones: context.phones },
    lines: cartLines,
  });
  const { id } = await placeOrder(tx, deps, {
    ...{
      shopId,
      cartId: link.cartId,
      conversationId: body.conversation_id ?? null,
      number: link.orderId,
      channel: "manual",
      currency,
      language,
    },
    ...{ customer, note, delivery, lines, charges, held: [], by: staffActor(context) },
  });
  const total = { minor: totalMinor, currency };
  const written = { id, order_id: link.orderId, url: link.url, total };
  if (!payment) return { ...written, owed: total };
  const { owed } = await recordPaymentOrRefund(tx, deps, {
    ...{ shopId, author: staffActor(context), orderId: id, kind: "paid" },
    ...{ payment: { ...payment, reason: "" }, loc: ["body", "payment", "amount_minor"] },
  });
  return { ...written, owed };
}

/**
 * Creates an order that came by telephone, over the counter or in another chat: a cart that is already ordered, whose
 * link is the customer's receipt, with the stock taken and the payment recorded.
 * @throws 422 for what is not on sale or breaks the rules; 403 for a payment by a caller who may not record payments;
 *   409 with the stock left.
 */
export async function createManualOrder(
  deps: Deps,
  context: ShopContext,
  body: Body,
): Promise<Reply<typeof manualOrders.create>> {
  if (body.payment && !can(context.person.grants, orderPayments.create.access)) throw refuse("payment_forbidden");
  try {
    return await context.tx((tx) => write(tx, deps, context, body));
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    const left = await context.tx((tx) => chosenOf(tx, context.shopId, body));
    throw tooLittle(left, error.itemId, requestLanguage(context.requestHeader("accept-language")));
  }
}
