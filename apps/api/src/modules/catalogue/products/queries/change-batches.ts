import type { ProductBatch } from "@mauzo/contract/catalogue/product-bulk-edits";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { productBatches } from "../../../../db/schema/catalogue/product-batches.ts";
import { imports } from "../../../../db/schema/shop/imports.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";

type Row = typeof productBatches.$inferSelect;
const mine = (shopId: string, id: string) => and(eq(productBatches.shopId, shopId), eq(productBatches.id, id));

const contractOf = ({
  id,
  edit,
  productCount,
  userName,
  createdAt,
  undoneAt,
  undoneBy,
  undoUntil,
  undoDone,
}: Row): ProductBatch => ({
  ...{ id, edit, count: productCount, by: userName, at: toIsoString(createdAt) },
  undoing: undoUntil === null ? null : { done: undoDone },
  undone: undoneAt === null ? null : { by: undoneBy, at: toIsoString(undoneAt) },
});

type Values = Pick<typeof productBatches.$inferInsert, "edit" | "productCount" | "userId" | "userName">;
export async function insertBatch(tx: Tx, shopId: string, values: Values): Promise<string> {
  const [row] = await tx
    .insert(productBatches)
    .values({ shopId, ...values })
    .returning({ id: productBatches.id });
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

/** Lists the shop's batches after the cursor, newest first. */
export async function listBatches(
  tx: Tx,
  shopId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ProductBatch[]> {
  const rows = await tx
    .select()
    .from(productBatches)
    .where(and(eq(productBatches.shopId, shopId), cursor === undefined ? undefined : lt(productBatches.id, cursor)))
    .orderBy(desc(productBatches.id))
    .limit(limit);
  return rows.map(contractOf);
}

/** Returns a batch of the shop, or 404. */
export async function getBatch(tx: Tx, shopId: string, id: string): Promise<ProductBatch> {
  const [row] = await tx.select().from(productBatches).where(mine(shopId, id));
  if (!row) throw notFound();
  return contractOf(row);
}

/** Locks a batch of the shop, or 404: only one caller undoes it at a time. */
export async function lockBatch(tx: Tx, shopId: string, id: string): Promise<Row> {
  const [row] = await tx.select().from(productBatches).where(mine(shopId, id)).for("no key update");
  if (!row) throw notFound();
  return row;
}

/** Whether the import behind a batch is still adding to it. */
export async function isImporting(tx: Tx, shopId: string, batchId: string): Promise<boolean> {
  const found = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.shopId, shopId), eq(imports.batchId, batchId), eq(imports.state, "running")));
  return found.length > 0;
}

/** Stores how many products a batch has by now. */
export const countBatch = (tx: Tx, shopId: string, id: string, productCount: number) =>
  tx.update(productBatches).set({ productCount }).where(mine(shopId, id));

/** Stores how far a batch is undone: down to which of its changes, null for all; `by`: who undid something of it. */
export const writeUndone = (
  tx: Tx,
  shopId: string,
  id: string,
  { until, done, by }: { until: string | null; done: number; by: string | undefined },
) =>
  tx
    .update(productBatches)
    .set({ undoUntil: until, undoDone: done, ...(by !== undefined && { undoneAt: sql`now()`, undoneBy: by }) })
    .where(mine(shopId, id));
