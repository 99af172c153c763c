import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import {
  fulfilmentStatuses,
  paymentStatuses,
  statesOfAttention,
  statesOfStatus,
} from "@mauzo/contract/orders/order-states";
import { type OrderFilter, orderChannels } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import { type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-in-shop.ts";
import { searchTerms } from "../../../customers/customers/steps/search-terms.ts";
import { firstIdAt, numberIn } from "../rules.ts";
import { attentionLimits } from "../steps/attention-limits.ts";
import { customerOf, orderOf } from "./find-orders.ts";

type Filter = z.output<typeof OrderFilter>;
type Way = "all" | "states" | "claimed" | "search" | "search of unmoved" | "search of claimed";

const states = "$3::text[]";
const monies = "$4::text[]";
const fits = `o.channel = any($5::text[]) and o.total_minor between $6 and $7
  and o.id >= coalesce($8::uuid, '00000000-0000-0000-0000-000000000000')
  and o.id < coalesce($9::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  and o.moved_at < coalesce($10::timestamptz, 'infinity')`;
const found = (most: string) =>
  `unnest($11::text[]) as term (words)
    cross join lateral search_orders(term.words, ${states}, ${monies}, $5::text[], $6, $7, $8::uuid, $9::uuid, ${most}) o`;

const claims = (which: string) =>
  `select distinct k.order_id from payment_claims k where k.shop_id = $1 and k.state = 'open' and ${which}`;

/** The ids of one page plus one more: each variant of the query reads no more of a large shop than it shows. */
const ways: Record<Way, string> = {
  all: `select o.id from orders o where o.shop_id = $1 and ${fits} order by o.id desc limit $2::int + 1`,
  // For each pair of fulfilment and payment status, the index is in the order of the list.
  states: `
    select o.id from unnest(${states}) as wanted (fulfilment) cross join unnest(${monies}) as owed (payment)
    cross join lateral (
      select o.id from orders o where o.shop_id = $1 and o.fulfilment = wanted.fulfilment and o.payment = owed.payment and ${fits}
      order by o.id desc limit $2::int + 1
    ) o order by o.id desc limit $2::int + 1`,
  // Few claims are open at a time, and they have their own index.
  claimed: `
    select o.id from (${claims("k.order_id is not null")}) k
    join orders o on o.shop_id = $1 and o.id = k.order_id
    where o.fulfilment = any(${states}) and o.payment = any(${monies}) and ${fits}
    order by o.id desc limit $2::int + 1`,
  search: `
    select distinct o.id from ${found("$2::int + 1")} where $10::timestamptz is null
    order by o.id desc limit $2::int + 1`,
  // The search index has no times of status changes, so each match is checked. "offset 0" keeps the planner from
  // starting with the other side.
  "search of unmoved": `
    select distinct o.id from ${found("null")}
    cross join lateral (
      select from orders kept where kept.shop_id = $1 and kept.id = o.id and kept.moved_at < $10::timestamptz offset 0
    ) unmoved order by o.id desc limit $2::int + 1`,
  "search of claimed": `
    select distinct o.id from ${found("null")}
    cross join lateral (${claims("k.order_id = o.id")} offset 0) claimed
    where $10::timestamptz is null order by o.id desc limit $2::int + 1`,
};
const pageOf = (way: Way): Statement<{ json: string }> =>
  statement(`
    select json_build_object(
      'items', coalesce(json_agg(json_build_object(${orderOf}) order by o.id desc) filter (where place <= $2::int), '[]'),
      'next', case when count(*) > $2::int then (array_agg(o.id order by o.id desc))[$2::int] end) as json
    from (select id, row_number() over (order by id desc) as place from (${ways[way]}) ids) page
    join orders o on o.shop_id = $1 and o.id = page.id
    ${customerOf}
    where ${way === "all" ? `${states} is not null and ${monies} is not null` : "true"}`);
const statements: Record<Way, Statement<{ json: string }>> = {
  all: pageOf("all"),
  states: pageOf("states"),
  search: pageOf("search"),
  "search of unmoved": pageOf("search of unmoved"),
  claimed: pageOf("claimed"),
  "search of claimed": pageOf("search of claimed"),
};

const all = <T extends string>(value: T | "all", values: readonly T[]) => (value === "all" ? values : [value]);
/** Arrays are passed as text. */
const array = (values: readonly string[]) => `{${values.map((value) => JSON.stringify(value)).join()}}`;
const termsOf = (search: string) => [...new Set([...searchTerms(search), numberIn(search) ?? search])];
const earliest = (ids: (string | undefined)[]) => ids.filter((id) => id !== undefined).sort()[0] ?? null;

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

function wayOf({ status, fulfilment, payment, attention, search }: Filter, movedBefore: string | null): Way {
  const claimed = attention !== undefined && statesOfAttention[attention].claimed;
  if (search) return claimed ? "search of claimed" : movedBefore ? "search of unmoved" : "search";
  if (claimed) return "claimed";
  return status === "all" && fulfilment === "all" && payment === "all" && !attention ? "all" : "states";
}

/** The shop's orders, newest first, after the cursor, as JSON for the response. */
export function readOrders(shopId: string, filter: Filter): JsonQuery {
  const { channel, search, cursor, limit, from, to, least, most } = filter;
  const { fulfilment, payment } = statesOf(filter);
  const { before, movedBefore } = attentionLimits(filter.attention);
  return {
    statement: statements[wayOf(filter, movedBefore)],
    values: [
      ...[shopId, limit, array(fulfilment), array(payment), array(all(channel, orderChannels))],
      ...[least ?? 0, most ?? mostOrderMinor],
      from ? firstIdAt(from) : null,
      earliest([cursor, to && firstIdAt(to), before ?? undefined]),
      movedBefore,
      ...(search ? [array(termsOf(search))] : []),
    ],
  };
}
