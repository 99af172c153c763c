import { and, eq, gte, sql } from "drizzle-orm";
import { balances, noCustomer } from "../../../../db/schema/ledger/balances.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { type NewRow, preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { BalanceMove } from "../rules.ts";

const columns = [
  ...(["shopId", "entryId", "kind", "debit", "credit", "amountMinor", "orderId", "customerId"] as const),
  ...(["paymentId", "receiptId", "withdrawalId", "shiftId", "debtId", "reverses", "method", "network"] as const),
  ...(["reference", "userId", "userName"] as const),
] as const;
const insertNow = preparedInsert(transfers, columns);
const insertPast = preparedInsert(transfers, [...columns, "createdAt"]);

type Row = NewRow<typeof transfers, (typeof columns)[number]>;
/** Inserts transfers that happened at this moment, or now. @returns their ids. */
export const insertTransfers = (tx: Tx, rows: readonly Row[], at: string | undefined): Promise<string[]> =>
  at === undefined
    ? insertNow(tx, rows)
    : insertPast(
        tx,
        rows.map((row) => ({ ...row, createdAt: at })),
      );

type OneBalance = { shopId: string; account: BalanceMove["account"]; customerId: string; minor: number };
const given = (shopId: string, { account, customerId }: BalanceMove, minor: number): OneBalance => ({
  ...{ shopId, account, customerId: customerId ?? noCustomer, minor },
});

const raised = preparedQuery((tx, { shopId, account, customerId, minor }: Given<OneBalance>) =>
  tx
    .insert(balances)
    .values({ shopId, account, customerId, minor })
    .onConflictDoUpdate({
      target: [balances.shopId, balances.account, balances.customerId],
      set: { minor: sql`${balances.minor} + excluded.minor` },
    }),
);
export const raiseBalance = (tx: Tx, shopId: string, move: BalanceMove) => raised(tx, given(shopId, move, move.minor));

const lowered = preparedQuery((tx, { shopId, account, customerId, minor }: Given<OneBalance>) =>
  tx
    .update(balances)
    .set({ minor: sql`${balances.minor} - ${minor}::bigint` })
    .where(
      and(
        eq(balances.shopId, shopId),
        eq(balances.account, account),
        eq(balances.customerId, customerId),
        gte(balances.minor, sql`${minor}::bigint`),
      ),
    )
    .returning({ minor: balances.minor }),
);
/** Takes from a balance what the move takes, if so much is there: in one statement, so that nobody takes it too. */
export const lowerBalance = async (tx: Tx, shopId: string, move: BalanceMove): Promise<boolean> =>
  (await lowered(tx, given(shopId, move, -move.minor))).length > 0;
