import { randomBytes, randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { type HoldMinutes, shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { inShop } from "../src/db/scope.ts";
import { createCartLink } from "../src/modules/orders/cart/create-cart-link.ts";
import { releaseCart } from "../src/modules/orders/cart/release-cart.ts";
import type { CartLine } from "../src/modules/orders/cart/rules/cart-products.ts";
import { get } from "./endpoints.ts";
import type { OpenedShop } from "./market.ts";
import { openShop, type Stack } from "./stack.ts";

/** A shop whose carts hold their goods. */
export async function openHoldingShop(stack: Stack, minutes: HoldMinutes = 15): Promise<OpenedShop> {
  const shop = await openShop(stack);
  await get(stack, shopEndpoints.update, { body: { hold_minutes: minutes } }, shop);
  return shop;
}

/** A conversation in WhatsApp, whose carts hold at once, or in a browser, whose carts hold once a number is given. */
export async function addConversation(
  stack: Stack,
  { shopId, botId }: OpenedShop,
  channel: "whatsapp" | "web" = "whatsapp",
): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash) values ($1, $2, $3, $4, $5) returning id",
    [shopId, botId, channel, randomUUID(), randomBytes(32)],
  );
  return rows[0]?.id ?? "";
}

export type Link = { token: string; number: string };

/** A cart link as the bot gives it in a conversation, in place of the one of this number where there is one. */
export async function linkIn(
  stack: Stack,
  { shopId }: OpenedShop,
  conversationId: string,
  lines: CartLine[],
  replaces: string | null = null,
): Promise<Link> {
  const cart = { shopId, conversationId, language: "en" as const, lines, replaces };
  const { url, orderId } = await inShop(stack.pool, shopId, (tx) => createCartLink(tx, stack.deps, cart));
  return { token: new URL(url).searchParams.get("token") ?? "", number: orderId };
}

export const showCart = (stack: Stack, { token }: Link) => get(stack, cart.get, { query: { token } });

/** A cart of the shop's page, which belongs to no conversation, for so many of a product. */
export async function pageLink(
  stack: Stack,
  { slug }: Pick<OpenedShop, "slug">,
  product: Product,
  quantity = 1,
): Promise<Link> {
  const line = { product_id: product.id, variant_id: product.variants[0]?.id, quantity, add_ons: [] };
  const { url } = await get(stack, publicShops.createCart, {
    params: { slug },
    body: { lines: [line], language: "sw" },
  });
  const link = { token: new URL(url).searchParams.get("token") ?? "", number: "" };
  return { ...link, number: (await showCart(stack, link)).order_id };
}

let callers = 0;
/** A number nobody else in these tests has. */
export const newNumber = () => `+255712${String(++callers).padStart(6, "0")}`;
/** A network nobody else is on, where the stack trusts its proxy. */
export const newAddress = () => `10.${Math.floor(++callers / 250)}.${callers % 250}.1`;

/** What the cart's page does with a valid number: until when the goods are held. */
export const giveNumber = async (stack: Stack, { token }: Link, phone: string, address?: string) =>
  (
    await get(
      stack,
      cart.hold,
      { query: { token }, body: { phone } },
      address === undefined ? {} : { headers: { "x-forwarded-for": address } },
    )
  ).held_until;

async function cartId(stack: Stack, { shopId }: OpenedShop, { number }: Link): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>("select id from carts where shop_id = $1 and number = $2", [
    shopId,
    number,
  ]);
  return rows[0]?.id ?? "";
}

/** The job that looks whether a cart's time is up. */
export const lookAt = async (stack: Stack, shop: OpenedShop, link: Link) =>
  releaseCart(stack.deps, { shopId: shop.shopId, cartId: await cartId(stack, shop, link) });

/** The cart's time is up: as if its minutes had gone by. */
export async function letTimePass(stack: Stack, shop: OpenedShop, link: Link): Promise<void> {
  const id = await cartId(stack, shop, link);
  await stack.db.query("update carts set held_until = now() where id = $1 and held_until is not null", [id]);
  await stack.db.query("update pgboss.job set start_after = now() where name = 'cart-held' and data->>'cartId' = $1", [
    id,
  ]);
}

/** Where the units of an item are: on the shelf, held by carts, sold. */
export async function unitsOf(stack: Stack, itemId: string) {
  const { rows } = await stack.db.query<{ stock: number; moved: number; held: number; sold: number }>(
    `select item.stock, coalesce(sum(m.delta), 0)::int as moved,
       coalesce(-sum(m.delta) filter (where m.cart_id is not null), 0)::int as held,
       coalesce(-sum(m.delta) filter (where m.reason = 'sale'), 0)::int as sold
     from (select id, stock from variants union all select id, stock from add_ons) item
     left join stock_movements m on m.variant_id = item.id or m.add_on_id = item.id
     where item.id = $1 group by item.id, item.stock`,
    [itemId],
  );
  const [row] = rows;
  if (!row) throw new Error("no such item");
  return row;
}
