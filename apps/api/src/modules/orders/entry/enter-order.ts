import type { NewOrder } from "@mauzo/contract/orders/manual-orders";
import type { Money } from "@mauzo/contract/shared";
import { toE164 } from "@mauzo/format/phone";
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
import { placeOrder } from "../orders/place-order.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { totalOf } from "../orders/steps/price-charges.ts";
import { validateCharges } from "../orders/steps/validate-charges.ts";

type Order = z.output<typeof NewOrder>;
type Entered = Pick<Order, "customer" | "products" | "charges" | "note" | "language"> &
  Partial<Pick<Order, "delivery" | "conversation_id">> & { channel: "manual" | "pos" };
/** An order that was entered; `total` is what is owed for it. */
type EnteredOrder = { id: string; order_id: string; url: string; total: Money };

async function readCustomer(tx: Tx, shopId: string, customer: Order["customer"]) {
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

const chosenOf = (tx: Tx, shopId: string, { products }: Pick<Order, "products">) =>
  getSellableProducts(
    tx,
    shopId,
    products.map(({ id }) => id),
  );

async function write(tx: Tx, deps: Deps, context: ShopContext, order: Entered): Promise<EnteredOrder> {
  const { shopId } = context;
  const { language, note, delivery, channel } = order;
  const { currency } = await getShop(tx, shopId);
  const reader = requestLanguage(context.requestHeader("accept-language"));
  const { lines, cartLines } = readStaffLines(await chosenOf(tx, shopId, order), order, reader);
  const { charges, totalMinor } = validateCharges(totalOf(lines), order.charges);
  const customer = await readCustomer(tx, shopId, order.customer);
  const link = await createCartLink(tx, deps, {
    ...{ shopId, conversationId: null, replaces: null, language, isOrdered: true, phones: context.phones },
    lines: cartLines,
  });
  const { id } = await placeOrder(tx, deps, {
    ...{ shopId, cartId: link.cartId, conversationId: order.conversation_id ?? null, number: link.orderId },
    ...{ channel, currency, language },
    ...{ customer, note, delivery, lines, charges, held: [], by: staffActor(context) },
  });
  return { id, order_id: link.orderId, url: link.url, total: { minor: totalMinor, currency } };
}

/**
 * Enters an order as staff have it: a cart that is already ordered, whose link is the customer's receipt, with the stock
 * taken. @param around what else happens in its transaction, before and after it is written.
 * @throws 422 for what is not on sale or breaks the rules; 409 with the stock left.
 */
export async function enterOrder<Result>(
  deps: Deps,
  context: ShopContext,
  order: Entered,
  around: (tx: Tx, write: () => Promise<EnteredOrder>) => Promise<Result>,
): Promise<Result> {
  try {
    return await context.tx((tx) => around(tx, () => write(tx, deps, context, order)));
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    const left = await context.tx((tx) => chosenOf(tx, context.shopId, order));
    throw tooLittle(left, error.itemId, requestLanguage(context.requestHeader("accept-language")));
  }
}
