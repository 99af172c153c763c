import { and, eq, sql } from "drizzle-orm";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { productSetSections } from "../../../../db/schema/catalogue/product-set-sections.ts";
import { productSets } from "../../../../db/schema/catalogue/product-sets.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { SetSection } from "./read-sets.ts";

type Values = Pick<typeof productSets.$inferInsert, "kind" | "name" | "texts" | "rule">;
const mine = (shopId: string, id: string) => and(eq(productSets.shopId, shopId), eq(productSets.id, id));

export async function insertSet(tx: Tx, shopId: string, values: Values): Promise<string> {
  const [row] = await tx
    .insert(productSets)
    .values({ shopId, ...values })
    .returning({ id: productSets.id });
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

export async function updateSetRow(tx: Tx, shopId: string, id: string, values: Values): Promise<void> {
  await tx
    .update(productSets)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(mine(shopId, id));
}

export async function markArchived(tx: Tx, shopId: string, id: string, archived: boolean): Promise<void> {
  await tx
    .update(productSets)
    .set({ archivedAt: archived ? sql`now()` : null, updatedAt: sql`clock_timestamp()` })
    .where(mine(shopId, id));
}

const itemsWritten = statement<{ product_id: string }>(`
  insert into product_set_items (shop_id, set_id, product_id, section, position)
  select $1, $2, p.id, given.section, given.number - 1
  from unnest($3::uuid[], $4::int[]) with ordinality as given (id, section, number)
  join products p on p.shop_id = $1 and p.id = given.id
  returning product_id`);

/** Replaces the sections of a set; returns how many of its products belong to the shop. */
export async function replaceSections(tx: Tx, shopId: string, setId: string, sections: SetSection[]): Promise<number> {
  const { shopId: shop, setId: set } = productSetSections;
  await tx.delete(productSetSections).where(and(eq(shop, shopId), eq(set, setId)));
  if (sections.length === 0) return 0;
  await tx
    .insert(productSetSections)
    .values(sections.map(({ title }, position) => ({ shopId, setId, position, titleEn: title.en, titleSw: title.sw })));
  const items = sections.flatMap(({ ids }, section) => ids.map((id) => ({ id, section })));
  const values = [shopId, setId, items.map(({ id }) => id), items.map(({ section }) => section)];
  return (await runStatement(tx, itemsWritten, values)).length;
}
