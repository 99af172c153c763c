import { and, asc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { transfers } from "../../../db/schema/ledger/transfers.ts";
import { payments } from "../../../db/schema/payments/payments.ts";
import { withdrawals } from "../../../db/schema/payments/withdrawals.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Old = { hours: number; atMost: number };
const unsettled = (tx: Tx, shopId: string, { hours, atMost }: Old) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ...[eq(payments.shopId, shopId), eq(payments.state, "paid"), isNull(payments.settledAt)],
        exists(
          tx
            .select({ id: transfers.id })
            .from(transfers)
            .where(
              and(
                ...[eq(transfers.shopId, shopId), eq(transfers.paymentId, payments.id)],
                sql`${transfers.recordedAt} <= now() - make_interval(secs => ${hours * 3600})`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(atMost);

/** Whether there is a payment of the shop whose money came so long ago and is still on the way. */
export const hasUnsettled = async (tx: Tx, shopId: string, hours: number): Promise<boolean> =>
  (await unsettled(tx, shopId, { hours, atMost: 1 })).length > 0;

/** Such payments, locked; another run passes over them. */
export const lockUnsettled = (tx: Tx, shopId: string, old: Old) =>
  unsettled(tx, shopId, old).for("update", { skipLocked: true });

/** What each of these payments brought. */
export async function sumBrought(tx: Tx, shopId: string, ids: string[]): Promise<{ id: string; minor: number }[]> {
  const minor = sql<string>`sum(case when ${transfers.debit} = 'on_the_way' then ${transfers.amountMinor}
    when ${transfers.credit} = 'on_the_way' then -${transfers.amountMinor} else 0 end)`;
  const rows = await tx
    .select({ id: transfers.paymentId, minor })
    .from(transfers)
    .where(and(eq(transfers.shopId, shopId), inArray(transfers.paymentId, ids)))
    .groupBy(transfers.paymentId)
    .orderBy(asc(transfers.paymentId));
  return rows.flatMap(({ id, minor }) => (id === null ? [] : [{ id, minor: Number(minor) }]));
}

export const markSettled = (tx: Tx, shopId: string, ids: string[]) =>
  tx
    .update(payments)
    .set({ settledAt: sql`now()` })
    .where(and(eq(payments.shopId, shopId), inArray(payments.id, ids)));

const forgotten = preparedQuery((tx, { shopId }: Given<{ shopId: string }>) =>
  tx
    .select({ id: withdrawals.id, state: withdrawals.state })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.shopId, shopId),
        inArray(withdrawals.state, ["held", "sending", "unknown"]),
        sql`coalesce(${withdrawals.queriedAt}, ${withdrawals.sentAt}, ${withdrawals.confirmedAt}, ${withdrawals.createdAt})
          <= now() - interval '1 hour'`,
      ),
    )
    .orderBy(asc(withdrawals.id)),
);
/** Those that are to be sent, or that nobody knows the end of, and that nothing was done about for an hour. */
export const listForgotten = (tx: Tx, shopId: string) => forgotten(tx, { shopId });
