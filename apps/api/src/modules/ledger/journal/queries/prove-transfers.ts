import { accounts, type LimitedAccount, limitedAccounts, sideOfAccount } from "@mauzo/contract/ledger/accounts";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { balances, noCustomer } from "../../../../db/schema/ledger/balances.ts";
import { ledgerMarks } from "../../../../db/schema/ledger/ledger-marks.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { manualDebts } from "../../../../db/schema/payments/manual-debts.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** What two keep of the same, and should be equal. */
export type Difference = { what: string; kept: number; derived: number };
const mostShown = 20;
const difference = (what: string, { kept, derived }: { kept: string; derived: string }): Difference => ({
  ...{ what, kept: Number(kept), derived: Number(derived) },
});

const { shopId, debit, credit, amountMinor, orderId, debtId, customerId, recordedAt } = transfers;
const listed = (names: readonly string[]) => sql`any(${sql.param(names)}::text[])`;
/** No transaction lives as long: whatever was recorded before is there. */
const settled = sql`now() - interval '10 minutes'`;

/** Orders whose paid amount is not what their transfers come to. */
export async function listWrongOrders(tx: Tx, shop: string): Promise<Difference[]> {
  const { rows } = await tx.execute<{ id: string; kept: string; derived: string }>(sql`
    select ${orders.id}, ${orders.paidMinor} as kept, coalesce(paid.minor, 0) as derived from ${orders}
    left join (
      select ${orderId} as id, sum(case when ${credit} = 'orders' then ${amountMinor} else -${amountMinor} end) as minor
      from ${transfers} where ${shopId} = ${shop} and 'orders' in (${debit}, ${credit}) group by 1
    ) paid on paid.id = ${orders.id}
    where ${orders.shopId} = ${shop} and ${orders.paidMinor} <> coalesce(paid.minor, 0) limit ${mostShown}::int`);
  return rows.map(({ id, ...amounts }) => difference(`order ${id}`, amounts));
}

/** Debts that were written down of which not that is owed that their transfers come to. */
export async function listWrongDebts(tx: Tx, shop: string): Promise<Difference[]> {
  const { rows } = await tx.execute<{ id: string; kept: string; derived: string }>(sql`
    select ${manualDebts.id}, ${manualDebts.owedMinor} as kept, coalesce(owed.minor, 0) as derived from ${manualDebts}
    left join (
      select ${debtId} as id, sum(case when ${debit} = 'debts' then ${amountMinor} else -${amountMinor} end) as minor
      from ${transfers} where ${shopId} = ${shop} and ${debtId} is not null group by 1
    ) owed on owed.id = ${manualDebts.id}
    where ${manualDebts.shopId} = ${shop} and ${manualDebts.owedMinor} <> coalesce(owed.minor, 0) limit ${mostShown}::int`);
  return rows.map(({ id, ...amounts }) => difference(`debt ${id}`, amounts));
}

/** Each transfer twice: once for each of its accounts, as what it changed there. */
const sides = (shop: string, names: readonly string[], more: SQL = sql`true`) => sql`(
  select side.account, case when side.account = 'credit' then ${customerId} else ${noCustomer}::uuid end as customer_id,
    case when side.is_debit = (side.account = ${listed(accounts.filter((each) => sideOfAccount[each] === "debit"))})
      then ${amountMinor} else -${amountMinor} end as minor
  from ${transfers} cross join lateral (values (${debit}, true), (${credit}, false)) as side (account, is_debit)
  where ${shopId} = ${shop} and side.account = ${listed(names)} and ${more})`;

/** Balances that are not what the transfers come to. */
export async function listWrongBalances(tx: Tx, shop: string): Promise<Difference[]> {
  const { rows } = await tx.execute<{ account: LimitedAccount; kept: string; derived: string }>(sql`
    select account, coalesce(kept.minor, 0) as kept, coalesce(derived.minor, 0) as derived
    from (select ${balances.account}, ${balances.customerId}, ${balances.minor} from ${balances} where ${balances.shopId} = ${shop}) kept
    full join (
      select account, customer_id, sum(minor) as minor from ${sides(shop, limitedAccounts)} moved group by 1, 2
    ) derived using (account, customer_id)
    where coalesce(kept.minor, 0) <> coalesce(derived.minor, 0) limit ${mostShown}::int`);
  return rows.map(({ account, ...amounts }) => difference(`balance ${account}`, amounts));
}

/** Marks that are not what the transfers before them come to. */
export async function listWrongMarks(tx: Tx, shop: string): Promise<Difference[]> {
  const { rows } = await tx.execute<{ account: string; kept: string; derived: string }>(sql`
    select mark.account, mark.minor as kept, coalesce(total.minor, 0) as derived
    from ${ledgerMarks} mark
    left join lateral (
      select sum(minor) as minor from ${sides(shop, accounts, sql`${recordedAt} < mark.up_to`)} moved
      where moved.account = mark.account
    ) total on true
    where mark.shop_id = ${shop} and mark.minor <> coalesce(total.minor, 0) limit ${mostShown}::int`);
  return rows.map(({ account, ...amounts }) => difference(`mark ${account}`, amounts));
}

/** Whether something was recorded that no mark includes, and that is settled. */
export async function hasUnmarked(tx: Tx, shop: string): Promise<boolean> {
  const marked = sql`coalesce((select max(${ledgerMarks.upTo}) from ${ledgerMarks} where ${ledgerMarks.shopId} = ${shop}), '-infinity')`;
  const found = await tx
    .select({ recordedAt })
    .from(transfers)
    .where(and(eq(shopId, shop), gte(recordedAt, marked), lt(recordedAt, settled)))
    .limit(1);
  return found.length > 0;
}

/** Marks what was in each account before what is not settled. */
export const takeMarks = (tx: Tx, shop: string) =>
  tx.execute(sql`
    insert into ${ledgerMarks} (shop_id, account, up_to, minor)
    select ${shop}::uuid, account, ${settled}, sum(minor)::bigint
    from ${sides(shop, accounts, sql`${recordedAt} < ${settled}`)} moved group by account
    on conflict (shop_id, account) do update set up_to = excluded.up_to, minor = excluded.minor`);
