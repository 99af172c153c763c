import type { Cart } from "@mauzo/contract/orders/cart";
import type { OrderChannel } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type { HoldMinutes } from "@mauzo/contract/shop/shop";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { isoText, isoTextSql } from "../../../db/columns.ts";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { cartLines } from "../../../db/schema/orders/cart-lines.ts";
import { carts } from "../../../db/schema/orders/carts.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { StoredTouches } from "../../shop/touches/read-touches.ts";
import { type CartLine, isSameCart } from "./rules/cart-products.ts";
import type { HoldOwner } from "./rules/hold-owner.ts";

export type CartRow = {
  id: string;
  number: string;
  state: Cart["state"];
  language: Language;
  shownVersion: string | null;
  submittedHash: Buffer | null;
  conversationId: string | null;
  /** What brought the customer. */
  firstTouch: string | null;
  lastTouch: string | null;
  channel: OrderChannel;
  shopName: string;
  shopSlug: string;
  logoUrl: string | null;
  currency: string;
  timeZone: string;
  /** As an ISO string. */
  heldUntil: string | null;
  /** For how many minutes it may hold its products; 0 once it is ordered. */
  holdMinutes: number;
};

const selectCart = `
  select c.id, c.number, c.state, c.language, c.shown_version as "shownVersion", c.submitted_hash as "submittedHash",
    c.conversation_id as "conversationId", c.first_touch as "firstTouch", c.last_touch as "lastTouch", coalesce(v.channel, 'web') as channel, s.name as "shopName", s.slug as "shopSlug", s.logo_url as "logoUrl", s.currency,
    s.time_zone as "timeZone", ${isoTextSql("c.held_until")} as "heldUntil",
    case c.state when 'open' then s.hold_minutes else 0 end as "holdMinutes"
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
/** The phone and network hashes are deleted together with the hold. */
const letGo = "held_until = null, held_phone = null, held_network = null";
const cartOrdered = statement(
  `update carts set state = 'ordered', submitted_hash = $3, ${letGo} where shop_id = $1 and id = $2`,
);

export const findCart = async (tx: Tx, shopId: string, id: string): Promise<CartRow | undefined> =>
  (await runStatement(tx, cartById, [shopId, id]))[0];

/** Locks the cart against concurrent submits until the transaction ends. */
export const lockCart = async (tx: Tx, shopId: string, id: string): Promise<CartRow | undefined> =>
  (await runStatement(tx, cartLocked, [shopId, id]))[0];

export const listCartLines = (tx: Tx, shopId: string, cartId: string): Promise<CartLine[]> =>
  runStatement(tx, linesOfCart, [shopId, cartId]);

/** Stores the version that the link showed. */
export const markShown = (tx: Tx, shopId: string, id: string, version: string) =>
  runStatement(tx, cartShown, [shopId, id, version]);

/** Marks the cart as ordered, with the hash of what was submitted. */
export const markOrdered = (tx: Tx, shopId: string, id: string, submittedHash: Buffer) =>
  runStatement(tx, cartOrdered, [shopId, id, submittedHash]);

type Held = { cartId: string; variantId: string | null; addOnId: string | null; quantity: number };
/** What carts hold is the sum of their movements. */
const heldBy = (carts: string) =>
  statement<Held>(`
  select c.id as "cartId", m.variant_id as "variantId", m.add_on_id as "addOnId", -sum(m.delta)::int as quantity
  from carts c join stock_movements m on m.shop_id = $1 and m.cart_id = c.id
  where c.shop_id = $1 and c.held_until is not null and ${carts}
  group by c.id, m.variant_id, m.add_on_id having sum(m.delta) < 0`);
const heldByCart = heldBy("c.id = $2");
const heldByConversation = heldBy("c.conversation_id = $2");
const conversationOpen = statement(
  "select from carts where shop_id = $1 and conversation_id = $2 and state = 'open' order by id for update",
);
const cartOverdue = statement<{ id: string }>(
  "select id from carts where shop_id = $1 and id = $2 and held_until <= now() for update",
);
const holdBegun = statement(`
  update carts set held_until = now() + make_interval(mins => $3), held_phone = $4, held_network = $5
  where shop_id = $1 and id = $2`);
const cartHoldEnded = statement(`update carts set ${letGo} where shop_id = $1 and id = $2`);
const conversationHoldsEnded = statement(
  `update carts set ${letGo} where shop_id = $1 and conversation_id = $2 and held_until is not null`,
);
const chatHoldTime = statement<{ minutes: HoldMinutes }>(`
  select s.hold_minutes as minutes from shops s join conversations v on v.shop_id = s.shop_id
  where s.shop_id = $1 and v.id = $2 and v.channel = 'whatsapp'`);

const callerEntered = statement("select pg_advisory_xact_lock($1)");
const callersHolding = statement<{ phone: number; network: number }>(`
  select count(*) filter (where held_phone = $2)::int as phone, count(*) filter (where held_network = $3)::int as network
  from carts where shop_id = $1 and held_until is not null and (held_phone = $2 or held_network = $3)
    and not coalesce(conversation_id = $4, false)`);
/** Compares what all carts with a network hold of this cart's items with the stock left. */
const numbersBeyond = statement(`
  select from (
    select m.variant_id, m.add_on_id, -sum(m.delta) as units, -sum(m.delta) filter (where c.id = $2) as own
    from carts c join stock_movements m on m.shop_id = $1 and m.cart_id = c.id
    where c.shop_id = $1 and c.held_until is not null and c.held_network is not null
    group by m.variant_id, m.add_on_id) held
  left join variants v on v.shop_id = $1 and v.id = held.variant_id
  left join add_ons a on a.shop_id = $1 and a.id = held.add_on_id
  where held.own > 0 and held.units > greatest(1, coalesce(v.stock, a.stock))
  limit 1`);

/** Whose hold is meant: that of one cart, or of any cart of a conversation. */
export type Holder = { cartId: string } | { conversationId: string };

export const listHeld = (tx: Tx, shopId: string, holder: Holder): Promise<Held[]> =>
  "cartId" in holder
    ? runStatement(tx, heldByCart, [shopId, holder.cartId])
    : runStatement(tx, heldByConversation, [shopId, holder.conversationId]);

/** Locks the open carts of a conversation against anyone else who starts or ends a hold for it. */
export const lockOpen = (tx: Tx, shopId: string, conversationId: string) =>
  runStatement(tx, conversationOpen, [shopId, conversationId]);

/** Whether the hold of a cart has ended; if so, locks the cart against anyone else who would release it. */
export const lockOverdue = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await runStatement(tx, cartOverdue, [shopId, id])).length > 0;

export const beginHold = (tx: Tx, shopId: string, id: string, minutes: number, caller: HoldOwner | null) =>
  runStatement(tx, holdBegun, [shopId, id, minutes, caller?.phone ?? null, caller?.network ?? null]);

/** Ends the hold: called in the same transaction that puts the units back. */
export const endHold = (tx: Tx, shopId: string, holder: Holder) =>
  "cartId" in holder
    ? runStatement(tx, cartHoldEnded, [shopId, holder.cartId])
    : runStatement(tx, conversationHoldsEnded, [shopId, holder.conversationId]);

/**
 * For how many minutes a cart of this conversation holds its products at once; 0 in a browser, where the customer is
 * not known yet.
 */
export const findChatHoldMinutes = async (tx: Tx, shopId: string, conversationId: string): Promise<number> =>
  (await runStatement(tx, chatHoldTime, [shopId, conversationId]))[0]?.minutes ?? 0;

/** From here on only one hold at a time can start for a phone number, and for a network. */
export async function enterHolds(tx: Tx, { phone, network }: HoldOwner): Promise<void> {
  for (const known of [phone, network]) await runStatement(tx, callerEntered, [known.readBigInt64BE()]);
}

/** How many carts hold products for a caller, without those of this conversation, which has only one hold. */
export async function countHolding(
  tx: Tx,
  shopId: string,
  { phone, network }: HoldOwner,
  conversationId: string | null,
) {
  const [row] = await runStatement(tx, callersHolding, [shopId, phone, network, conversationId]);
  return row ?? { phone: 0, network: 0 };
}

/**
 * Whether carts that hold for a typed number, which anybody may make up, hold more than half of an item in this cart,
 * and more than one unit.
 */
export const holdsTooMuch = async (tx: Tx, shopId: string, cartId: string): Promise<boolean> =>
  (await runStatement(tx, numbersBeyond, [shopId, cartId])).length > 0;

const mostOpen = 3;
/** The newest carts of a conversation that were not ordered, and since when they are there. */
export const listOpenCarts = (tx: Tx, shopId: string, conversationId: string) =>
  tx
    .select({ id: carts.id, at: isoText(carts.createdAt) })
    .from(carts)
    .where(
      and(
        eq(carts.shopId, shopId),
        eq(carts.conversationId, conversationId),
        eq(carts.state, "open"),
        gt(carts.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(carts.id))
    .limit(mostOpen);

const life = sql`now() + make_interval(days => 30)`;
const kept = { id: carts.id, number: carts.number, expiresAt: carts.expiresAt };
type NewCart = Pick<typeof carts.$inferInsert, "shopId" | "conversationId" | "number" | "language" | "state"> &
  Partial<StoredTouches>;

/** What brought the customer of a conversation. */
export async function findTouches(tx: Tx, shopId: string, conversationId: string): Promise<StoredTouches | undefined> {
  const { firstTouch, lastTouch } = conversations;
  const [row] = await tx
    .select({ firstTouch, lastTouch })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId)));
  return row;
}

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

/**
 * Puts these lines into the conversation's open cart with this number, and returns whether they are the same as before;
 * undefined when it is ordered or does not exist.
 */
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
  const { productId, variantId, addOnId, quantity, item } = cartLines;
  const before = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.shopId, shopId), eq(cartLines.cartId, row.id)))
    .returning({ productId, variantId, addOnId, quantity, item });
  await insertCartLines(tx, shopId, row.id, lines);
  return { ...row, isSame: isSameCart(before, lines) };
}
