import type {
  ImportDefaults,
  ImportField,
  ImportMapping,
  ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { productImportRows } from "../../../../db/schema/catalogue/product-import-rows.ts";
import { productImports } from "../../../../db/schema/catalogue/product-imports.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { countProblem, listUnknownCategories } from "./import-rows.ts";

export type ImportRecord = typeof productImports.$inferSelect;
const mine = (shopId: string, id: string) => and(eq(productImports.shopId, shopId), eq(productImports.id, id));

export const mappingOf = ({ mapping }: Pick<ImportRecord, "mapping">): ImportMapping =>
  mapping.map((field) => field || null);
const writable = (mapping: ImportMapping): (ImportField | "")[] => mapping.map((field) => field ?? "");

type Shown = Pick<ProductImport, "sample" | "unknown_categories" | "dotted_prices" | "is_stale">;
const untold: Shown = { sample: [], unknown_categories: [], dotted_prices: 0, is_stale: false };
const contractOf = (row: ImportRecord, shown: Shown): ProductImport => ({
  ...{ id: row.id, name: row.name, state: row.state, by: row.userName, headings: row.headings, ...shown },
  mapping: mappingOf(row),
  defaults: { category: row.category, status: row.status },
  categories: Object.entries(row.categoryWords).map(([word, category]) => ({
    ...{ word, category, remembered: row.rememberedWords.includes(word) },
  })),
  dotted_thousands: row.dottedThousands,
  rows: row.rowCount,
  done: row.doneRows,
  counts: { new: row.newCount, changed: row.changedCount, unchanged: row.unchangedCount, broken: row.brokenCount },
  free: row.freeCount,
  repaired: row.repairedCount,
  batch_id: row.batchId,
  created_at: toIsoString(row.createdAt),
  checked_at: row.checkedAt && toIsoString(row.checkedAt),
  finished_at: row.finishedAt && toIsoString(row.finishedAt),
});

export async function insertImport(tx: Tx, values: typeof productImports.$inferInsert): Promise<string> {
  const [row] = await tx.insert(productImports).values(values).returning({ id: productImports.id });
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

export async function listImports(
  tx: Tx,
  shopId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await tx
    .select()
    .from(productImports)
    .where(and(eq(productImports.shopId, shopId), cursor === undefined ? undefined : lt(productImports.id, cursor)))
    .orderBy(desc(productImports.id))
    .limit(limit);
  return rows.map((row) => contractOf(row, untold));
}

/** Locks an import of the shop until the transaction ends, or 404. */
export async function lockImport(tx: Tx, shopId: string, id: string): Promise<ImportRecord> {
  const [row] = await tx.select().from(productImports).where(mine(shopId, id)).for("no key update");
  if (!row) throw notFound();
  return row;
}

/**
 * The same for a job that works on it: undefined when it is gone.
 * @throws while somebody else has the lock: only one works on it at a time, and nobody waits for the other.
 */
export async function takeImport(tx: Tx, shopId: string, id: string): Promise<ImportRecord | undefined> {
  const one = mine(shopId, id);
  const [row] = await tx.select().from(productImports).where(one).for("no key update", { skipLocked: true });
  if (row) return row;
  const held = await tx.select({ id: productImports.id }).from(productImports).where(one);
  if (held.length > 0) throw new Error("somebody else is at this import");
  return undefined;
}

/** Returns the row of an import of the shop, or 404. */
export async function readImport(tx: Tx, shopId: string, id: string): Promise<ImportRecord> {
  const [row] = await tx.select().from(productImports).where(mine(shopId, id));
  if (!row) throw notFound();
  return row;
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
export async function getImport(tx: Tx, shopId: string, id: string): Promise<ProductImport> {
  const row = await readImport(tx, shopId, id);
  const sample = await tx
    .select({ cells: productImportRows.cells })
    .from(productImportRows)
    .where(and(eq(productImportRows.shopId, shopId), eq(productImportRows.importId, id)))
    .orderBy(asc(productImportRows.line))
    .limit(3);
  const shown = { ...untold, sample: sample.map(({ cells }) => cells) };
  if (row.state !== "checked") return contractOf(row, shown);
  shown.is_stale = await changedSince(tx, shopId, row.checkedAt);
  if (row.brokenCount === 0) return contractOf(row, shown);
  const at = row.mapping.indexOf("category");
  return contractOf(row, {
    ...shown,
    unknown_categories: at < 0 ? [] : await listUnknownCategories(tx, shopId, id, at + 1),
    dotted_prices: await countProblem(tx, shopId, id, "dotted_price"),
  });
}

export const updateImport = (tx: Tx, shopId: string, id: string, values: Partial<ImportRecord>) =>
  tx.update(productImports).set(values).where(mine(shopId, id));

const fresh = { doneUntil: 0, doneRows: 0, newCount: 0, changedCount: 0, unchangedCount: 0, freeCount: 0 };

/** Starts a step from the first row: checking all rows, or importing them. */
export const beginStep = (
  tx: Tx,
  shopId: string,
  id: string,
  step: Partial<ImportRecord> & Pick<ImportRecord, "state">,
) =>
  tx
    .update(productImports)
    .set({ ...fresh, ...(step.state === "checking" && { brokenCount: 0, checkedAt: sql`now()` }), ...step })
    .where(mine(shopId, id));

export const setMapping = (mapping: ImportMapping, { category, status }: ImportDefaults) => ({
  mapping: writable(mapping),
  category,
  status,
});

/** Adds the counts of a part of a step. */
export const advance = (
  tx: Tx,
  shopId: string,
  id: string,
  by: { until: number; rows: number; new: number; changed: number; unchanged: number; broken: number; free: number },
) =>
  tx
    .update(productImports)
    .set({
      doneUntil: by.until,
      doneRows: sql`${productImports.doneRows} + ${by.rows}`,
      newCount: sql`${productImports.newCount} + ${by.new}`,
      changedCount: sql`${productImports.changedCount} + ${by.changed}`,
      unchangedCount: sql`${productImports.unchangedCount} + ${by.unchanged}`,
      brokenCount: sql`${productImports.brokenCount} + ${by.broken}`,
      freeCount: sql`${productImports.freeCount} + ${by.free}`,
    })
    .where(mine(shopId, id));
