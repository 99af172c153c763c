import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { payoutDestinations } from "../../../../db/schema/payments/payout-destinations.ts";
import { withdrawals } from "../../../../db/schema/payments/withdrawals.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const momentOf = (text: string | null) => text && toIsoString(text);
type Reader = { shopId: string; userId: string };

async function read(tx: Tx, { shopId, userId }: Reader, which: SQL | undefined, limit: number): Promise<Withdrawal[]> {
  const rows = await tx
    .select({
      row: withdrawals,
      ...{ network: payoutDestinations.network, phoneEnd: payoutDestinations.phoneEnd },
      ...{ name: payoutDestinations.name, currency: shops.currency },
    })
    .from(withdrawals)
    .innerJoin(shops, eq(shops.shopId, withdrawals.shopId))
    .innerJoin(
      payoutDestinations,
      and(eq(payoutDestinations.shopId, withdrawals.shopId), eq(payoutDestinations.id, withdrawals.destinationId)),
    )
    .where(and(eq(withdrawals.shopId, shopId), which))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
  return rows.map(({ row, network, phoneEnd, name, currency }) => ({
    ...{ id: row.id, state: row.state, failure: row.failure, network, phone_end: phoneEnd, name },
    ...{ amount: { minor: row.amountMinor, currency }, fee: { minor: row.feeMinor, currency } },
    ...{ network_ref: row.networkRef, by: row.userName, confirmed_by: row.confirmedName },
    ...{ at: toIsoString(row.createdAt), confirmed_at: momentOf(row.confirmedAt) },
    ...{ sent_at: momentOf(row.sentAt), ended_at: momentOf(row.endedAt), is_own: row.userId === userId },
  }));
}

/** One page, the newest first. Ids are the clients', so the cursor finds its row's moment. */
export const listWithdrawals = (
  tx: Tx,
  reader: Reader,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Withdrawal[]> => {
  const last = sql`(select w.created_at from withdrawals w where w.shop_id = ${reader.shopId} and w.id = ${cursor}::uuid)`;
  const isAfter =
    cursor === undefined
      ? undefined
      : or(
          sql`${withdrawals.createdAt} < ${last}`,
          and(sql`${withdrawals.createdAt} = ${last}`, lt(withdrawals.id, cursor)),
        );
  return read(tx, reader, isAfter, limit);
};

export const findWithdrawal = async (tx: Tx, reader: Reader, id: string): Promise<Withdrawal | undefined> =>
  (await read(tx, reader, eq(withdrawals.id, id), 1))[0];
