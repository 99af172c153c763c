import type { NewOrder } from "@mauzo/contract/orders/manual-orders";
import type { Language, Money } from "@mauzo/contract/shared";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { listPastPrices } from "../../catalogue/prices/list-past-prices.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { OutOfStock } from "../../catalogue/products/move-stock.ts";
import { getCustomer } from "../../customers/customers/get-customer.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { createCartLink } from "../cart/create-cart-link.ts";
import { cartLineOf, readMore, readStaffLines, tooLittle } from "../cart/steps/read-staff-lines.ts";
import { type NewOrderLine, placeOrder } from "../orders/place-order.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { totalOf } from "../orders/steps/price-charges.ts";
import { validateCharges } from "../orders/steps/validate-charges.ts";

type Order = z.output<typeof NewOrder>;
type Entered = Pick<Order, "customer" | "products" | "charges" | "note" | "language"> &
  Partial<Pick<Order, "delivery" | "conversation_id">> & { channel: "manual" | "pos"; late?: Late | undefined };
/** Of an order that was placed before: when, and at which prices where those were others. What has happened is not refused. */
type Late = { at: string; prices: ReadonlyMap<string, number> };
/** What became of a late order: what was missing, what cost something else than now, and what was no longer on offer. */
type Differences = {
  short: { name: string; missing: number }[];
  price: { name: string; sold: number; now: number }[];
  archived: { name: string }[];
};
/** An order that was entered; `total` is what is owed for it. */
type EnteredOrder = { id: string; order_id: string; url: string; total: Money } & Differences;

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

/** A till keeps its list of products no longer than this. */
const listMs = 7 * 24 * 3_600_000;

/** A late order has prices that the shop had when it was placed, or since the till could have read them. @throws 422 */
async function requireRealPrices(tx: Tx, shopId: string, lines: NewOrderLine[], { at, prices }: Late) {
  const others = lines.filter(
    ({ itemId, unitPriceMinor }) => (prices.get(itemId) ?? unitPriceMinor) !== unitPriceMinor,
  );
  if (others.length === 0) return;
  const since = new Date(Date.parse(at) - listMs).toISOString();
  const past = await listPastPrices(tx, shopId, { ids: others.map(({ itemId }) => itemId), since });
  for (const line of others)
    if (!past.get(line.itemId)?.has(prices.get(line.itemId) ?? line.unitPriceMinor))
      throw refuse({ code: "pos_price_unknown", values: { name: nameOf(line) } }, { loc: ["body", "late", "prices"] });
}

const nameOf = ({ productName, name }: NewOrderLine) => [productName, name].filter(Boolean).join(" · ");

/** The lines of an order: as a cart's, or as they were sold. */
async function linesOf(tx: Tx, shopId: string, order: Entered, reader: Language) {
  if (!order.late) {
    return { lines: readStaffLines(await chosenOf(tx, shopId, order), order, reader), price: [], archived: [] };
  }
  const { prices } = order.late;
  const ids = order.products.map(({ id }) => id);
  const products = await getSellableProducts(tx, shopId, ids, "sold");
  const lines = readMore(products, order, reader);
  if (!lines.some(({ kind }) => kind === "variant")) throw refuse("cart_empty", { loc: ["body", "products"] });
  await requireRealPrices(tx, shopId, lines, order.late);
  const soldAt = ({ itemId, unitPriceMinor }: NewOrderLine) => prices.get(itemId) ?? unitPriceMinor;
  return {
    lines: lines.map((line) => ({ ...line, unitPriceMinor: soldAt(line) })),
    price: lines
      .filter((line) => soldAt(line) !== line.unitPriceMinor)
      .map((line) => ({ name: nameOf(line), sold: soldAt(line), now: line.unitPriceMinor })),
    archived: products.filter(({ status }) => status !== "published").map(({ name }) => ({ name })),
  };
}

async function write(tx: Tx, deps: Deps, context: ShopContext, order: Entered): Promise<EnteredOrder> {
  const { shopId } = context;
  const { language, note, delivery, channel } = order;
  const { currency } = await getShop(tx, shopId);
  const reader = requestLanguage(context.requestHeader("accept-language"));
  const { lines, ...differences } = await linesOf(tx, shopId, order, reader);
  const { charges, totalMinor } = validateCharges(totalOf(lines), order.charges);
  const customer = await readCustomer(tx, shopId, order.customer);
  const link = await createCartLink(tx, deps, {
    ...{ shopId, conversationId: null, replaces: null, language, isOrdered: true, phones: context.phones },
    lines: lines.map(cartLineOf),
  });
  const { id, short } = await placeOrder(tx, deps, {
    ...{ shopId, cartId: link.cartId, conversationId: order.conversation_id ?? null, number: link.orderId },
    ...{ channel, currency, language },
    ...{ customer, note, delivery, lines, charges, held: [], at: order.late?.at, by: staffActor(context) },
  });
  return {
    id,
    order_id: link.orderId,
    url: link.url,
    total: { minor: totalMinor, currency },
    ...differences,
    short: short.flatMap(({ itemId, missing }) => {
      const line = lines.find((each) => each.itemId === itemId);
      return line ? [{ name: nameOf(line), missing }] : [];
    }),
  };
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
