import type { stockReasons } from "@mauzo/contract/catalogue/stock";
import { and, eq, sql } from "drizzle-orm";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { addOns } from "../../../../db/schema/catalogue/add-ons.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Left = { stock: number | null };
type Taken = { left: number | null } | undefined;

const onOffer = "exists (select from products p where p.shop_id = $1 and p.id = variants.product_id and p.on_offer)";
const variantTaken = statement<Left>(`
  update variants set stock = stock - $3
  where shop_id = $1 and id = $2 and archived_at is null and stock >= $3
    and ${onOffer}
  returning stock`);
const addOnTaken = statement<Left>(`
  update add_ons set stock = stock - $3
  where shop_id = $1 and id = $2 and archived_at is null and (stock is null or stock >= $3)
  returning stock`);
const variantHeld = statement<{ held: number }>(`
  update variants set stock = stock - least(stock, $3)
  where shop_id = $1 and id = $2 and archived_at is null and stock > 0
    and ${onOffer}
  returning old.stock - new.stock as held`);
const addOnHeld = statement<{ held: number }>(`
  update add_ons set stock = stock - least(stock, $3)
  where shop_id = $1 and id = $2 and archived_at is null and stock > 0
  returning old.stock - new.stock as held`);
const variantGiven = statement<Left>(
  "update variants set stock = stock + $3 where shop_id = $1 and id = $2 returning stock",
);
const addOnGiven = statement<Left>(
  "update add_ons set stock = stock + $3 where shop_id = $1 and id = $2 returning stock",
);
type Gone = { shopId: string; itemId: string; quantity: number };
const takenAnyhow = ({ stock }: typeof variants | typeof addOns, { quantity }: Given<Gone>) => ({
  stock: sql`case when ${stock} is not null then greatest(${stock} - ${quantity}::int, 0) end`,
});
const isItem = ({ shopId, id }: typeof variants | typeof addOns, given: Given<Gone>) =>
  and(eq(shopId, given.shopId), eq(id, given.itemId));
const before = { before: sql<number | null>`old.stock` };
const variantGone = preparedQuery((tx, given: Given<Gone>) =>
  tx.update(variants).set(takenAnyhow(variants, given)).where(isItem(variants, given)).returning(before),
);
const addOnGone = preparedQuery((tx, given: Given<Gone>) =>
  tx.update(addOns).set(takenAnyhow(addOns, given)).where(isItem(addOns, given)).returning(before),
);
const movementsKept = statement(`
  insert into stock_movements (shop_id, variant_id, add_on_id, order_id, cart_id, reason, delta)
  select $1, variant_id, add_on_id, order_id, cart_id, reason, delta
  from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::int[])
    as moved (variant_id, add_on_id, order_id, cart_id, reason, delta)`);

const takenOf = (rows: Left[]): Taken => rows[0] && { left: rows[0].stock };

/** Takes units of a variant if there are enough and it is on offer; otherwise undefined. */
export const takeVariant = async (tx: Tx, shopId: string, id: string, quantity: number): Promise<Taken> =>
  takenOf(await runStatement(tx, variantTaken, [shopId, id, quantity]));

/** The same for an add-on; one that is not counted is always available. */
export const takeAddOn = async (tx: Tx, shopId: string, id: string, quantity: number): Promise<Taken> =>
  takenOf(await runStatement(tx, addOnTaken, [shopId, id, quantity]));

/**
 * Takes units that are gone already, whether there are enough or not, and whatever became of the item since.
 * @returns how many there were; null: they are not counted. Undefined where the shop has no such item.
 */
export const takeGone = async (tx: Tx, { kind, ...item }: Gone & { kind: "variant" | "add_on" }) =>
  (await (kind === "variant" ? variantGone : addOnGone)(tx, item))[0]?.before;

/** Takes up to this many units of a variant, as far as there are any, while it is on offer; returns how many. */
export const holdVariant = async (tx: Tx, shopId: string, id: string, quantity: number): Promise<number> =>
  (await runStatement(tx, variantHeld, [shopId, id, quantity]))[0]?.held ?? 0;

/** The same for an add-on; takes nothing of one that is not counted. */
export const holdAddOn = async (tx: Tx, shopId: string, id: string, quantity: number): Promise<number> =>
  (await runStatement(tx, addOnHeld, [shopId, id, quantity]))[0]?.held ?? 0;

/** Puts units of a variant back, even if it is no longer on offer. */
export const giveVariant = async (tx: Tx, shopId: string, id: string, quantity: number) => ({
  counted: (await runStatement(tx, variantGiven, [shopId, id, quantity])).some(({ stock }) => stock !== null),
});

/** The same for an add-on; also returns whether it is still counted. */
export const giveAddOn = async (tx: Tx, shopId: string, id: string, quantity: number) => ({
  counted: (await runStatement(tx, addOnGiven, [shopId, id, quantity])).some(({ stock }) => stock !== null),
});

export type Moved = {
  variantId?: string;
  addOnId?: string;
  orderId?: string;
  cartId?: string;
  reason: (typeof stockReasons)[number];
  delta: number;
};
export async function insertMoved(tx: Tx, shopId: string, moved: Moved[]): Promise<void> {
  if (moved.length === 0) return;
  await runStatement(tx, movementsKept, [
    shopId,
    moved.map(({ variantId }) => variantId ?? null),
    moved.map(({ addOnId }) => addOnId ?? null),
    moved.map(({ orderId }) => orderId ?? null),
    moved.map(({ cartId }) => cartId ?? null),
    moved.map(({ reason }) => reason),
    moved.map(({ delta }) => delta),
  ]);
}
