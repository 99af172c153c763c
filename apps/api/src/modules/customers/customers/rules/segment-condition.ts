import type {
  SegmentDocument,
  SegmentGroup,
  SegmentMatch,
  SegmentOperator,
  SegmentRule,
} from "@mauzo/contract/customers/segment-criteria";
import type { Bind } from "../../../../http/lists/list-page.ts";

const signs: Record<SegmentOperator, string> = { gt: ">", lt: "<", eq: "=", ge: ">=", le: "<=" };

// Each criterion is a column of a customer `c`: all but what they bought (`customer_products`) are in the
// index of segments.
const numbers = { total_amount: "c.total_minor", total_orders: "c.total_orders", owed: "c.owed_minor" } as const;
const moments = { last_order: "c.last_order_at", first_order: "c.first_order_at" } as const;
const choices = { language: "c.language", gender: "c.gender", source: "c.source" } as const;
const lists = { tag: "c.tags", channel: "c.channels", consent: "c.consents" } as const;

// With `is true` PostgreSQL reads the products once into a hash table, rather than for each row of each customer.
const amongProducts = (query: string) => `(k.product_id in (${query})) is true`;

/** The products that count as bought, of what a customer bought `k`. */
const products = {
  bought: (value: string) => `k.product_id = ${value}::uuid`,
  bought_category: (value: string) =>
    amongProducts(`select p.id from products p where p.shop_id = $1 and p.category = ${value}`),
  bought_set: (value: string) =>
    amongProducts(`select i.product_id from product_set_items i where i.shop_id = $1 and i.set_id = ${value}::uuid`),
} as const;

type Bought = Extract<SegmentRule, { criterion: keyof typeof products }>;
const bought = ({ criterion, value, within_days }: Bought, bind: Bind) => `exists (
  select from customer_products k where k.shop_id = $1 and k.customer_id = c.id and ${products[criterion](bind(value))}
    ${within_days === null ? "" : `and k.last_at >= (select start_of_day(${bind(within_days)}::int))`})`;

/** So many days ago by the shop's calendar: from the start of a day to the start of the next. */
function daysAgo(column: string, operator: SegmentOperator, days: number, bind: Bind): string {
  const startOf = (ago: number) => `(select start_of_day(${bind(ago)}::int))`;
  switch (operator) {
    case "gt":
      return `${column} < ${startOf(days)}`;
    case "ge":
      return `${column} < ${startOf(days - 1)}`;
    case "lt":
      return `${column} >= ${startOf(days - 1)}`;
    case "le":
      return `${column} >= ${startOf(days)}`;
    case "eq":
      return `(${column} >= ${startOf(days)} and ${column} < ${startOf(days - 1)})`;
  }
}

function holds(rule: SegmentRule, bind: Bind): string {
  switch (rule.criterion) {
    case "total_amount":
    case "total_orders":
    case "owed":
      return `${numbers[rule.criterion]} ${signs[rule.operator]} ${bind(rule.value)}::bigint`;
    case "last_order":
    case "first_order":
      return daysAgo(moments[rule.criterion], rule.operator, rule.value, bind);
    case "location":
      return `c.place_key = fold_place(${bind(rule.value)})`;
    case "language":
    case "gender":
    case "source":
      return `${choices[rule.criterion]} = ${bind(rule.value)}`;
    case "tag":
    case "channel":
    case "consent":
      return `${lists[rule.criterion]} @> array[${bind(rule.value)}::text]`;
    case "bought":
    case "bought_category":
    case "bought_set":
      return bought(rule, bind);
  }
}

const asksPurchases = (rule: SegmentRule | SegmentGroup): boolean =>
  "rules" in rule ? rule.rules.some(asksPurchases) : rule.criterion in products;
// PostgreSQL asks what stands between `or` in the order written: what one row answers comes before what takes a search.
const cheapestFirst = <Rule extends SegmentRule | SegmentGroup>(rules: readonly Rule[]) =>
  rules.toSorted((a, b) => Number(asksPurchases(a)) - Number(asksPurchases(b)));

const joined = (match: SegmentMatch, conditions: string[]) =>
  `(${conditions.join(match === "all" ? " and " : " or ")})`;

function conditionOf(rule: SegmentRule | SegmentGroup, bind: Bind): string {
  if ("rules" in rule)
    return joined(
      rule.match,
      cheapestFirst(rule.rules).map((inner) => conditionOf(inner, bind)),
    );
  const condition = holds(rule, bind);
  return rule.not ? `not coalesce(${condition}, false)` : `coalesce(${condition}, false)`;
}

/** Whether a customer `c` of the shop $1 matches a segment, in SQL. Nothing of the document but its shape is in the text. */
export const segmentCondition = ({ match, rules }: SegmentDocument, bind: Bind): string =>
  `(c.forgotten_at is null and ${joined(
    match,
    cheapestFirst(rules).map((rule) => conditionOf(rule, bind)),
  )})`;
