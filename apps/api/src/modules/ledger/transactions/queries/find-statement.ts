import type { moneyAccounts } from "@mauzo/contract/ledger/accounts";
import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import { eq, sql } from "drizzle-orm";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonList, jsonObject } from "../../../../db/sql/json-object.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { isMoney, joined, rowFields, t } from "./transaction-fields.ts";

/** A transaction with what came into the shop's money by it and what left, in minor units. */
export type StatementTransaction = TransactionRow & { in_minor: number; out_minor: number };
type AccountSums = { account: (typeof moneyAccounts)[number]; opening_minor: number; closing_minor: number };

type Days = { shopId: string; from: string; to: string };
const startOf = (day: unknown) => sql`(${day})::timestamp at time zone ${shops.timeZone}`;

const statementOf = preparedQuery((tx, given: Given<Days & { most: number }>) => {
  const [start, end] = [startOf(sql`${given.from}::date`), startOf(sql`${given.to}::date + 1`)];
  const sides = sql`(values (${t.debit}, ${t.amountMinor}), (${t.credit}, -${t.amountMinor})) side (account, minor)`;
  const moved = sql`select side.account, coalesce(sum(side.minor) filter (where ${t.createdAt} < ${start}), 0)::bigint as opening,
      sum(side.minor)::bigint as closing
    from ${transfers} ${t} cross join lateral ${sides}
    where ${t.shopId} = ${given.shopId} and ${t.createdAt} < ${end} and ${isMoney(sql`side.account`)}
    group by side.account`;
  const sums = jsonList<AccountSums>(
    jsonObject({
      ...{ account: sql`sums.account`, opening_minor: sql`sums.opening`, closing_minor: sql`sums.closing` },
    }),
    sql`sums.account`,
  );
  const part = sql`select sum(part.amount_minor) filter (where ${isMoney(sql`part.debit`)} and not ${isMoney(sql`part.credit`)}) as came,
      sum(part.amount_minor) filter (where ${isMoney(sql`part.credit`)} and not ${isMoney(sql`part.debit`)}) as went
    from ${transfers} part where part.shop_id = ${t.shopId} and (part.id = ${t.id} or part.entry_id = ${t.id})`;
  const item = jsonObject<StatementTransaction>({
    ...rowFields,
    ...{ in_minor: sql`coalesce(parts.came, 0)::bigint`, out_minor: sql`coalesce(parts.went, 0)::bigint` },
  });
  // What only moved between accounts of the shop, or was no money, changes nothing.
  const rows = sql`select ${item} as item, ${t.createdAt} as at, ${t.id} as id
    from ${transfers} ${t} ${joined} cross join lateral (${part}) parts
    where ${t.shopId} = ${given.shopId} and ${t.entryId} is null and ${t.createdAt} >= ${start} and ${t.createdAt} < ${end}
      and coalesce(parts.came, parts.went) is not null
    order by ${t.createdAt}, ${t.id} limit ${given.most}`;
  return tx
    .select({
      currency: shops.currency,
      accounts: sql<AccountSums[]>`(select ${sums} from (${moved}) sums)`,
      rows: sql<
        StatementTransaction[]
      >`(select ${jsonList(sql`listed.item`, sql`listed.at, listed.id`)} from (${rows}) listed)`,
    })
    .from(shops)
    .where(eq(shops.shopId, given.shopId));
});

/**
 * The shop's accounts of money before and after some days, and at most so many of their transactions, oldest first: in one
 * statement, so that they are of one moment.
 */
export async function findStatement(tx: Tx, shopId: string, days: { from: string; to: string }, most: number) {
  // That of a large shop reads all that it ever took in.
  await tx.execute(sql`set local statement_timeout = '60s'`);
  return (await statementOf(tx, { shopId, from: days.from, to: days.to, most }))[0];
}
