import { randomBytes, randomUUID } from "node:crypto";
import { cart } from "@mauzo/contract/cart";
import { type HoldMinutes, shop as shopEndpoints } from "@mauzo/contract/shop";
import { inShop } from "../src/db/scope.ts";
import { createCartLink } from "../src/modules/cart/create-cart-link.ts";
import { releaseCart } from "../src/modules/cart/release-cart.ts";
import type { CartLine } from "../src/modules/cart/rules/cart-products.ts";
import { get } from "./endpoints.ts";
import type { OpenedShop } from "./market.ts";
import { openShop, type Stack } from "./stack.ts";

/** A shop whose cart links from the chat hold their goods. */
export async function openHoldingShop(stack: Stack, minutes: HoldMinutes = 15): Promise<OpenedShop> {
  const shop = await openShop(stack);
  await get(stack, shopEndpoints.update, { body: { hold_minutes: minutes } }, shop);
  return shop;
}

export async function addConversation(stack: Stack, { shopId, botId }: OpenedShop): Promise<string> {
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash) values ($1, $2, 'web', $3, $4) returning id",
    [shopId, botId, randomUUID(), randomBytes(32)],
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
