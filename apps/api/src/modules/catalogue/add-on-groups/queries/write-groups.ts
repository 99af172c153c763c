import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { addOnGroups } from "../../../../db/schema/catalogue/add-on-groups.ts";
import { addOns } from "../../../../db/schema/catalogue/add-ons.ts";
import { productAddOnGroups } from "../../../../db/schema/catalogue/product-add-on-groups.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

function one<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("the database returned no row");
  return row;
}

const groupsHeld = statement<{ id: string }>(`
  select id from add_on_groups where shop_id = $1 and id = any($2::uuid[]) order by id for no key update`);
const addOnsHeld = statement<LockedAddOn>(`
  select id, group_id, stock from add_ons
  where shop_id = $1 and group_id = any($2::uuid[]) and archived_at is null order by id for no key update`);

/** An add-on that is locked until the transaction ends. */
export type LockedAddOn = { id: string; group_id: string; stock: number | null };

/**
 * Locks groups against other edits, then their add-ons in the common lock order. A caller that also needs the product
 * and its variants must have locked those first.
 */
export async function lockGroups(tx: Tx, shopId: string, ids: string[]): Promise<LockedAddOn[]> {
  await runStatement(tx, groupsHeld, [shopId, ids]);
  return runStatement(tx, addOnsHeld, [shopId, ids]);
}

type GroupValues = { name: string; min: number; max: number };
export const insertGroup = async (tx: Tx, shopId: string, values: GroupValues): Promise<string> =>
  one(
    await tx
      .insert(addOnGroups)
      .values({ shopId, ...values })
      .returning({ id: addOnGroups.id }),
  ).id;
export const updateGroupRow = (
  tx: Tx,
  shopId: string,
  id: string,
  values: Partial<GroupValues> & { archivedAt?: string | null },
) =>
  tx
    .update(addOnGroups)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(addOnGroups.shopId, shopId), eq(addOnGroups.id, id)));

type AddOnValues = { name: string; priceMinor: number; stock: number | null; position: number };
export const insertAddOn = async (tx: Tx, shopId: string, groupId: string, values: AddOnValues): Promise<string> =>
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

/**
 * Links exactly these groups, in this order, to the product. The positions of archived groups stay, so that they can be
 * restored there.
 */
export async function replaceLinks(tx: Tx, shopId: string, productId: string, groupIds: string[]): Promise<void> {
  const present = tx
    .select({ id: addOnGroups.id })
    .from(addOnGroups)
    .where(and(eq(addOnGroups.shopId, shopId), isNull(addOnGroups.archivedAt)));
  await tx
    .delete(productAddOnGroups)
    .where(
      and(
        eq(productAddOnGroups.shopId, shopId),
        eq(productAddOnGroups.productId, productId),
        inArray(productAddOnGroups.groupId, present),
      ),
    );
  if (groupIds.length === 0) return;
  await tx
    .insert(productAddOnGroups)
    .values(groupIds.map((groupId, position) => ({ shopId, productId, groupId, position })));
}
