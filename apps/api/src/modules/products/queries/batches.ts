import type { ProductBatch } from "@mauzo/contract/product-edits";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { isoMoment } from "../../../db/columns.ts";
import { productBatches } from "../../../db/schema/product-batches.ts";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";

type Row = typeof productBatches.$inferSelect;
const mine = (shopId: string, id: string) => and(eq(productBatches.shopId, shopId), eq(productBatches.id, id));

const contractOf = ({ id, edit, productCount, userName, createdAt, undoneAt, undoneBy }: Row): ProductBatch => ({
  ...{ id, edit, count: productCount, by: userName, at: isoMoment(createdAt) },
  undone: undoneAt === null ? null : { by: undoneBy, at: isoMoment(undoneAt) },
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

/** The shop's batches after the cursor, newest first. */
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

/** One batch of the shop, or 404. */
export async function getBatch(tx: Tx, shopId: string, id: string): Promise<ProductBatch> {
  const [row] = await tx.select().from(productBatches).where(mine(shopId, id));
  if (!row) throw notFound();
  return contractOf(row);
}

/** Holds a batch of the shop, or 404: it is taken back by one at a time. */
export async function lockBatch(tx: Tx, shopId: string, id: string): Promise<void> {
  const found = await tx
    .select({ id: productBatches.id })
    .from(productBatches)
    .where(mine(shopId, id))
    .for("no key update");
  if (found.length === 0) throw notFound();
}

/** Writes down who took something of a batch back, and that it was now. */
export const writeUndone = (tx: Tx, shopId: string, id: string, userName: string) =>
  tx.update(productBatches).set({ undoneAt: sql`now()`, undoneBy: userName }).where(mine(shopId, id));
