import type { Import, ImportKindName } from "@mauzo/contract/shop/imports";
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { importRows } from "../../../../db/schema/shop/import-rows.ts";
import { imports } from "../../../../db/schema/shop/imports.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";

export type ImportRecord = typeof imports.$inferSelect;
/** One import of a kind: who may read the one kind may not read the other. */
export type ImportId = { kind: ImportKindName; shopId: string; id: string };
const mine = ({ kind, shopId, id }: ImportId) =>
  and(eq(imports.shopId, shopId), eq(imports.id, id), eq(imports.kind, kind));
const sampleRows = 3;

/** Columns without a field are empty texts. */
export const storedMapping = (mapping: readonly (string | null)[]): string[] => mapping.map((field) => field ?? "");
export const mappingOf = ({ mapping }: Pick<ImportRecord, "mapping">): (string | null)[] =>
  mapping.map((field) => field || null);

/** What every import says of itself. */
export const importOf = (row: ImportRecord, { sample, isStale }: { sample: string[][]; isStale: boolean }): Import => ({
  ...{ id: row.id, name: row.name, state: row.state, by: row.userName, headings: row.headings, sample },
  rows: row.rowCount,
  done: row.doneRows,
  counts: { new: row.newCount, changed: row.changedCount, unchanged: row.unchangedCount, broken: row.brokenCount },
  repaired: row.repairedCount,
  created_at: toIsoString(row.createdAt),
  checked_at: row.checkedAt && toIsoString(row.checkedAt),
  is_stale: isStale,
  finished_at: row.finishedAt && toIsoString(row.finishedAt),
});

export async function insertImport(tx: Tx, values: typeof imports.$inferInsert): Promise<string> {
  const [row] = await tx.insert(imports).values(values).returning({ id: imports.id });
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

/** The newest imports of a kind. */
export const listImports = (
  tx: Tx,
  { kind, shopId }: Omit<ImportId, "id">,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ImportRecord[]> =>
  tx
    .select()
    .from(imports)
    .where(
      and(
        ...[eq(imports.shopId, shopId), eq(imports.kind, kind)],
        cursor === undefined ? undefined : lt(imports.id, cursor),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(limit);

/** Locks an import of the shop until the transaction ends, or 404. */
export async function lockImport(tx: Tx, id: ImportId): Promise<ImportRecord> {
  const [row] = await tx.select().from(imports).where(mine(id)).for("no key update");
  if (!row) throw notFound();
  return row;
}

/**
 * The same for a job that works on it: undefined when it is gone.
 * @throws while somebody else has the lock: only one works on it at a time, and nobody waits for the other.
 */
export async function takeImport(tx: Tx, id: ImportId): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(mine(id)).for("no key update", { skipLocked: true });
  if (row) return row;
  const held = await tx.select({ id: imports.id }).from(imports).where(mine(id));
  if (held.length > 0) throw new Error("somebody else is at this import");
  return undefined;
}

/** Returns the row of an import of the shop, or 404. */
export async function readImport(tx: Tx, id: ImportId): Promise<ImportRecord> {
  const [row] = await tx.select().from(imports).where(mine(id));
  if (!row) throw notFound();
  return row;
}

/** The first rows of a file, as a sample of each column. */
export async function listSample(tx: Tx, { shopId, id }: Pick<ImportId, "shopId" | "id">): Promise<string[][]> {
  const rows = await tx
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.shopId, shopId), eq(importRows.importId, id)))
    .orderBy(asc(importRows.line))
    .limit(sampleRows);
  return rows.map(({ cells }) => cells);
}

export const updateImport = (tx: Tx, id: ImportId, values: Partial<ImportRecord>) =>
  tx.update(imports).set(values).where(mine(id));

const fresh = { doneUntil: 0, doneRows: 0, newCount: 0, changedCount: 0, unchangedCount: 0, notedCount: 0 };

/** Starts a step from the first row: checking all rows, or importing them. */
export const beginStep = (tx: Tx, id: ImportId, step: Partial<ImportRecord> & Pick<ImportRecord, "state">) =>
  tx
    .update(imports)
    .set({ ...fresh, ...(step.state === "checking" && { brokenCount: 0, checkedAt: sql`now()` }), ...step })
    .where(mine(id));

type Part = { until: number; rows: number; new: number; changed: number; unchanged: number; broken: number };
/** Adds the counts of a part of a step. */
export const advance = (tx: Tx, id: ImportId, by: Part & { noted: number }) =>
  tx
    .update(imports)
    .set({
      doneUntil: by.until,
      doneRows: sql`${imports.doneRows} + ${by.rows}`,
      newCount: sql`${imports.newCount} + ${by.new}`,
      changedCount: sql`${imports.changedCount} + ${by.changed}`,
      unchangedCount: sql`${imports.unchangedCount} + ${by.unchanged}`,
      brokenCount: sql`${imports.brokenCount} + ${by.broken}`,
      notedCount: sql`${imports.notedCount} + ${by.noted}`,
    })
    .where(mine(id));
