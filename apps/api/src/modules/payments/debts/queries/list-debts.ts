import {
  type DebtAge,
  type DebtFilter,
  type DebtRow,
  type DebtState,
  daysOfAge,
  debtList,
} from "@mauzo/contract/payments/debts";
import { type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { isoText } from "../../../../db/columns.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { debtors } from "../../../../db/schema/payments/debtors.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import type { Bind } from "../../../../http/lists/list-page.ts";
import { readList } from "../../../../http/lists/read-list.ts";
import { searchTermsText } from "../../../customers/customers/steps/search-terms.ts";

type Filter = z.output<typeof DebtFilter>;

const [d, s] = [alias(debtors, "d"), alias(shops, "s")];
const columns = {
  ...{ id: "d.id", owed: "d.owed_minor", since: "d.since" },
  ...{ due: "(d.due_on::timestamp at time zone 'utc')", name: `nullif(d.name, '') collate "unicode"` },
};
const money = (minor: SQLWrapper) => jsonObject({ minor, currency: s.currency });
const item = sqlText(
  jsonObject<DebtRow>({
    ...{ id: d.id, name: d.name, phone: sql`shown_phone(${d.phone})` },
    ...{ owed: money(d.owedMinor), overdue: money(d.overdueMinor), orders: d.orders, manual: d.manual },
    ...{ since: isoText(d.since), days: d.days, due_on: d.dueOn, promised_on: d.promisedOn },
    is_broken: sql`coalesce(${d.promisedOn} < ${d.today}, false)`,
    disputed: d.disputed,
  }),
);
const joins = sqlText(sql`join ${shops} ${s} on ${s.shopId} = ${d.shopId}`);

const conditionOf: Readonly<Record<DebtState, string>> = {
  overdue: "d.overdue_minor > 0",
  soon: "d.soon_minor > 0",
  promised: "d.promised_on >= d.today",
  broken: "d.promised_on < d.today",
  disputed: "d.disputed",
  undated: "d.due_on is null",
};
/** As many as the search itself puts in order; who has more writes another word. */
const mostFound = 1000;
const foundBy = (terms: string) => `d.id = any(array(
  select hit.id from unnest(${terms}::text[]) as term (words)
  cross join lateral search_customers(term.words, 'all', ${mostFound}) hit))`;

/** Whether one of their debts is of this age, as the sums by age count them. */
function isOfAge(age: DebtAge, bind: Bind): string {
  const { from, to } = daysOfAge[age];
  const upTo = to === null ? "" : ` and w.days <= ${bind(to)}`;
  return `exists (select from owed_debts w
    where w.shop_id = $1 and w.customer_id = d.id and w.days >= ${bind(from)}${upTo})`;
}

/** One page of the customers who owe the shop, after the cursor, as JSON for the response. */
export const readDebts = (shopId: string, filter: Filter): JsonQuery =>
  readList(shopId, filter, {
    ...{ list: debtList, columns, table: "debtors d", item, joins },
    where: (bind) => [
      ...(filter.state === "all" ? [] : [conditionOf[filter.state]]),
      ...(filter.age === "all" ? [] : [isOfAge(filter.age, bind)]),
      ...(filter.search ? [foundBy(bind(searchTermsText(filter.search)))] : []),
    ],
  });
