import { and, eq, sql } from "drizzle-orm";
import { whatsappCatalogueSets as sets } from "../../../../db/schema/conversations/whatsapp-catalogues.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export const listSent = (tx: Tx, shopId: string) => tx.select().from(sets).where(eq(sets.shopId, shopId));

export const saveSet = (tx: Tx, row: typeof sets.$inferInsert) =>
  tx
    .insert(sets)
    .values(row)
    .onConflictDoUpdate({
      target: [sets.shopId, sets.setId],
      set: { providerId: sql`excluded.provider_id`, digest: sql`excluded.digest` },
    });

export const forgetSet = (tx: Tx, shopId: string, setId: string) =>
  tx.delete(sets).where(and(eq(sets.shopId, shopId), eq(sets.setId, setId)));

export const forgetSets = (tx: Tx, shopId: string) => tx.delete(sets).where(eq(sets.shopId, shopId));
