import {
  type BrokenRow,
  ImportCategory,
  type ImportProblem,
  importMostCategories,
} from "@mauzo/contract/catalogue/product-imports";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { productImportRows } from "../../../../db/schema/catalogue/product-import-rows.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const rows = productImportRows;
const of = (shopId: string, importId: string) => and(eq(rows.shopId, shopId), eq(rows.importId, importId));

export const insertRows = (
  tx: Tx,
  shopId: string,
  importId: string,
  read: readonly { line: number; cells: string[] }[],
) => tx.insert(rows).values(read.map((row) => ({ shopId, importId, ...row })));

/**
 * Sets for each row which product it belongs to, and its codes: rows with the same handle, or else the same name,
 * follow the first of them. `at` counts columns from one; null: no column has this field.
 */
export async function groupRows(
  tx: Tx,
  shopId: string,
  importId: string,
  at: { handle: number | null; name: number | null; sku: number | null; barcode: number | null },
): Promise<void> {
  // For a shop without statistics for its rows yet the planner expects one row, and would group the file again for
  // each.
  await tx.execute(sql`set local enable_nestloop = off`);
  const cell = (column: number | null) => sql`lower(nullif(btrim(cells[${column}::int]), ''))`;
  await tx.execute(sql`
    update product_import_rows r
    set leader = g.leader, sku = g.sku, barcode = g.barcode, problems = '[]', product_id = null
    from (
      select id, min(line) over (partition by coalesce('h' || handle, 'n' || name, 'l' || line)) as leader, sku, barcode
      from (
        select id, line, ${cell(at.handle)} as handle, ${cell(at.name)} as name, ${cell(at.sku)} as sku, ${cell(at.barcode)} as barcode
        from product_import_rows where shop_id = ${shopId} and import_id = ${importId}) each
    ) g
    where r.shop_id = ${shopId} and r.id = g.id`);
  await tx.execute(sql`set local enable_nestloop to default`);
}

export type StoredRow = Pick<typeof rows.$inferSelect, "id" | "line" | "cells" | "leader" | "problems">;

/**
 * Returns the rows of the next products after this one, about as many as given; the rows of a product are never split.
 */
export async function listNext(
  tx: Tx,
  shopId: string,
  importId: string,
  after: number,
  about: number,
): Promise<StoredRow[]> {
  const { rows: last } = await tx.execute<{ leader: number | null }>(sql`
    select max(leader) as leader from (
      select leader from product_import_rows
      where shop_id = ${shopId} and import_id = ${importId} and leader > ${after}
      order by leader, line limit ${about}) next`);
  const until = last[0]?.leader ?? null;
  if (until === null) return [];
  return tx
    .select({ id: rows.id, line: rows.line, cells: rows.cells, leader: rows.leader, problems: rows.problems })
    .from(rows)
    .where(and(of(shopId, importId), gt(rows.leader, after), sql`${rows.leader} <= ${until}`))
    .orderBy(asc(rows.leader), asc(rows.line));
}

/** Which of these rows share a code with another row of the file. */
export async function listTwins(tx: Tx, shopId: string, importId: string, ids: readonly string[]) {
  const { rows: found } = await tx.execute<{ id: string; sku: boolean; barcode: boolean }>(sql`
    select r.id,
      exists (select from product_import_rows o where o.shop_id = ${shopId} and o.import_id = ${importId}
        and o.sku = r.sku and o.id <> r.id) as sku,
      exists (select from product_import_rows o where o.shop_id = ${shopId} and o.import_id = ${importId}
        and o.barcode = r.barcode and o.id <> r.id) as barcode
    from product_import_rows r where r.shop_id = ${shopId} and r.id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(found.map((row) => [row.id, row]));
}

type Finding = { id: string; problems?: ImportProblem[]; product_id?: string };

/** Stores what the check or the import found for rows: their problems, or the product of the shop that they change. */
export async function writeFindings(tx: Tx, shopId: string, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await tx.execute(sql`
    update product_import_rows r
    set problems = coalesce(f.problems, r.problems), product_id = coalesce(f.product_id, r.product_id)
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as f(id uuid, problems jsonb, product_id uuid)
    where r.shop_id = ${shopId} and r.id = f.id`);
}

/** Which of these products are changed by rows before this line, according to the check. */
export async function listChangedBefore(
  tx: Tx,
  shopId: string,
  importId: string,
  { ids, line }: { ids: readonly string[]; line: number },
): Promise<Set<string>> {
  const { rows: found } = await tx.execute<{ product_id: string }>(sql`
    select product_id from product_import_rows
    where shop_id = ${shopId} and import_id = ${importId}
      and product_id = any(${sql.param([...ids])}::uuid[]) and leader < ${line}`);
  return new Set(found.map(({ product_id }) => product_id));
}

const brokenOf = (shopId: string, importId: string) => and(of(shopId, importId), sql`${rows.problems} <> '[]'`);

export function listBroken(
  tx: Tx,
  shopId: string,
  importId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BrokenRow[]> {
  const after = sql`${rows.line} > (select c.line from product_import_rows c where c.shop_id = ${shopId} and c.id = ${cursor})`;
  return tx
    .select({ id: rows.id, line: rows.line, cells: rows.cells, problems: rows.problems })
    .from(rows)
    .where(and(brokenOf(shopId, importId), cursor === undefined ? undefined : after))
    .orderBy(asc(rows.line))
    .limit(limit);
}

/**
 * Values in the category column (counted from one) that match no category, the most frequent first. Each is counted in
 * every row that has it: only the first row of a product reports it, and a row without it may have another problem.
 */
export async function listUnknownCategories(tx: Tx, shopId: string, importId: string, column: number) {
  const { rows: found } = await tx.execute<{ word: string; rows: number }>(sql`
    select min(btrim(cells[${column}::int])) as word, count(*)::int as rows from product_import_rows
    where shop_id = ${shopId} and import_id = ${importId}
    group by lower(btrim(cells[${column}::int])) having bool_or(problems @> '[{"kind": "category"}]')
    order by rows desc, word limit ${importMostCategories}`);
  // A value that could not be sent back as a word, such as a long text, is not a category word.
  return found.filter(({ word }) => ImportCategory.shape.word.safeParse(word).success);
}

/** The number of rows with a problem of this kind. */
export async function countProblem(tx: Tx, shopId: string, importId: string, kind: ImportProblem["kind"]) {
  const one = JSON.stringify([{ kind }]);
  return tx.$count(rows, and(brokenOf(shopId, importId), sql`${rows.problems} @> ${one}::jsonb`));
}

/**
 * Rewrites the cells of rows; returns how many of them belong to this import, and how many of those were rewritten for
 * the first time.
 */
export async function rewriteRows(
  tx: Tx,
  shopId: string,
  importId: string,
  written: readonly { id: string; cells: string[] }[],
) {
  const count = { rows: 0, first: 0 };
  for (const { id, cells } of written) {
    const { rows: changed } = await tx.execute<{ repaired: boolean }>(sql`
      update product_import_rows set cells = ${sql.param(cells)}::text[], repaired = true
      where shop_id = ${shopId} and import_id = ${importId} and id = ${id} returning old.repaired`);
    count.rows += changed.length;
    count.first += changed.filter(({ repaired }) => !repaired).length;
  }
  return count;
}
