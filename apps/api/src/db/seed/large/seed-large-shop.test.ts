import { products } from "@mauzo/contract/catalogue/products";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { seedLargeShop } from "./seed-large-shop.ts";

const size = { products: 120, customers: 200, orders: 900 };
const filled = { products: 121, variants: 361, customers: 200, carts: 900, orders: 900, years: 2 };

let stack: Stack;
let shop: OpenedShop;
const said: string[] = [];
const fill = () => seedLargeShop(stack.pool, shop.shopId, size, { chunk: 400, say: (line) => said.push(line) });

async function one(statement: string): Promise<Record<string, unknown>> {
  const { rows } = await stack.db.query(statement, [shop.shopId]);
  return rows[0];
}
const counts = () =>
  one(`select (select count(*)::int from products where shop_id = $1) as products, (select count(*)::int from variants where shop_id = $1) as variants,
    (select count(*)::int from customers where shop_id = $1) as customers, (select count(*)::int from carts where shop_id = $1) as carts,
    (select count(*)::int from orders where shop_id = $1) as orders,
    (select round(extract(days from max(placed_at) - min(placed_at)) / 365)::int from orders where shop_id = $1) as years`);
/** Everything that a second run could have doubled or moved. */
const sums = () =>
  one(`select (select count(*) from order_lines where shop_id = $1) as lines, (select count(*) from stock_movements where shop_id = $1) as movements,
    (select sum(stock) from variants where shop_id = $1) as stock, (select sum(total_minor) from orders where shop_id = $1) as sold`);

beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await addProduct(stack, shop, { name: "Imetengenezwa kwa mkono", stock: 3 });
  await fill();
});
afterAll(() => stack.stop());

describe("a shop that was filled", () => {
  it("has what was asked for beside what it had, over two years, and says how far it is", async () => {
    expect(await counts()).toEqual(filled);
    expect(said).toEqual([
      "120 of 120 products",
      "200 of 200 customers",
      ...["400 of 900 orders", "800 of 900 orders", "900 of 900 orders"],
    ]);
  });

  it("has stocks that are the sums of their movements, some of them none", async () => {
    const wrong = `select count(*)::int as wrong from variants v where shop_id = $1
      and stock <> (select coalesce(sum(delta), 0) from stock_movements m where m.shop_id = v.shop_id and m.variant_id = v.id)`;
    expect(await one(wrong)).toEqual({ wrong: 0 });
    const empty = await one("select count(*)::int as empty from variants where shop_id = $1 and stock = 0");
    expect(empty.empty).toBeGreaterThan(3);
  });

  it("has orders whose totals are their lines, each line taken off the stock", async () => {
    const wrong = `select count(*)::int as wrong from orders o
      cross join lateral (select sum(total_minor) as minor, sum(quantity) as quantity from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) l
      where o.shop_id = $1 and (o.total_minor is distinct from l.minor or o.quantity is distinct from l.quantity)`;
    expect(await one(wrong)).toEqual({ wrong: 0 });
    const unmoved = `select count(*)::int as unmoved from order_lines l where shop_id = $1 and not exists
      (select 1 from stock_movements m where m.shop_id = l.shop_id and m.order_id = l.order_id and m.variant_id = l.variant_id and m.delta = -l.quantity)`;
    expect(await one(unmoved)).toEqual({ unmoved: 0 });
  });

  it("reads through the API like any other, newest first", async () => {
    const { items } = await call(stack, orders.list, { query: { limit: 50 } }, shop);
    const moments = items.map(({ placed_at }) => placed_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(items[0]?.order_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const found = await call(stack, products.list, { query: { search: "kanga mawio" } }, shop);
    expect(found.items[0]).toMatchObject({ name: expect.stringMatching(/^Kanga Mawio/), variants: [{}, {}, {}] });
  });

  it("stays as it is when it is filled again", async () => {
    const before = await sums();
    await fill();
    expect(await counts()).toEqual(filled);
    expect(await sums()).toEqual(before);
  });
});
