import { type TransactionFilter, transactionList } from "@mauzo/contract/ledger/transactions";
import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import type { Bind } from "../../../../http/lists/list-page.ts";
import { readList } from "../../../../http/lists/read-list.ts";
import { searchTermsText } from "../../../customers/customers/steps/search-terms.ts";
import { isDirection, isOfEntry, joined, rowFields, x } from "./transaction-fields.ts";

type Filter = z.output<typeof TransactionFilter>;

const columns = { id: "t.id", at: "t.created_at" };
/** As many as the search itself puts in order; who has more writes another word. */
const mostFound = 1000;
const foundBy = (terms: string) => `t.id = any(array(
  select hit.id from unnest(${terms}::text[]) as term (words)
  cross join lateral search_transactions(term.words, ${mostFound}) hit))`;
/** When a day of the shop begins. */
const startOf = (day: string) => `(select (${day})::timestamp at time zone time_zone from shops where shop_id = $1)`;

const [item, joins] = [sqlText(jsonObject(rowFields)), sqlText(joined)];
// A value, because the planner may answer an `exists` beside an `or` by reading all transfers once.
const others = sqlText(sql`select true from ${transfers} ${x} where ${isOfEntry}`);
const touches = (account: string) =>
  `(${account} in (t.debit, t.credit) or coalesce((${others} and ${account} in (x.debit, x.credit) limit 1), false))`;

/** The conditions of a filter on the first transfer `t` of a transaction. */
function conditionsOf({ kind, direction, account, method, from, to, search }: Filter, bind: Bind): string[] {
  return [
    "t.entry_id is null",
    ...(kind === "all" ? [] : [`t.kind = ${bind(kind)}`]),
    ...(direction === "all" ? [] : [sqlText(isDirection[direction])]),
    ...(account === "all" ? [] : [touches(bind(account))]),
    ...(method === "all" ? [] : [`t.method = ${bind(method)}`]),
    ...(from === undefined ? [] : [`t.created_at >= ${startOf(`${bind(from)}::date`)}`]),
    ...(to === undefined ? [] : [`t.created_at < ${startOf(`${bind(to)}::date + 1`)}`]),
    ...(search ? [foundBy(bind(searchTermsText(search)))] : []),
  ];
}

/** Whether all transactions are listed: then one plan is the best for every page. */
const isWhole = ({ kind, direction, account, method, from, to, search }: Filter) =>
  [kind, direction, account, method].every((chosen) => chosen === "all") && !(from ?? to ?? search);

/** One page of the shop's transactions after the cursor, as JSON for the response. */
export const readTransactions = (shopId: string, filter: Filter): JsonQuery =>
  readList(shopId, filter, {
    ...{ list: transactionList, columns, table: "transfers t", item, joins },
    where: (bind) => conditionsOf(filter, bind),
    usesGenericPlan: isWhole(filter),
  });
