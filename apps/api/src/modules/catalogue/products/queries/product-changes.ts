import type { FieldChange, ProductChange } from "@mauzo/contract/catalogue/product-history";
import { and, desc, eq, lt } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { productChanges } from "../../../../db/schema/catalogue/product-changes.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";

type Values = Omit<typeof productChanges.$inferInsert, "shopId" | "id" | "createdAt">;
export const insertChange = (tx: Tx, shopId: string, values: Values) =>
  tx.insert(productChanges).values({ shopId, ...values });

const told = statement(`
  insert into product_changes (shop_id, product_id, kind, user_id, user_name, changes)
  select $1, product_id, 'changed', $3, $4, $5::jsonb from product_add_on_groups
  where shop_id = $1 and group_id = $2 and product_id is distinct from $6
  order by product_id`);

type GroupChange = { groupId: string; userId: string; userName: string; changes: FieldChange[]; except?: string };

/** Adds one change to the history of every product that has a group, except one. */
export async function insertGroupChanges(tx: Tx, shopId: string, change: GroupChange): Promise<void> {
  const { groupId, userId, userName, changes, except } = change;
  await runStatement(tx, told, [shopId, groupId, userId, userName, JSON.stringify(changes), except ?? null]);
}

/** Lists the changes of a product, newest first, after the cursor; 404 when the shop does not have it. */
export async function listChanges(
  tx: Tx,
  shopId: string,
  productId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ProductChange[]> {
  const mine = and(eq(products.shopId, shopId), eq(products.id, productId));
  if ((await tx.select({ id: products.id }).from(products).where(mine)).length === 0) throw notFound();
  const rows = await tx
    .select()
    .from(productChanges)
    .where(
      and(
        eq(productChanges.shopId, shopId),
        eq(productChanges.productId, productId),
        cursor === undefined ? undefined : lt(productChanges.id, cursor),
      ),
    )
    .orderBy(desc(productChanges.id))
    .limit(limit);
  return rows.map(({ id, kind, userName, createdAt, changes }) => ({
    id,
    kind,
    by: userName,
    at: toIsoString(createdAt),
    changes,
  }));
}
