import type { WithdrawalState } from "@mauzo/contract/payments/withdrawal-states";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { withdrawals } from "../../../../db/schema/payments/withdrawals.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type One = { shopId: string; id: string };
const isOne = ({ shopId, id }: Given<One>) => and(eq(withdrawals.shopId, shopId), eq(withdrawals.id, id));

export const insertWithdrawal = (tx: Tx, row: typeof withdrawals.$inferInsert) => tx.insert(withdrawals).values(row);

const stored = {
  ...{ id: withdrawals.id, destinationId: withdrawals.destinationId, provider: withdrawals.provider },
  ...{ amountMinor: withdrawals.amountMinor, feeMinor: withdrawals.feeMinor, reference: withdrawals.reference },
  ...{ providerRef: withdrawals.providerRef, networkRef: withdrawals.networkRef, state: withdrawals.state },
  ...{ failure: withdrawals.failure, userId: withdrawals.userId, userName: withdrawals.userName },
  currency: shops.currency,
  /** Since the provider was first asked to send it. */
  ageMs: sql<number>`(extract(epoch from now() - coalesce(${withdrawals.sentAt}, now())) * 1000)::float8`,
  /** Since it was last asked what became of it, or to send it again. */
  queriedMs: sql<number | null>`(extract(epoch from now() - ${withdrawals.queriedAt}) * 1000)::float8`,
};
const found = preparedQuery((tx, given: Given<One>) =>
  tx.select(stored).from(withdrawals).innerJoin(shops, eq(shops.shopId, withdrawals.shopId)).where(isOne(given)),
);
export type StoredWithdrawal = Awaited<ReturnType<typeof found>>[number];
export const findStored = async (tx: Tx, shopId: string, id: string): Promise<StoredWithdrawal | undefined> =>
  (await found(tx, { shopId, id }))[0];

const locked = preparedQuery((tx, given: Given<One>) =>
  tx.select({ id: withdrawals.id }).from(withdrawals).where(isOne(given)).for("update"),
);
/** The same, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, shopId: string, id: string): Promise<StoredWithdrawal | undefined> {
  await locked(tx, { shopId, id });
  return findStored(tx, shopId, id);
}

/** What was not sent yet to a wallet, locked, in the order of their ids. */
export async function lockUnsent(tx: Tx, shopId: string, destinationId: string): Promise<StoredWithdrawal[]> {
  const rows = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        ...[eq(withdrawals.shopId, shopId), eq(withdrawals.destinationId, destinationId)],
        inArray(withdrawals.state, ["confirming", "held"]),
      ),
    )
    .orderBy(asc(withdrawals.id))
    .for("update");
  const unsent: StoredWithdrawal[] = [];
  for (const { id } of rows) unsent.push(...(await found(tx, { shopId, id })));
  return unsent;
}

type Values = Omit<PgUpdateSetSource<typeof withdrawals>, "shopId" | "id">;
/** What happens to a withdrawal at this moment. */
type Now = "sentAt" | "confirmedAt" | "endedAt";
const at = (now: Now | undefined) => (now === undefined ? {} : { [now]: sql`now()` });

/** Changes a withdrawal that is locked. */
export const updateWithdrawal = (tx: Tx, { shopId, id }: One, values: Values, now?: Now) =>
  tx
    .update(withdrawals)
    .set({ ...values, ...at(now) })
    .where(and(eq(withdrawals.shopId, shopId), eq(withdrawals.id, id)));

/** Notes that the provider is asked for the outcome. */
export const markQueried = (tx: Tx, { shopId, id }: One) =>
  tx
    .update(withdrawals)
    .set({ queriedAt: sql`now()`, queries: sql`${withdrawals.queries} + 1` })
    .where(and(eq(withdrawals.shopId, shopId), eq(withdrawals.id, id)));

/** Leads it from one of these states to another; false where it is in none of them any more. */
export async function moveFrom(
  tx: Tx,
  { shopId, id }: One,
  from: readonly WithdrawalState[],
  values: Values,
  now?: Now,
): Promise<boolean> {
  const moved = await tx
    .update(withdrawals)
    .set({ ...values, ...at(now) })
    .where(and(eq(withdrawals.shopId, shopId), eq(withdrawals.id, id), inArray(withdrawals.state, [...from])))
    .returning({ id: withdrawals.id });
  return moved.length > 0;
}

const last = preparedQuery((tx, { shopId, id }: Given<One>) =>
  tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(
      and(
        eq(transfers.shopId, shopId),
        eq(transfers.withdrawalId, id),
        sql`${transfers.entryId} is null`,
        sql`${transfers.reverses} is null`,
      ),
    )
    .orderBy(sql`${transfers.id} desc`)
    .limit(1),
);
/** The newest posting of a withdrawal: of its being held, or of its having left. */
export const findLastPosting = async (tx: Tx, shopId: string, id: string): Promise<string | undefined> =>
  (await last(tx, { shopId, id }))[0]?.id;
