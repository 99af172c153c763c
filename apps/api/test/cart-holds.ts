import { randomBytes, randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { type HoldMinutes, shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { inShop } from "../src/db/tenant-transaction.ts";
import { createCartLink } from "../src/modules/orders/cart/create-cart-link.ts";
import { releaseHeldStock } from "../src/modules/orders/cart/release-held-stock.ts";
import type { CartLine } from "../src/modules/orders/cart/rules/cart-products.ts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import { openShop, type Stack } from "./stack.ts";

/** Opens a shop whose carts hold stock. */
export async function openShopWithHolds(stack: Stack, minutes: HoldMinutes = 15): Promise<OpenedShop> {
  const shop = await openShop(stack);
  await call(stack, shopEndpoints.update, { body: { hold_minutes: minutes } }, shop);
  return shop;
}

/**
 * Adds a conversation in WhatsApp, whose carts hold at once, or in a browser, whose carts hold once a phone number is
 * given.
 */
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

export type CartLink = { token: string; number: string };

/** Adds a cart link as the bot gives it in a conversation; it replaces the link with this number if there is one. */
export async function addCartLink(
  stack: Stack,
  { shopId }: OpenedShop,
  conversationId: string,
  lines: CartLine[],
  replaces: string | null = null,
): Promise<CartLink> {
  const cart = { shopId, conversationId, language: "en" as const, lines, replaces };
  const { url, orderId } = await inShop(stack.pool, shopId, (tx) => createCartLink(tx, stack.deps, cart));
  return { token: new URL(url).searchParams.get("token") ?? "", number: orderId };
}

export const showCart = (stack: Stack, { token }: CartLink) => call(stack, cart.get, { query: { token } });

/** Adds a cart from the shop's page, which belongs to no conversation, with some units of a product. */
export async function addStorefrontCart(
  stack: Stack,
  { slug }: Pick<OpenedShop, "slug">,
  product: Product,
  quantity = 1,
): Promise<CartLink> {
  const line = { product_id: product.id, variant_id: product.variants[0]?.id, quantity, add_ons: [] };
  const { url } = await call(stack, publicShops.createCart, {
    params: { slug },
    body: { lines: [line], language: "sw" },
  });
  const link = { token: new URL(url).searchParams.get("token") ?? "", number: "" };
  return { ...link, number: (await showCart(stack, link)).order_id };
}

let callers = 0;
/** A phone number that is used nowhere else in these tests. */
export const newPhone = () => `+255712${String(++callers).padStart(6, "0")}`;
/** A network that is used nowhere else, for a stack that trusts its proxy. */
export const newIpAddress = () => `10.${Math.floor(++callers / 250)}.${callers % 250}.1`;

/** What the cart's page does with a valid phone number; returns until when stock is held. */
export const holdWithPhone = async (stack: Stack, { token }: CartLink, phone: string, address?: string) =>
  (
    await call(
      stack,
      cart.hold,
      { query: { token }, body: { phone } },
      address === undefined ? {} : { headers: { "x-forwarded-for": address } },
    )
  ).held_until;

async function cartId(stack: Stack, { shopId }: OpenedShop, { number }: CartLink): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>("select id from carts where shop_id = $1 and number = $2", [
    shopId,
    number,
  ]);
  return rows[0]?.id ?? "";
}

/** Runs the job that checks whether a cart's hold has expired. */
export const runReleaseJob = async (stack: Stack, shop: OpenedShop, link: CartLink) =>
  releaseHeldStock(stack.deps, { shopId: shop.shopId, cartId: await cartId(stack, shop, link) });

/** Expires the cart's hold, as if its minutes had passed. */
export async function expireHold(stack: Stack, shop: OpenedShop, link: CartLink): Promise<void> {
  const id = await cartId(stack, shop, link);
  await stack.db.query("update carts set held_until = now() where id = $1 and held_until is not null", [id]);
  await stack.db.query("update pgboss.job set start_after = now() where name = 'cart-held' and data->>'cartId' = $1", [
    id,
  ]);
}

/** Where the units of an item are: in stock, held by carts, sold. */
export async function stockUnits(stack: Stack, itemId: string) {
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
