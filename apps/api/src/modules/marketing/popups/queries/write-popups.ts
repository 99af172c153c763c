import { and, eq } from "drizzle-orm";
import { popups } from "../../../../db/schema/marketing/popups.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export async function insertPopup(tx: Tx, row: typeof popups.$inferInsert): Promise<string> {
  const [made] = await tx.insert(popups).values(row).returning({ id: popups.id });
  if (!made) throw new Error("the database returned no popup");
  return made.id;
}

export const updatePopup = (tx: Tx, shopId: string, id: string, set: Partial<typeof popups.$inferInsert>) =>
  tx
    .update(popups)
    .set(set)
    .where(and(eq(popups.shopId, shopId), eq(popups.id, id)));
