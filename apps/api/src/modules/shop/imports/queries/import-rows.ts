import type { BrokenRow, RowProblem } from "@mauzo/contract/shop/imports";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { importRows } from "../../../../db/schema/shop/import-rows.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const rows = importRows;
const of = (shopId: string, importId: string) => and(eq(rows.shopId, shopId), eq(rows.importId, importId));

export const insertRows = (
  tx: Tx,
  shopId: string,
  importId: string,
  read: readonly { line: number; cells: string[] }[],
) => tx.insert(rows).values(read.map((row) => ({ shopId, importId, ...row })));

/** A column, counted from one, with the word that stands before its values; null: no column has the field. */
type Marked = { mark: string; column: number | null };
/**
 * Rows with the same value in the first of `groups` that a row has belong together; what stands in the columns of `keys`
 * is kept as the row's keys.
 */
export type Shared = { groups: readonly Marked[]; keys: readonly Marked[] };

const marked = ({ mark, column }: Marked) => sql`${mark} || lower(nullif(btrim(cells[${column}::int]), ''))`;
const inOrder = (columns: readonly Marked[], last: SQL) => sql.join([...columns.map(marked), last], sql`, `);

/** Sets for each row which rows it belongs to, those of the first of them, and its keys. */
export async function groupRows(tx: Tx, shopId: string, importId: string, { groups, keys }: Shared): Promise<void> {
  // For a shop without statistics for its rows yet the planner expects one row, and would group the file again for
  // each.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`
    update import_rows r
    set leader = g.leader, keys = g.keys, problems = '[]', subject_id = null
    from (
      select id, min(line) over (partition by key) as leader, keys
      from (
        select id, line, coalesce(${inOrder(groups, sql`'l' || line`)}) as key,
          array_remove(array[${inOrder(keys, sql`null`)}]::text[], null) as keys
        from import_rows where shop_id = ${shopId} and import_id = ${importId}) each
    ) g
    where r.shop_id = ${shopId} and r.id = g.id`);
  await tx.execute(sql`set local enable_nestloop to default`);
}

export type StoredRow = Pick<typeof rows.$inferSelect, "id" | "line" | "cells" | "leader" | "keys" | "problems">;

/**
 * Returns the rows of the next groups after this one, about as many as given; the rows of a group are never split.
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
      select leader from import_rows
      where shop_id = ${shopId} and import_id = ${importId} and leader > ${after}
      order by leader, line limit ${about}) next`);
  const until = last[0]?.leader ?? null;
  if (until === null) return [];
  return tx
    .select({
      id: rows.id,
      line: rows.line,
      cells: rows.cells,
      leader: rows.leader,
      keys: rows.keys,
      problems: rows.problems,
    })
    .from(rows)
    .where(and(of(shopId, importId), gt(rows.leader, after), sql`${rows.leader} <= ${until}`))
    .orderBy(asc(rows.leader), asc(rows.line));
}

/** Which of these keys more than one row of the file has. */
export async function listSharedKeys(
  tx: Tx,
  shopId: string,
  importId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows: found } = await tx.execute<{ key: string }>(sql`
    select key from import_rows cross join unnest(keys) key
    where shop_id = ${shopId} and import_id = ${importId} and key = any(${sql.param([...keys])}::text[])
    group by key having count(*) > 1`);
  return new Set(found.map(({ key }) => key));
}

/** Which of these keys rows before this line have. */
export async function listKeysBefore(
  tx: Tx,
  shopId: string,
  importId: string,
  { keys, line }: { keys: readonly string[]; line: number },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows: found } = await tx.execute<{ key: string }>(sql`
    select distinct key from import_rows cross join unnest(keys) key
    where shop_id = ${shopId} and import_id = ${importId} and leader < ${line}
      and key = any(${sql.param([...keys])}::text[])`);
  return new Set(found.map(({ key }) => key));
}

/** How many rows before this line, without a mistake, have the same cells as one of these rows, by the id of that row. */
export async function countSameBefore(
  tx: Tx,
  shopId: string,
  importId: string,
  { ids, line }: { ids: readonly string[]; line: number },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows: found } = await tx.execute<{ id: string; count: number }>(sql`
    select one.id, count(*)::int as count
    from import_rows one
    join import_rows r on r.shop_id = one.shop_id and r.import_id = one.import_id and r.cells = one.cells
    where one.shop_id = ${shopId} and one.import_id = ${importId} and one.id = any(${sql.param([...ids])}::uuid[])
      and r.leader < ${line} and r.problems = '[]'
    group by one.id`);
  return new Map(found.map(({ id, count }) => [id, count]));
}

type Finding = { id: string; problems?: RowProblem[]; subject_id?: string; keys?: string[] };

/** Stores what the check or the import found for rows: their problems, what of the shop they change, their keys. */
export async function writeFindings(tx: Tx, shopId: string, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await tx.execute(sql`
    update import_rows r
    set problems = coalesce(f.problems, r.problems), subject_id = coalesce(f.subject_id, r.subject_id),
      keys = coalesce(f.keys, r.keys)
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as f(id uuid, problems jsonb, subject_id uuid, keys text[])
    where r.shop_id = ${shopId} and r.id = f.id`);
}

/** Which of these subjects are changed by rows before this line, according to the check. */
export async function listChangedBefore(
  tx: Tx,
  shopId: string,
  importId: string,
  { ids, line }: { ids: readonly string[]; line: number },
): Promise<Set<string>> {
  const { rows: found } = await tx.execute<{ subject_id: string }>(sql`
    select subject_id from import_rows
    where shop_id = ${shopId} and import_id = ${importId}
      and subject_id = any(${sql.param([...ids])}::uuid[]) and leader < ${line}`);
  return new Set(found.map(({ subject_id }) => subject_id));
}

const brokenOf = (shopId: string, importId: string) => and(of(shopId, importId), sql`${rows.problems} <> '[]'`);

export function listBroken(
  tx: Tx,
  shopId: string,
  importId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BrokenRow[]> {
  const after = sql`${rows.line} > (select c.line from import_rows c where c.shop_id = ${shopId} and c.id = ${cursor})`;
  return tx
    .select({ id: rows.id, line: rows.line, cells: rows.cells, problems: rows.problems })
    .from(rows)
    .where(and(brokenOf(shopId, importId), cursor === undefined ? undefined : after))
    .orderBy(asc(rows.line))
    .limit(limit);
}

/** The number of rows with a problem of this kind. */
export async function countProblem(tx: Tx, shopId: string, importId: string, kind: string) {
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
      update import_rows set cells = ${sql.param(cells)}::text[], repaired = true
      where shop_id = ${shopId} and import_id = ${importId} and id = ${id} returning old.repaired`);
    count.rows += changed.length;
    count.first += changed.filter(({ repaired }) => !repaired).length;
  }
  return count;
}
