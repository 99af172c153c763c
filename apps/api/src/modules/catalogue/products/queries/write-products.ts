import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { productPictures } from "../../../../db/schema/catalogue/product-pictures.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type ProductValues = Pick<
  typeof products.$inferInsert,
  "name" | "description" | "category" | "imageUrl" | "published" | "optionNames"
>;

function one<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("the database returned no row");
  return row;
}

export async function insertProduct(tx: Tx, shopId: string, values: ProductValues): Promise<string> {
  return one(
    await tx
      .insert(products)
      .values({ shopId, ...values })
      .returning({ id: products.id }),
  ).id;
}

/** Locks products of the shop against other edits until the transaction ends, in the common lock order. */
export async function lockProductRows(
  tx: Tx,
  shopId: string,
  ids: string[],
): Promise<{ id: string; archived: boolean }[]> {
  const rows = await tx
    .select({ id: products.id, archivedAt: products.archivedAt })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for("no key update");
  return rows.map(({ id, archivedAt }) => ({ id, archived: archivedAt !== null }));
}

/** Locks the product; undefined when the shop does not have it. */
export const lockProduct = async (tx: Tx, shopId: string, id: string): Promise<{ archived: boolean } | undefined> =>
  (await lockProductRows(tx, shopId, [id]))[0];

/** Archives products, so that they are offered nowhere, or restores them. */
export async function markArchived(tx: Tx, shopId: string, ids: string[], archived: boolean): Promise<void> {
  await tx
    .update(products)
    .set({ archivedAt: archived ? sql`now()` : null, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(products.shopId, shopId), inArray(products.id, ids)));
}

export async function updateProductRow(tx: Tx, shopId: string, id: string, values: ProductValues): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(products.shopId, shopId), eq(products.id, id)));
}

/**
 * Locks the product's variants in the lock order of every stock change. The lock mode still lets orders refer to them,
 * which they do in an order of their own.
 */
export const lockVariants = (tx: Tx, shopId: string, productId: string) =>
  tx
    .select({ id: variants.id, name: variants.name, stock: variants.stock })
    .from(variants)
    .where(and(eq(variants.shopId, shopId), eq(variants.productId, productId), isNull(variants.archivedAt)))
    .orderBy(asc(variants.id))
    .for("no key update");

type VariantValues = Pick<
  typeof variants.$inferInsert,
  "name" | "priceMinor" | "stock" | "lowStockAt" | "position" | "sku" | "barcode" | "optionValues" | "pictureId"
>;
export const insertVariant = async (tx: Tx, shopId: string, productId: string, values: VariantValues) =>
  one(
    await tx
      .insert(variants)
      .values({ shopId, productId, ...values })
      .returning({ id: variants.id }),
  ).id;
export const updateVariant = (
  tx: Tx,
  shopId: string,
  id: string,
  values: Partial<VariantValues> & { archivedAt?: string },
) =>
  tx
    .update(variants)
    .set(values)
    .where(and(eq(variants.shopId, shopId), eq(variants.id, id)));

/** Removes the codes from the variants of products, so that other variants can get them. */
export const clearCodes = (tx: Tx, shopId: string, productIds: string[]) =>
  tx
    .update(variants)
    .set({ sku: null, barcode: null })
    .where(
      and(
        eq(variants.shopId, shopId),
        inArray(variants.productId, productIds),
        isNull(variants.archivedAt),
        or(isNotNull(variants.sku), isNotNull(variants.barcode)),
      ),
    );

/** Which of these codes belong to other products of the shop, ignoring case. */
export function listTakenCodes(tx: Tx, shopId: string, productId: string, codes: string[]) {
  const lower = codes.map((code) => code.toLowerCase());
  const wanted = sql`any(${sql.param(lower)}::text[])`;
  return tx
    .select({ sku: variants.sku, barcode: variants.barcode })
    .from(variants)
    .where(
      and(
        eq(variants.shopId, shopId),
        isNull(variants.archivedAt),
        ne(variants.productId, productId),
        or(sql`${variants.skuKey} = ${wanted}`, sql`${variants.barcodeKey} = ${wanted}`),
      ),
    );
}

/** Sets exactly these pictures, in this order, for the product. */
export async function replacePictures(
  tx: Tx,
  shopId: string,
  productId: string,
  pictures: readonly { id: string; alt: string }[],
): Promise<void> {
  await tx
    .delete(productPictures)
    .where(and(eq(productPictures.shopId, shopId), eq(productPictures.productId, productId)));
  if (pictures.length === 0) return;
  await tx
    .insert(productPictures)
    .values(pictures.map(({ id: mediaId, alt }, position) => ({ shopId, productId, mediaId, position, alt })));
}

type Movement = Pick<typeof stockMovements.$inferInsert, "variantId" | "addOnId" | "userId" | "delta" | "reason">;
export const insertMovement = (tx: Tx, shopId: string, movement: Movement) =>
  tx.insert(stockMovements).values({ shopId, ...movement });
