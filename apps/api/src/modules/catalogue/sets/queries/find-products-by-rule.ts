import type { SetRule } from "@mauzo/contract/catalogue/sets";
import { priceOverlap } from "../../../../db/columns.ts";
import { runStatement, type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const bestSellerDays = 30;
/** Only the newest lines are counted: in a busy shop, older ones do not change which products sell best. */
const mostLines = 5_000;
const newDays = 7;

/** In a subselect, evaluated once: otherwise the index cannot be used for the function's result. */
const since = (days: number) => `(select uuidv7(make_interval(days => -${days})))`;

/** Looks up each order by its id: with a plain join, the planner would rather read all orders. */
const sold = `(
    select l.product_id, sum(l.quantity) as units
    from (
      select order_id, product_id, quantity from order_lines
      where shop_id = $1 and id > ${since(bestSellerDays)} and variant_id is not null
      order by id desc limit ${mostLines}) l
    cross join lateral (
      select from orders o where o.shop_id = $1 and o.id = l.order_id and o.fulfilment <> 'cancelled' offset 0) o
    group by l.product_id) sold
  join products p on p.shop_id = $1 and p.id = sold.product_id`;

const picks: Record<SetRule["pick"], { from: string; where: string; order: string }> = {
  best_sellers: { from: sold, where: "p.shop_id = $1", order: "sold.units desc, p.id desc" },
  new_this_week: {
    from: "products p",
    where: `p.shop_id = $1 and p.id > ${since(newDays)}`,
    order: "p.id desc",
  },
  all: { from: "products p", where: "p.shop_id = $1", order: "p.id desc" },
};

const conditions = {
  category: (value: string) => `p.category = ${value}`,
  price_least_minor: priceOverlap.least,
  price_most_minor: priceOverlap.most,
};
type Condition = keyof typeof conditions;
const inStock = `exists (
  select from variants v where v.shop_id = $1 and v.product_id = p.id and v.archived_at is null and v.stock > 0)`;

const statements = new Map<string, Statement<{ id: string }>>();

/** One statement for each set of conditions: a shared plan would be bad for all of them. */
function ruleStatement(pick: SetRule["pick"], onlyInStock: boolean, names: Condition[]) {
  const key = [pick, onlyInStock, ...names].join();
  const known = statements.get(key);
  if (known) return known;
  const { from, where, order } = picks[pick];
  const priced = pick === "all" && names.some((name) => name !== "category");
  const all = [
    where,
    "p.on_offer",
    ...names.map((name, at) => conditions[name](`$${at + 3}`)),
    ...(onlyInStock ? [inStock] : []),
  ];
  const made = statement<{ id: string }>(`
    select p.id from ${from} where ${all.join(" and ")}
    order by ${priced ? "p.price_from_minor, p.id" : order} limit $2`);
  statements.set(key, made);
  return made;
}

/**
 * The published products that a rule finds: those sold most or added last first, or by price if the rule asks for it.
 */
export async function findProductsByRule(tx: Tx, shopId: string, rule: SetRule): Promise<string[]> {
  const names = (["category", "price_least_minor", "price_most_minor"] as const).filter((name) => rule[name] !== null);
  const values = [shopId, rule.most, ...names.map((name) => rule[name])];
  return (await runStatement(tx, ruleStatement(rule.pick, rule.in_stock, names), values)).map(({ id }) => id);
}
