import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import { goodsStates, moneyStates, statesOfAttention, statesOfStatus } from "@mauzo/contract/orders/order-states";
import { type OrderFilter, orderChannels } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import type { Read } from "../../../../db/shop-read.ts";
import { type Statement, statement } from "../../../../db/statement.ts";
import { searchTerms } from "../../../customers/customers/steps/search-terms.ts";
import { firstIdAt, numberIn } from "../rules.ts";
import { waitingSince } from "../steps/waiting.ts";
import { customerOf, orderOf } from "./read-orders.ts";

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
  `select distinct k.order_id from order_claims k where k.shop_id = $1 and k.state = 'open' and ${which}`;

/** The ids of one page and one more: each way reads no more of a large shop than it shows. */
const ways: Record<Way, string> = {
  all: `select o.id from orders o where o.shop_id = $1 and ${fits} order by o.id desc limit $2::int + 1`,
  // Each pair of goods and money stands in the index in the order of the list.
  states: `
    select o.id from unnest(${states}) as wanted (goods) cross join unnest(${monies}) as owed (money)
    cross join lateral (
      select o.id from orders o where o.shop_id = $1 and o.goods = wanted.goods and o.money = owed.money and ${fits}
      order by o.id desc limit $2::int + 1
    ) o order by o.id desc limit $2::int + 1`,
  // Few are open at a time, and they have an index of their own.
  claimed: `
    select o.id from (${claims("k.order_id is not null")}) k
    join orders o on o.shop_id = $1 and o.id = k.order_id
    where o.goods = any(${states}) and o.money = any(${monies}) and ${fits}
    order by o.id desc limit $2::int + 1`,
  search: `
    select distinct o.id from ${found("$2::int + 1")} where $10::timestamptz is null
    order by o.id desc limit $2::int + 1`,
  // The search knows nothing of moves: each of its orders is looked at. "offset 0" keeps it from being read the other way round.
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
/** Parameters go as text. */
const array = (values: readonly string[]) => `{${values.map((value) => JSON.stringify(value)).join()}}`;
const termsOf = (search: string) => [...new Set([...searchTerms(search), numberIn(search) ?? search])];
const earliest = (ids: (string | undefined)[]) => ids.filter((id) => id !== undefined).sort()[0] ?? null;

/** In which states an order has to be for this filter: those that each part of it asks for. */
function statesOf({ status, goods, money, attention }: Filter) {
  const asked = [
    ...(status === "all" ? [] : [statesOfStatus[status]]),
    ...(attention ? [statesOfAttention[attention]] : []),
    { goods: all(goods, goodsStates), money: all(money, moneyStates) },
  ];
  return {
    goods: goodsStates.filter((each) => asked.every((one) => one.goods.includes(each))),
    money: moneyStates.filter((each) => asked.every((one) => one.money.includes(each))),
  };
}

function wayOf({ status, goods, money, attention, search }: Filter, movedBefore: string | null): Way {
  const claimed = attention !== undefined && statesOfAttention[attention].claimed;
  if (search) return claimed ? "search of claimed" : movedBefore ? "search of unmoved" : "search";
  if (claimed) return "claimed";
  return status === "all" && goods === "all" && money === "all" && !attention ? "all" : "states";
}

/** The shop's orders, newest first, after the cursor. */
export function readOrders(shopId: string, filter: Filter): Read {
  const { channel, search, cursor, limit, from, to, least, most } = filter;
  const { goods, money } = statesOf(filter);
  const { before, movedBefore } = waitingSince(filter.attention);
  return {
    statement: statements[wayOf(filter, movedBefore)],
    values: [
      ...[shopId, limit, array(goods), array(money), array(all(channel, orderChannels))],
      ...[least ?? 0, most ?? mostOrderMinor],
      from ? firstIdAt(from) : null,
      earliest([cursor, to && firstIdAt(to), before ?? undefined]),
      movedBefore,
      ...(search ? [array(termsOf(search))] : []),
    ],
  };
}
