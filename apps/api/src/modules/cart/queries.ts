import type { Cart } from "@mauzo/contract/cart";
import type { OrderChannel } from "@mauzo/contract/orders";
import type { Language } from "@mauzo/contract/shared";
import type { HoldMinutes } from "@mauzo/contract/shop";
import { and, eq, sql } from "drizzle-orm";
import { isoOf } from "../../db/columns.ts";
import { cartLines } from "../../db/schema/cart-lines.ts";
import { carts } from "../../db/schema/carts.ts";
import type { Tx } from "../../db/scope.ts";
import { run, statement } from "../../db/statement.ts";
import type { CartLine } from "./rules/cart-products.ts";

export type CartRow = {
  id: string;
  number: string;
  state: Cart["state"];
  language: Language;
  shownVersion: string | null;
  submittedHash: Buffer | null;
  conversationId: string | null;
  channel: OrderChannel;
  shopName: string;
  shopSlug: string;
  logoUrl: string | null;
  currency: string;
  timeZone: string;
  /** As an ISO string. */
  heldUntil: string | null;
};

const selectCart = `
  select c.id, c.number, c.state, c.language, c.shown_version as "shownVersion", c.submitted_hash as "submittedHash",
    c.conversation_id as "conversationId", coalesce(v.channel, 'web') as channel, s.name as "shopName", s.slug as "shopSlug", s.logo_url as "logoUrl", s.currency,
    s.time_zone as "timeZone", ${isoOf("c.held_until")} as "heldUntil"
  from carts c
  join shops s on s.shop_id = c.shop_id
  left join conversations v on v.shop_id = c.shop_id and v.id = c.conversation_id
  where c.shop_id = $1 and c.id = $2`;
const cartById = statement<CartRow>(selectCart);
const cartLocked = statement<CartRow>(`${selectCart} for update of c`);
const linesOfCart = statement<CartLine>(`
  select product_id as "productId", variant_id as "variantId", add_on_id as "addOnId", quantity, item
  from cart_lines where shop_id = $1 and cart_id = $2 order by item, id`);
const cartShown = statement("update carts set shown_version = $3 where shop_id = $1 and id = $2");
const cartOrdered = statement(
  "update carts set state = 'ordered', submitted_hash = $3, held_until = null where shop_id = $1 and id = $2",
);

export const findCart = async (tx: Tx, shopId: string, id: string): Promise<CartRow | undefined> =>
  (await run(tx, cartById, [shopId, id]))[0];

/** The cart, held against every other submit of it until the transaction ends. */
export const lockCart = async (tx: Tx, shopId: string, id: string): Promise<CartRow | undefined> =>
  (await run(tx, cartLocked, [shopId, id]))[0];

export const listCartLines = (tx: Tx, shopId: string, cartId: string): Promise<CartLine[]> =>
  run(tx, linesOfCart, [shopId, cartId]);

/** Remembers what the link showed. */
export const markShown = (tx: Tx, shopId: string, id: string, version: string) =>
  run(tx, cartShown, [shopId, id, version]);

/** Remembers that the cart was ordered, and as what. */
export const markOrdered = (tx: Tx, shopId: string, id: string, submittedHash: Buffer) =>
  run(tx, cartOrdered, [shopId, id, submittedHash]);

type Held = { cartId: string; variantId: string | null; addOnId: string | null; quantity: number };
/** What carts hold is what their movements add up to. */
const heldBy = (carts: string) =>
  statement<Held>(`
  select c.id as "cartId", m.variant_id as "variantId", m.add_on_id as "addOnId", -sum(m.delta)::int as quantity
  from carts c join stock_movements m on m.shop_id = $1 and m.cart_id = c.id
  where c.shop_id = $1 and c.held_until is not null and ${carts}
  group by c.id, m.variant_id, m.add_on_id having sum(m.delta) < 0`);
