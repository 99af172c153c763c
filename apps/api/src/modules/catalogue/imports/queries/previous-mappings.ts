import type { ImportMapping } from "@mauzo/contract/catalogue/product-imports";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type ImportRecord, mappingOf } from "./imports.ts";

const importsLookedAt = 50;

/**
 * The category words of the shop's newest other imports that occur in a column (counted from one) of this one; for a
 * word with several mappings, the newest.
 */
export async function listPreviousCategories(
  tx: Tx,
  shopId: string,
  importId: string,
  column: number,
): Promise<[word: string, category: ShopCategory][]> {
  const { rows } = await tx.execute<{ word: string; category: ShopCategory }>(sql`
    select distinct on (said.word) said.word, said.category
    from (
      select id, category_words from product_imports
      where shop_id = ${shopId} and id <> ${importId} and category_words <> '{}'
      order by id desc limit ${importsLookedAt}
    ) other, jsonb_each_text(other.category_words) said(word, category)
    where said.word in (
      select lower(btrim(cells[${column}::int])) from product_import_rows
      where shop_id = ${shopId} and import_id = ${importId})
    order by said.word, other.id desc`);
  return rows.map(({ word, category }) => [word, category]);
}

/** The column mapping of the shop's newest other import with the same headings. */
export async function findPreviousMapping(
  tx: Tx,
  shopId: string,
  importId: string,
  headings: readonly string[],
): Promise<ImportMapping | undefined> {
  const { rows } = await tx.execute<Pick<ImportRecord, "mapping">>(sql`
    select other.mapping
    from (
      select id, headings, mapping from product_imports
      where shop_id = ${shopId} and id <> ${importId} and state <> 'mapping'
      order by id desc limit ${importsLookedAt}
    ) other
    where other.headings = ${sql.param([...headings])}::text[]
    order by other.id desc limit 1`);
  return rows[0] && mappingOf(rows[0]);
}
