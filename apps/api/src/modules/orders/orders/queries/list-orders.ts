import { orderNumberIn } from "@mauzo/contract/orders/order-number";
import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import {
  fulfilmentStatuses,
  paymentStatuses,
  statesOfAttention,
  statesOfStatus,
} from "@mauzo/contract/orders/order-states";
import { type OrderFilter, orderChannels, orderList } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import { composedStatement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import { type ListOrder, listOrder } from "../../../../http/lists/list-order.ts";
import { type Bind, mergeRows, pageJson, placeholders, rowsAfter } from "../../../../http/lists/list-page.ts";
import { searchTerms } from "../../../customers/customers/steps/search-terms.ts";
import { firstIdAt } from "../rules/order-search.ts";
import { attentionLimits, waitingOrders } from "../steps/attention-limits.ts";
import { orderFields } from "./find-orders.ts";

type Filter = z.output<typeof OrderFilter>;
const columns = {
  id: "o.id",
  placed: "o.id",
  total: "o.total_minor",
  customer: `nullif(o.customer_name, '') collate "unicode"`,
};
/** Orders of one source, as an index has them. */
function ofSource({ source, source_id: id, touch }: Filter, bind: Bind): string[] {
  const column = touch === "first" ? "o.first_touch" : "o.last_touch";
  if (!source) return [];
  if (source === "direct" || source === "staff")
    return [`${column} is null`, `o.channel = any('${source === "staff" ? "{manual,pos}" : "{web,whatsapp}"}')`];
  if (id ?? source === "directory") return [`${column} = ${bind(source === "directory" ? source : `${source}:${id}`)}`];
  return [`${column} >= ${bind(`${source}:`)}`, `${column} < ${bind(`${source};`)}`];
}
const limit = "$2::int + 1";

const all = <T extends string>(value: T | "all", values: readonly T[]) => (value === "all" ? values : [value]);
/** Arrays are passed as text. */
const array = (values: readonly string[]) => `{${values.map((value) => JSON.stringify(value)).join()}}`;
const termsOf = (search: string) => [...new Set([...searchTerms(search), orderNumberIn(search) ?? search])];
const earliest = (ids: (string | null | undefined)[]) => ids.filter((id) => typeof id === "string").sort()[0] ?? null;

/** The states that match all parts of this filter. */
function statesOf({ status, fulfilment, payment, attention }: Filter) {
  const asked = [
    ...(status === "all" ? [] : [statesOfStatus[status]]),
    ...(attention ? [statesOfAttention[attention]] : []),
    { fulfilment: all(fulfilment, fulfilmentStatuses), payment: all(payment, paymentStatuses) },
  ];
  return {
    fulfilment: fulfilmentStatuses.filter((each) => asked.every((one) => one.fulfilment.includes(each))),
    payment: paymentStatuses.filter((each) => asked.every((one) => one.payment.includes(each))),
  };
}

const isAnyState = ({ status, fulfilment, payment, attention }: Filter) =>
  status === "all" && fulfilment === "all" && payment === "all" && !attention;

/** What a filter means in the database: the limits of the ids are moments, because ids are in time order. */
function limitsOf(filter: Filter) {
  const { before, movedBefore } = attentionLimits(filter.attention);
  return {
    ...statesOf(filter),
    channels: all(filter.channel, orderChannels),
    since: filter.from ? firstIdAt(filter.from) : null,
    before: earliest([filter.to && firstIdAt(filter.to), before]),
    movedBefore,
    waits: filter.attention && statesOfAttention[filter.attention].waits,
  };
}
type Limits = ReturnType<typeof limitsOf>;

/** The search finds the newest first, and as many as are asked for: as many as are shown, if nothing else decides. */
function searched(search: string, filter: Filter, limits: Limits, order: ListOrder, bind: Bind): string {
  const { fulfilment, payment, channels, since, movedBefore, waits } = limits;
  const isNewestFirst = order.key === order.id && order.descending;
  const before = isNewestFirst ? earliest([limits.before, order.after?.id]) : limits.before;
  const given = [
    ...[`${bind(array(fulfilment))}::text[]`, `${bind(array(payment))}::text[]`, `${bind(array(channels))}::text[]`],
    ...[bind(filter.least ?? 0), bind(filter.most ?? mostOrderMinor)],
    ...[`${bind(since)}::uuid`, `${bind(before)}::uuid`],
    isNewestFirst && !movedBefore && !waits && !filter.source && !filter.taken_by && !filter.sale ? limit : "null",
  ];
  return `o.id = any(array(
    select hit.id from unnest(${bind(array(termsOf(search)))}::text[]) as term (words)
    cross join lateral search_orders(term.words, ${given.join(", ")}) hit))`;
}

/** As `isVoid` of the contract has it. */
const isVoid = `(o.fulfilment = 'cancelled' or (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered')))`;

/** The conditions of a filter besides its states. */
const conditionsOf = (filter: Filter, limits: Limits, bind: Bind) => [
  ...(filter.channel === "all" ? [] : [`o.channel = ${bind(filter.channel)}`]),
  ...(filter.sale === undefined ? [] : [`not ${isVoid}`]),
  ...ofSource(filter, bind),
  ...(filter.taken_by === undefined ? [] : [`o.taken_by = ${bind(filter.taken_by)}::uuid`]),
  ...(filter.least === undefined ? [] : [`o.total_minor >= ${bind(filter.least)}`]),
  ...(filter.most === undefined ? [] : [`o.total_minor <= ${bind(filter.most)}`]),
  ...(limits.since === null ? [] : [`o.id >= ${bind(limits.since)}::uuid`]),
  ...(limits.before === null ? [] : [`o.id < ${bind(limits.before)}::uuid`]),
  ...(limits.movedBefore === null ? [] : [`o.moved_at < ${bind(limits.movedBefore)}::timestamptz`]),
  ...(limits.waits ? [`o.id = any(array(${waitingOrders[limits.waits]}))`] : []),
];

/** The rows of a page and one more, as `o`. */
function rowsOf(filter: Filter, order: ListOrder, bind: Bind): string {
  const limits = limitsOf(filter);
  const select = (conditions: string[]) =>
    `select o.*, ${order.key} as key from orders o where ${["o.shop_id = $1", ...conditions].join(" and ")}`;
  const conditions = conditionsOf(filter, limits, bind);
  const rows = (more: string[]) =>
    rowsAfter(order, { bind, limit }, (after) => select([...more, ...conditions, after]));
  if (filter.search) return rows([searched(filter.search, filter, limits, order, bind)]);
  if (isAnyState(filter)) return rows([]);
  const fulfilment = `${bind(array(limits.fulfilment))}::text[]`;
  const payment = `${bind(array(limits.payment))}::text[]`;
  if (order.key !== order.id || limits.waits)
    return rows([`o.fulfilment = any(${fulfilment})`, `o.payment = any(${payment})`]);
  // For each pair of fulfilment and payment status, the index is in the order of the list.
  return mergeRows(order, limit, [
    `select o.* from unnest(${fulfilment}) as wanted (fulfilment) cross join unnest(${payment}) as owed (payment)
     cross join lateral (${rows(["o.fulfilment = wanted.fulfilment", "o.payment = owed.payment"])}) o`,
  ]);
}

const item = sqlText(jsonObject(orderFields));

/** The shop's orders after the cursor, as JSON for the response. */
export function readOrders(shopId: string, filter: Filter): JsonQuery {
  const order = listOrder(orderList, columns, filter);
  const { values, bind } = placeholders(shopId, filter.limit);
  const rows = rowsOf(filter, order, bind);
  const text = pageJson(order, { rows, name: "o", item });
  const { channel, sale, source, taken_by, search, from, to, least, most } = filter;
  const isWhole =
    isAnyState(filter) &&
    channel === "all" &&
    !sale &&
    !source &&
    !taken_by &&
    !search &&
    !from &&
    !to &&
    (least ?? most) === undefined;
  return { statement: composedStatement(text, isWhole && order.key === order.id), values };
}