const heldByCart = heldBy("c.id = $2");
const heldByConversation = heldBy("c.conversation_id = $2");
const conversationHolding = statement(`
  select from carts where shop_id = $1 and conversation_id = $2 and held_until is not null order by id for update`);
const cartOverdue = statement<{ id: string }>(
  "select id from carts where shop_id = $1 and id = $2 and held_until <= now() for update",
);
const holdBegun = statement(
  "update carts set held_until = now() + make_interval(mins => $3) where shop_id = $1 and id = $2",
);
const cartLetGo = statement("update carts set held_until = null where shop_id = $1 and id = $2");
const conversationLetGo = statement(
  "update carts set held_until = null where shop_id = $1 and conversation_id = $2 and held_until is not null",
);
const holdTime = statement<{ minutes: HoldMinutes }>("select hold_minutes as minutes from shops where shop_id = $1");

/** Whose hold is meant: that of one cart, or of whichever cart of a conversation has one. */
export type Holder = { cartId: string } | { conversationId: string };

export const listHeld = (tx: Tx, shopId: string, holder: Holder): Promise<Held[]> =>
  "cartId" in holder
    ? run(tx, heldByCart, [shopId, holder.cartId])
    : run(tx, heldByConversation, [shopId, holder.conversationId]);

/** The carts of a conversation that hold something, held against whoever else would let go of it. */
export const lockHolding = (tx: Tx, shopId: string, conversationId: string) =>
  run(tx, conversationHolding, [shopId, conversationId]);

/** Whether a cart has held its goods for long enough; it is then held against whoever else would let go of them. */
export const lockOverdue = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await run(tx, cartOverdue, [shopId, id])).length > 0;

export const beginHold = (tx: Tx, shopId: string, id: string, minutes: number) =>
  run(tx, holdBegun, [shopId, id, minutes]);

/** Nothing is held any more: written by whoever gives it back, in the same transaction. */
export const endHold = (tx: Tx, shopId: string, holder: Holder) =>
  "cartId" in holder
    ? run(tx, cartLetGo, [shopId, holder.cartId])
    : run(tx, conversationLetGo, [shopId, holder.conversationId]);

/** For how many minutes the shop has a cart hold its goods. */
export const findHoldMinutes = async (tx: Tx, shopId: string): Promise<number> =>
  (await run(tx, holdTime, [shopId]))[0]?.minutes ?? 0;

const life = sql`now() + make_interval(days => 30)`;
const kept = { id: carts.id, number: carts.number, expiresAt: carts.expiresAt };
type NewCart = Pick<typeof carts.$inferInsert, "shopId" | "conversationId" | "number" | "language" | "state">;

const insertCartLines = (tx: Tx, shopId: string, cartId: string, lines: CartLine[]) =>
  tx.insert(cartLines).values(lines.map((line) => ({ shopId, cartId, ...line })));

export async function insertCart(tx: Tx, cart: NewCart, lines: CartLine[]) {
  const [row] = await tx
    .insert(carts)
    .values({ ...cart, expiresAt: life })
    .returning(kept);
  if (!row) throw new Error("the database returned no cart");
  await insertCartLines(tx, cart.shopId, row.id, lines);
  return row;
}

/** Puts these lines into the conversation's open cart of this number; undefined when it is ordered or not there. */
export async function renewCart(
  tx: Tx,
  { shopId, conversationId, number, language }: NewCart & { conversationId: string },
  lines: CartLine[],
) {
  const [row] = await tx
    .update(carts)
    .set({ language, expiresAt: life })
    .where(
      and(
        eq(carts.shopId, shopId),
        eq(carts.conversationId, conversationId),
        eq(carts.number, number),
        eq(carts.state, "open"),
      ),
    )
    .returning(kept);
  if (!row) return undefined;
  await tx.delete(cartLines).where(and(eq(cartLines.shopId, shopId), eq(cartLines.cartId, row.id)));
  await insertCartLines(tx, shopId, row.id, lines);
  return row;
}
