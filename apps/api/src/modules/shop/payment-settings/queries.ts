import type { PaymentDocument, WayChange } from "@mauzo/contract/shop/payment-settings";
import { and, asc, desc, eq, lt } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { shopDocument } from "../../../db/documents/shop-document.ts";
import { paymentSettingChanges } from "../../../db/schema/shop/payment-setting-changes.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export const paymentDocument = shopDocument<PaymentDocument>("payment_settings", "settings");

type NewChange = Omit<typeof paymentSettingChanges.$inferInsert, "id" | "createdAt">;
export const insertChanges = (tx: Tx, changes: NewChange[]) => tx.insert(paymentSettingChanges).values(changes);

const changeOf = (row: typeof paymentSettingChanges.$inferSelect): WayChange => ({
  ...{ id: row.id, kind: row.kind, way: row.way, before: row.before, by: row.userName },
  at: toIsoString(row.createdAt),
});

/** What was done to how the shop is paid, newest first, after the cursor. */
export async function listChanges(
  tx: Tx,
  shopId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<WayChange[]> {
  const rows = await tx
    .select()
    .from(paymentSettingChanges)
    .where(
      and(
        eq(paymentSettingChanges.shopId, shopId),
        cursor === undefined ? undefined : lt(paymentSettingChanges.id, cursor),
      ),
    )
    .orderBy(desc(paymentSettingChanges.id))
    .limit(limit);
  return rows.map(changeOf);
}

/** What one save changed, in the order of the ways. */
export async function listChangesOf(tx: Tx, shopId: string, version: number): Promise<WayChange[]> {
  const mine = and(eq(paymentSettingChanges.shopId, shopId), eq(paymentSettingChanges.version, version));
  const rows = await tx.select().from(paymentSettingChanges).where(mine).orderBy(asc(paymentSettingChanges.id));
  return rows.map(changeOf);
}
