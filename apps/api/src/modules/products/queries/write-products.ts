import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isoMoment } from "../../../db/columns.ts";
import { addOnGroups } from "../../../db/schema/add-on-groups.ts";
import { addOns } from "../../../db/schema/add-ons.ts";
import { productAddOnGroups } from "../../../db/schema/product-add-on-groups.ts";
import { productPictures } from "../../../db/schema/product-pictures.ts";
import { products } from "../../../db/schema/products.ts";
import { stockMovements } from "../../../db/schema/stock-movements.ts";
import { variants } from "../../../db/schema/variants.ts";
import type { Tx } from "../../../db/scope.ts";

type ProductValues = Pick<typeof products.$inferInsert, "name" | "description" | "category" | "imageUrl">;

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

/** Locks the product against other edits until the transaction ends; undefined when the shop has none such. */
export async function lockProduct(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<{ updatedAt: string; imageUrl: string | null } | undefined> {
  const mine = and(eq(products.shopId, shopId), eq(products.id, id));
  const [row] = await tx
    .select({ updatedAt: products.updatedAt, imageUrl: products.imageUrl })
    .from(products)
    .where(mine)
    .for("no key update");
  return row && { ...row, updatedAt: isoMoment(row.updatedAt) };
}

export async function updateProductRow(tx: Tx, shopId: string, id: string, values: ProductValues): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(products.shopId, shopId), eq(products.id, id)));
}

/**
 * The product's variants on offer, locked in the order every stock change locks them; the lock lets orders refer to them,
 * which they do in an order of their own.
 */
export const lockVariants = (tx: Tx, shopId: string, productId: string) =>
  tx
    .select({ id: variants.id, name: variants.name, stock: variants.stock })
    .from(variants)
    .where(and(eq(variants.shopId, shopId), eq(variants.productId, productId), isNull(variants.archivedAt)))
    .orderBy(asc(variants.id))
    .for("no key update");

export const lockAddOns = (tx: Tx, shopId: string, productId: string) =>
  tx
    .select({ id: addOns.id, stock: addOns.stock, groupId: addOns.groupId })
    .from(addOns)
    .innerJoin(
      productAddOnGroups,
      and(eq(productAddOnGroups.shopId, shopId), eq(productAddOnGroups.groupId, addOns.groupId)),
    )
    .where(and(eq(addOns.shopId, shopId), eq(productAddOnGroups.productId, productId), isNull(addOns.archivedAt)))
    .orderBy(asc(addOns.id))
    .for("no key update", { of: addOns });

export const listGroupIds = async (tx: Tx, shopId: string, productId: string): Promise<string[]> => {
  const mine = and(eq(productAddOnGroups.shopId, shopId), eq(productAddOnGroups.productId, productId));
  return (await tx.select({ id: productAddOnGroups.groupId }).from(productAddOnGroups).where(mine)).map(({ id }) => id);
};

type VariantValues = { name: string; priceMinor: number; stock: number; position: number };
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

/** Takes every variant of a product that is on offer off it, all at one moment. */
export const archiveVariants = (tx: Tx, shopId: string, productId: string) =>
  tx
    .update(variants)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(variants.shopId, shopId), eq(variants.productId, productId), isNull(variants.archivedAt)));

/** Puts those variants of a product back on offer that left it last. */
export const restoreVariants = (tx: Tx, shopId: string, productId: string) =>
  tx.execute(sql`
    update variants set archived_at = null
    where shop_id = ${shopId} and product_id = ${productId} and archived_at = (
      select max(archived_at) from variants where shop_id = ${shopId} and product_id = ${productId})`);

type GroupValues = { name: string; min: number; max: number };
export const insertGroup = async (tx: Tx, shopId: string, values: GroupValues) =>
  one(
    await tx
      .insert(addOnGroups)
      .values({ shopId, ...values })
      .returning({ id: addOnGroups.id }),
  ).id;
export const updateGroup = (tx: Tx, shopId: string, id: string, values: GroupValues) =>
  tx
    .update(addOnGroups)
    .set(values)
    .where(and(eq(addOnGroups.shopId, shopId), eq(addOnGroups.id, id)));

/** Makes these groups, in this order, the product's. */
export async function replaceGroupLinks(tx: Tx, shopId: string, productId: string, groupIds: string[]): Promise<void> {
  await tx
    .delete(productAddOnGroups)
    .where(and(eq(productAddOnGroups.shopId, shopId), eq(productAddOnGroups.productId, productId)));
  if (groupIds.length === 0) return;
  await tx
    .insert(productAddOnGroups)
    .values(groupIds.map((groupId, position) => ({ shopId, productId, groupId, position })));
}

type AddOnValues = { name: string; priceMinor: number; stock: number | null; position: number };
export const insertAddOn = async (tx: Tx, shopId: string, groupId: string, values: AddOnValues) =>
  one(
    await tx
      .insert(addOns)
      .values({ shopId, groupId, ...values })
      .returning({ id: addOns.id }),
  ).id;
export const updateAddOn = (
  tx: Tx,
  shopId: string,
  id: string,
  values: Partial<AddOnValues> & { archivedAt?: string },
) =>
  tx
    .update(addOns)
    .set(values)
    .where(and(eq(addOns.shopId, shopId), eq(addOns.id, id)));

/** The ids of the product's pictures, the cover first. */
export async function listPictureIds(tx: Tx, shopId: string, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productPictures.mediaId })
    .from(productPictures)
    .where(and(eq(productPictures.shopId, shopId), eq(productPictures.productId, productId)))
    .orderBy(asc(productPictures.position));
  return rows.map(({ id }) => id);
}

/** Makes these pictures, in this order, the product's. */
export async function replacePictures(
  tx: Tx,
  shopId: string,
  productId: string,
  pictures: readonly { id: string }[],
): Promise<void> {
  await tx
    .delete(productPictures)
    .where(and(eq(productPictures.shopId, shopId), eq(productPictures.productId, productId)));
  if (pictures.length === 0) return;
  await tx
    .insert(productPictures)
    .values(pictures.map(({ id: mediaId }, position) => ({ shopId, productId, mediaId, position })));
}

type Movement = Pick<typeof stockMovements.$inferInsert, "variantId" | "addOnId" | "userId" | "delta" | "reason">;
export const insertMovement = (tx: Tx, shopId: string, movement: Movement) =>
  tx.insert(stockMovements).values({ shopId, ...movement });
