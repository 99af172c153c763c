import { and, asc, count, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { whatsappCatalogueItems as items } from "../../../../db/schema/conversations/whatsapp-catalogues.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Of all that WhatsApp shows of a variant: another one means that it has to be sent again. */
const digest = sql<string>`md5(concat_ws(chr(31), ${products.name}, ${variants.name}, ${products.description},
  ${products.category}, coalesce(${products.imageUrl}, ''), ${variants.priceMinor}, ${variants.stock}, ${shops.name},
  ${shops.currency}, ${shops.slug}, ${shops.published}))`;
/** What nobody heard of any more for so long is sent again. */
const isForgotten = sql`${items.sentAt} < now() - interval '1 hour'`;

const ofVariant = and(eq(items.shopId, variants.shopId), eq(items.variantId, variants.id));
const ofProduct = and(eq(products.shopId, variants.shopId), eq(products.id, variants.productId));
const isOnOffer = and(isNull(variants.archivedAt), eq(products.onOffer, true));
const isChanged = or(
  isNull(items.variantId),
  and(inArray(items.state, ["listed", "refused"]), ne(items.digest, digest)),
  and(inArray(items.state, ["sent", "leaving"]), isForgotten),
);

const columns = {
  ...{ variantId: variants.id, productId: variants.productId, variantName: variants.name, digest },
  ...{ priceMinor: variants.priceMinor, stock: variants.stock, name: products.name, imageUrl: products.imageUrl },
  ...{ description: products.description, category: products.category },
  /** How it stands now; null for what WhatsApp was never told of. */
  ...{ state: items.state, reason: items.reason },
};
export type ChangedItem = Awaited<ReturnType<typeof listChanged>>[number];

/** Variants on offer that WhatsApp has otherwise or not at all; what is on its way there waits for its answer first. */
export const listChanged = (tx: Tx, shopId: string, atMost: number) =>
  tx
    .select(columns)
    .from(variants)
    .innerJoin(products, ofProduct)
    .innerJoin(shops, eq(shops.shopId, variants.shopId))
    .leftJoin(items, ofVariant)
    .where(and(eq(variants.shopId, shopId), isOnOffer, isChanged))
    .orderBy(asc(variants.id))
    .limit(atMost);

const isNotOnOffer = (tx: Tx, shopId: string) =>
  notExists(
    tx
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, ofProduct)
      .where(and(eq(variants.shopId, shopId), eq(variants.id, items.variantId), isOnOffer)),
  );

/** Forgets variants that are no longer on offer and that were kept from WhatsApp for this reason. */
export const forgetKeptBack = (tx: Tx, shopId: string, reason: string) =>
  tx
    .delete(items)
    .where(
      and(
        ...[eq(items.shopId, shopId), eq(items.state, "refused"), eq(items.reason, reason)],
        isNotOnOffer(tx, shopId),
      ),
    );

/** What WhatsApp has of variants that are no longer on offer. */
export const listGone = async (tx: Tx, shopId: string, atMost: number): Promise<string[]> => {
  const isThere = or(inArray(items.state, ["listed", "refused"]), isForgotten);
  const rows = await tx
    .select({ id: items.variantId })
    .from(items)
    .where(and(eq(items.shopId, shopId), isThere, isNotOnOffer(tx, shopId)))
    .orderBy(asc(items.variantId))
    .limit(atMost);
  return rows.map(({ id }) => id);
};

type Sent = Pick<typeof items.$inferInsert, "variantId" | "productId" | "digest" | "state" | "handle" | "reason">;

/** Notes what became of variants that were sent. */
export async function saveItems(tx: Tx, shopId: string, rows: readonly Sent[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(items)
    .values(rows.map((row) => ({ shopId, ...row, sentAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [items.shopId, items.variantId],
      set: {
        digest: sql`excluded.digest`,
        state: sql`excluded.state`,
        handle: sql`excluded.handle`,
        reason: sql`excluded.reason`,
        sentAt: sql`excluded.sent_at`,
      },
    });
}

const among = (shopId: string, ids: readonly string[]) =>
  and(eq(items.shopId, shopId), inArray(items.variantId, [...ids]));

export async function markLeaving(tx: Tx, shopId: string, ids: readonly string[], handle: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(items).set({ state: "leaving", handle, reason: null, sentAt: sql`now()` }).where(among(shopId, ids));
}

export const listOfBatch = (tx: Tx, shopId: string, handle: string) =>
  tx
    .select({ variantId: items.variantId, state: items.state })
    .from(items)
    .where(and(eq(items.shopId, shopId), eq(items.handle, handle)));

/** A batch was carried out, all but what was refused. */
export async function endBatch(tx: Tx, shopId: string, handle: string): Promise<void> {
  const ofBatch = and(eq(items.shopId, shopId), eq(items.handle, handle));
  await tx.delete(items).where(and(ofBatch, eq(items.state, "leaving")));
  await tx.update(items).set({ state: "listed", handle: null, reason: null }).where(ofBatch);
}

export const markRefused = (tx: Tx, shopId: string, ids: readonly string[], reason: string) =>
  tx.update(items).set({ state: "refused", handle: null, reason }).where(among(shopId, ids));

/** Of these nothing is known any more. */
export async function forgetSome(tx: Tx, shopId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(items).where(among(shopId, ids));
}

/** All that was refused is as if it had never been sent. */
export const forgetRefused = (tx: Tx, shopId: string) =>
  tx
    .update(items)
    .set({ digest: "" })
    .where(and(eq(items.shopId, shopId), eq(items.state, "refused")));

export const forgetItems = (tx: Tx, shopId: string) => tx.delete(items).where(eq(items.shopId, shopId));

/** How many items there are of each state. */
export const countItems = (tx: Tx, shopId: string) =>
  tx.select({ state: items.state, items: count() }).from(items).where(eq(items.shopId, shopId)).groupBy(items.state);

/** How many variants are on offer and wait to be sent. */
export async function countChanged(tx: Tx, shopId: string): Promise<number> {
  const [row] = await tx
    .select({ items: count() })
    .from(variants)
    .innerJoin(products, ofProduct)
    .innerJoin(shops, eq(shops.shopId, variants.shopId))
    .leftJoin(items, ofVariant)
    .where(and(eq(variants.shopId, shopId), isOnOffer, isChanged));
  return row?.items ?? 0;
}

/** Products of which something was refused, each with one reason. */
export const listRefused = (tx: Tx, shopId: string, atMost: number) =>
  tx
    .select({
      product_id: items.productId,
      name: products.name,
      reason: sql<string>`coalesce(min(${items.reason}), '')`,
    })
    .from(items)
    .innerJoin(products, and(eq(products.shopId, items.shopId), eq(products.id, items.productId)))
    .where(and(eq(items.shopId, shopId), eq(items.state, "refused")))
    .groupBy(items.productId, products.name)
    .orderBy(asc(items.productId))
    .limit(atMost);
