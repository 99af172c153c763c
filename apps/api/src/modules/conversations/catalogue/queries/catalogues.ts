import type { SavedMeanwhile } from "@mauzo/contract/shared";
import { and, eq, sql } from "drizzle-orm";
import { users } from "../../../../db/schema/account/users.ts";
import { whatsappCatalogues } from "../../../../db/schema/conversations/whatsapp-catalogues.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Row = typeof whatsappCatalogues.$inferSelect;
type Change = Partial<Omit<typeof whatsappCatalogues.$inferInsert, "shopId" | "id">>;

const ofShop = (shopId: string) => eq(whatsappCatalogues.shopId, shopId);

export async function findCatalogue(tx: Tx, shopId: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(whatsappCatalogues).where(ofShop(shopId));
  return row;
}

/** Locked until the transaction ends, with whether a process sends changes now. */
export async function lockCatalogue(tx: Tx, shopId: string): Promise<(Row & { isSending: boolean }) | undefined> {
  const isSending = sql<boolean>`coalesce(${whatsappCatalogues.sendingUntil} > now(), false)`;
  const [row] = await tx
    .select({ row: whatsappCatalogues, isSending })
    .from(whatsappCatalogues)
    .where(ofShop(shopId))
    .for("no key update");
  return row && { ...row.row, isSending: row.isSending };
}

/** Its version and who saved it last; 0 where there is none. */
export async function findSaved(tx: Tx, shopId: string): Promise<SavedMeanwhile> {
  const [row] = await tx
    .select({ version: whatsappCatalogues.version, saved_by: users.name })
    .from(whatsappCatalogues)
    .leftJoin(users, eq(users.id, whatsappCatalogues.updatedBy))
    .where(ofShop(shopId));
  return row ?? { version: 0, saved_by: null };
}

/** @returns whether it was written: not if somebody else does it at the same time. */
export async function insertCatalogue(tx: Tx, row: typeof whatsappCatalogues.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(whatsappCatalogues)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: whatsappCatalogues.id });
  return made.length > 0;
}

export const updateCatalogue = (tx: Tx, shopId: string, change: Change) =>
  tx.update(whatsappCatalogues).set(change).where(ofShop(shopId));

/** Nobody else sends changes for so long, unless this process is done before. */
export const holdSending = (tx: Tx, shopId: string, seconds: number) =>
  tx
    .update(whatsappCatalogues)
    .set({ sendingUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(ofShop(shopId));

/** @returns whether it is still the catalogue that changes were sent to. */
export async function endSending(tx: Tx, shopId: string, catalogueId: string): Promise<boolean> {
  const ended = await tx
    .update(whatsappCatalogues)
    .set({ sendingUntil: null })
    .where(and(ofShop(shopId), eq(whatsappCatalogues.catalogueId, catalogueId)))
    .returning({ id: whatsappCatalogues.id });
  return ended.length > 0;
}

export const deleteCatalogue = (tx: Tx, shopId: string) => tx.delete(whatsappCatalogues).where(ofShop(shopId));
