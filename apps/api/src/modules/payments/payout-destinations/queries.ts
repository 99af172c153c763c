import type { PayoutDestination } from "@mauzo/contract/payments/withdrawals";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { payoutDestinations } from "../../../db/schema/payments/payout-destinations.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const shown = {
  ...{ id: payoutDestinations.id, network: payoutDestinations.network, phone_end: payoutDestinations.phoneEnd },
  ...{ name: payoutDestinations.name, usable_from: isoText(payoutDestinations.usableFrom) },
  ...{ by: payoutDestinations.userName, at: isoText(payoutDestinations.createdAt) },
};
const isThere = (shopId: string) => and(eq(payoutDestinations.shopId, shopId), isNull(payoutDestinations.removedAt));

/** The shop's wallets that are not removed, the newest first. */
export const listDestinations = (tx: Tx, shopId: string): Promise<PayoutDestination[]> =>
  tx.select(shown).from(payoutDestinations).where(isThere(shopId)).orderBy(desc(payoutDestinations.id));

/** The same with their sealed numbers. */
export const listSealed = (tx: Tx, shopId: string) =>
  tx
    .select({ id: payoutDestinations.id, sealedPhone: payoutDestinations.sealedPhone })
    .from(payoutDestinations)
    .where(isThere(shopId));

type New = Omit<typeof payoutDestinations.$inferInsert, "usableFrom" | "createdAt">;
/** Adds a wallet to which nothing is sent before so many hours have passed. */
export const insertDestination = (tx: Tx, row: New, waitHours: number) =>
  tx.insert(payoutDestinations).values({ ...row, usableFrom: sql`now() + make_interval(secs => ${waitHours * 3600})` });

/** A wallet, also one that was removed: what was sent to it stays. */
export async function findDestination(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({
      ...{ ...shown, sealedPhone: payoutDestinations.sealedPhone },
      isRemoved: sql<boolean>`${payoutDestinations.removedAt} is not null`,
      isUsable: sql<boolean>`${payoutDestinations.usableFrom} <= now()`,
    })
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.shopId, shopId), eq(payoutDestinations.id, id)));
  return row;
}

/** Removes a wallet; false where there is none. */
export async function markRemoved(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(payoutDestinations)
    .set({ removedAt: sql`now()` })
    .where(and(isThere(shopId), eq(payoutDestinations.id, id)))
    .returning({ id: payoutDestinations.id });
  return rows.length > 0;
}
