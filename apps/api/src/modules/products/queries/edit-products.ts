import type { FieldChange } from "@mauzo/contract/product-history";
import type { ShopCategory } from "@mauzo/contract/shop";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { productChanges } from "../../../db/schema/product-changes.ts";
import { products } from "../../../db/schema/products.ts";
import { variants } from "../../../db/schema/variants.ts";
import type { Tx } from "../../../db/scope.ts";

/** Locks products and their variants, each in the order every change locks them. */
export async function lockProducts(tx: Tx, shopId: string, ids: string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for("no key update");
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.shopId, shopId), inArray(variants.productId, ids), isNull(variants.archivedAt)))
    .orderBy(asc(variants.id))
    .for("no key update");
}

/** What a batch changed of one product, as it was and as it became. */
export type Undo = NonNullable<(typeof productChanges.$inferSelect)["undo"]>;

/** What is written of one product: as much as changed. */
export type Writing = {
  id: string;
  category?: ShopCategory | undefined;
  published?: boolean | undefined;
  prices?: { id: string; minor: number }[];
  lowStockAts?: { id: string; to: number | null }[];
};

/** Writes what changed of products, all of one kind of change. */
export async function writeEdits(tx: Tx, shopId: string, edits: Writing[]): Promise<void> {
  for (const { id, category, published } of edits)
    await tx
      .update(products)
      .set({
        ...(category !== undefined && { category }),
        ...(published !== undefined && { published }),
        updatedAt: sql`clock_timestamp()`,
      })
      .where(and(eq(products.shopId, shopId), eq(products.id, id)));
  const lowStockAts = edits.flatMap((edit) => edit.lowStockAts ?? []);
  if (lowStockAts.length > 0) {
    const ids = sql.param(lowStockAts.map(({ id }) => id));
    const counts = sql.param(lowStockAts.map(({ to }) => to));
    await tx.execute(sql`
      update variants v set low_stock_at = given.low_stock_at
      from unnest(${ids}::uuid[], ${counts}::int[]) as given (id, low_stock_at)
      where v.shop_id = ${shopId} and v.id = given.id and v.archived_at is null`);
  }
  const prices = edits.flatMap((edit) => edit.prices ?? []);
  if (prices.length === 0) return;
  const ids = sql.param(prices.map(({ id }) => id));
  const minors = sql.param(prices.map(({ minor }) => minor));
  await tx.execute(sql`
    update variants v set price_minor = given.minor
    from unnest(${ids}::uuid[], ${minors}::bigint[]) as given (id, minor)
    where v.shop_id = ${shopId} and v.id = given.id and v.archived_at is null`);
}

type Change = Omit<typeof productChanges.$inferInsert, "shopId" | "id" | "createdAt">;
export const insertChanges = (tx: Tx, shopId: string, changes: Change[]) =>
  tx.insert(productChanges).values(changes.map((change) => ({ shopId, ...change })));

type Batched = { productId: string; undo: Undo; changes: FieldChange[] };

/** What a batch changed, product by product. */
export async function listBatch(tx: Tx, shopId: string, batchId: string): Promise<Batched[]> {
  const rows = await tx
    .select({ productId: productChanges.productId, undo: productChanges.undo, changes: productChanges.changes })
    .from(productChanges)
    .where(and(eq(productChanges.shopId, shopId), eq(productChanges.batchId, batchId)))
    .orderBy(asc(productChanges.id));
  return rows.flatMap(({ productId, undo, changes }) => (undo ? [{ productId, undo, changes }] : []));
}
