import { and, eq, sql } from "drizzle-orm";
import { cartLines } from "../../db/schema/cart-lines.ts";
import { carts } from "../../db/schema/carts.ts";
import { conversations } from "../../db/schema/conversations.ts";
import { shops } from "../../db/schema/shops.ts";
import type { Tx } from "../../db/scope.ts";
import type { CartLine } from "./rules.ts";

const cartColumns = {
  id: carts.id,
  number: carts.number,
  state: carts.state,
  language: carts.language,
  shownVersion: carts.shownVersion,
  submittedHash: carts.submittedHash,
  conversationId: carts.conversationId,
  channel: conversations.channel,
  shopName: shops.name,
  shopSlug: shops.slug,
  logoUrl: shops.logoUrl,
  currency: shops.currency,
};
export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>;

const selectCart = (tx: Tx, shopId: string, id: string) =>
  tx
    .select(cartColumns)
    .from(carts)
    .innerJoin(shops, eq(shops.shopId, carts.shopId))
    .innerJoin(conversations, and(eq(conversations.shopId, carts.shopId), eq(conversations.id, carts.conversationId)))
    .where(and(eq(carts.shopId, shopId), eq(carts.id, id)));

export async function findCart(tx: Tx, shopId: string, id: string) {
  const [row] = await selectCart(tx, shopId, id);
  return row;
}

/** The cart, held against every other submit of it until the transaction ends. */
export async function lockCart(tx: Tx, shopId: string, id: string) {
  const [row] = await selectCart(tx, shopId, id).for("update", { of: carts });
  return row;
}

export const listCartLines = (tx: Tx, shopId: string, cartId: string): Promise<CartLine[]> =>
  tx
    .select({
      productId: cartLines.productId,
      variantId: cartLines.variantId,
      addOnId: cartLines.addOnId,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .where(and(eq(cartLines.shopId, shopId), eq(cartLines.cartId, cartId)))
    .orderBy(cartLines.id);

type CartValues = Partial<Pick<typeof carts.$inferInsert, "shownVersion" | "state" | "submittedHash">>;
export const updateCart = (tx: Tx, shopId: string, id: string, values: CartValues) =>
  tx
    .update(carts)
    .set(values)
    .where(and(eq(carts.shopId, shopId), eq(carts.id, id)));

const life = sql`now() + make_interval(days => 30)`;
const kept = { id: carts.id, number: carts.number, expiresAt: carts.expiresAt };
type NewCart = Pick<typeof carts.$inferInsert, "shopId" | "conversationId" | "number" | "language">;

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
export async function renewCart(tx: Tx, { shopId, conversationId, number, language }: NewCart, lines: CartLine[]) {
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
