import { limitedAccounts, type ShownAccount, shownAccounts, sideOfAccount } from "@mauzo/contract/ledger/accounts";
import { eq, type SQL, sql } from "drizzle-orm";
import { firstKnown } from "../../../../db/columns.ts";
import { balances } from "../../../../db/schema/ledger/balances.ts";
import { ledgerMarks } from "../../../../db/schema/ledger/ledger-marks.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const kept = (account: SQL) =>
  sql`(select coalesce(sum(${balances.minor}), 0) from ${balances}
    where ${balances.shopId} = ${shops.shopId} and ${balances.account} = ${account})`;
const marked = firstKnown(sql`max(mark.up_to)`, sql`'-infinity'::timestamptz`);
/**
 * What was there at the mark, and what was recorded since. Marks are taken of all accounts at once, so one without a mark
 * had nothing in it then.
 */
const summed = (account: SQL, side: SQL) => sql`(
  select coalesce(sum(mark.minor) filter (where mark.account = ${account}), 0) + coalesce((
    select sum(case when ${side} = ${account} then ${transfers.amountMinor} else -${transfers.amountMinor} end) from ${transfers}
    where ${transfers.shopId} = ${shops.shopId} and ${account} in (${transfers.debit}, ${transfers.credit})
      and ${transfers.recordedAt} >= ${marked}), 0)
  from ${ledgerMarks} mark where mark.shop_id = ${shops.shopId})`;

const isLimited = (account: ShownAccount) => limitedAccounts.some((each) => each === account);
function balanceOf(account: ShownAccount): SQL {
  const name = sql`${account}`.inlineParams();
  return isLimited(account) ? kept(name) : summed(name, sql`${transfers[sideOfAccount[account]]}`);
}

const balancesOf = preparedQuery((tx, { shopId }: Given<{ shopId: string }>) =>
  tx
    .select({
      currency: shops.currency,
      minors: jsonObject<Record<ShownAccount, number>>(
        Object.fromEntries(shownAccounts.map((account) => [account, balanceOf(account)])),
      ),
    })
    .from(shops)
    .where(eq(shops.shopId, shopId)),
);
/** What is in each account that is shown, in one statement. */
export const findBalances = async (tx: Tx, shopId: string) => (await balancesOf(tx, { shopId }))[0];
