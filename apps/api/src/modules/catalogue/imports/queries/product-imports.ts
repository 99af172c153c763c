import {
  ImportCategory,
  ImportMapping,
  type ImportProblem,
  importMostCategories,
  type ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import {
  type ImportRecord,
  importOf,
  importsLookedAt,
  listSample,
  mappingOf,
  readImport,
} from "../../../shop/imports/steps/stored-imports.ts";
import { countProblem } from "../../../shop/imports/steps/stored-rows.ts";
import { productSettings } from "../rules/product-settings.ts";

export const productMappingOf = (found: Pick<ImportRecord, "mapping">): ImportMapping =>
  ImportMapping.parse(mappingOf(found));

type Shown = Pick<ProductImport, "sample" | "unknown_categories" | "dotted_prices" | "is_stale">;
const untold: Shown = { sample: [], unknown_categories: [], dotted_prices: 0, is_stale: false };

/** An import in the form of the contract. */
export function productImportOf(row: ImportRecord, shown: Shown = untold): ProductImport {
  const { category, status, category_words, remembered_words, dotted_thousands } = productSettings(row);
  return {
    ...importOf(row, { sample: shown.sample, isStale: shown.is_stale }),
    ...{ unknown_categories: shown.unknown_categories, dotted_prices: shown.dotted_prices },
    mapping: productMappingOf(row),
    defaults: { category, status },
    categories: category_words.map(([word, its]) => ({
      ...{ word, category: its, remembered: remembered_words.includes(word) },
    })),
    dotted_thousands,
    free: row.notedCount,
    batch_id: row.batchId,
  };
}

/**
 * Whether a product of the shop was created, changed or archived since; the newest change is found by the primary key.
 */
async function changedSince(tx: Tx, shopId: string, moment: string | null): Promise<boolean> {
  const { rows } = await tx.execute<{ since: boolean }>(sql`
    select created_at > ${moment}::timestamptz as since from product_changes
    where shop_id = ${shopId} order by id desc limit 1`);
  return moment === null || (rows[0]?.since ?? false);
}

/** Returns an import in the form of the contract, or 404. */
export async function getProductImport(tx: Tx, shopId: string, id: string): Promise<ProductImport> {
  const row = await readImport(tx, { kind: "products", shopId, id });
  const shown = { ...untold, sample: await listSample(tx, { shopId, id }) };
  if (row.state !== "checked") return productImportOf(row, shown);
  shown.is_stale = await changedSince(tx, shopId, row.checkedAt);
  if (row.brokenCount === 0) return productImportOf(row, shown);
  const at = row.mapping.indexOf("category");
  return productImportOf(row, {
    ...shown,
    unknown_categories: at < 0 ? [] : await listUnknownCategories(tx, shopId, id, at + 1),
    dotted_prices: await countProblem(tx, shopId, id, "dotted_price" satisfies ImportProblem["kind"]),
  });
}

/**
 * Values in the category column (counted from one) that match no category, the most frequent first. Each is counted in
 * every row that has it: only the first row of a product reports it, and a row without it may have another problem.
 */
async function listUnknownCategories(tx: Tx, shopId: string, importId: string, column: number) {
  const { rows: found } = await tx.execute<{ word: string; rows: number }>(sql`
    select min(btrim(cells[${column}::int])) as word, count(*)::int as rows from import_rows
    where shop_id = ${shopId} and import_id = ${importId}
    group by lower(btrim(cells[${column}::int])) having bool_or(problems @> '[{"kind": "category"}]')
    order by rows desc, word limit ${importMostCategories}`);
  // A value that could not be sent back as a word, such as a long text, is not a category word.
  return found.filter(({ word }) => ImportCategory.shape.word.safeParse(word).success);
}

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
      select id, settings -> 'category_words' as words from imports
      where shop_id = ${shopId} and kind = 'products' and id <> ${importId} and settings -> 'category_words' <> '[]'
      order by id desc limit ${importsLookedAt}
    ) other
    cross join jsonb_array_elements(other.words) pair
    cross join lateral (select pair ->> 0 as word, pair ->> 1 as category) said
    where said.word in (
      select lower(btrim(cells[${column}::int])) from import_rows
      where shop_id = ${shopId} and import_id = ${importId})
    order by said.word, other.id desc`);
  return rows.map(({ word, category }) => [word, category]);
}
