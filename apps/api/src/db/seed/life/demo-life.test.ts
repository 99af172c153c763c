import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, startStack } from "../../../../test/stack.ts";
import { findLookupKey } from "../../lookup-keys.ts";
import { seedDemoShop } from "../seed-demo-shop.ts";

let stack: Stack;
let shopId: string;
const nowMs = Date.now();

async function rowsOf<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
  return (await stack.db.query<Row>(statement, [shopId])).rows;
}

beforeAll(async () => {
  stack = await startStack();
  const began = performance.now();
  await seedDemoShop(stack.deps, "demo", nowMs);
  console.log("took", performance.now() - began);
  shopId = (await findLookupKey(stack.pool, "slug", "demo"))?.shopId ?? "";
});
afterAll(() => stack.stop());

describe("the demo", () => {
  it("x", async () => {
    console.table(await rowsOf("select fulfilment, payment, channel, count(*)::int from orders where shop_id=$1 group by 1,2,3 order by 1,2,3"));
    console.table(await rowsOf("select state, count(*)::int, min(created_at), max(created_at) from payment_claims where shop_id=$1 group by 1"));
    console.table(await rowsOf("select kind, count(*)::int from order_changes where shop_id=$1 group by 1"));
    console.table(await rowsOf("select reason, cause, count(*)::int, sum(delta)::int from stock_movements where shop_id=$1 group by 1,2"));
    console.table(await rowsOf("select (select count(*)::int from messages where shop_id=$1) messages,(select count(*)::int from customers where shop_id=$1) customers,(select count(*)::int from conversations where shop_id=$1) conv, (select count(*)::int from order_lines where shop_id=$1) lines"));
    console.table(await rowsOf("select p.name, v.name as v, v.stock, (select count(*)::int from stock_movements m where m.variant_id=v.id) m, (select -sum(delta)::int from stock_movements m where m.variant_id=v.id and reason='sale') sold, (select max(delta)::int from stock_movements m where m.variant_id=v.id and reason='opening') opening, (select count(*)::int from stock_movements m where m.variant_id=v.id and reason='restock') restocks from variants v join products p on p.id=v.product_id where v.shop_id=$1 order by 1,2"));
    console.table(await rowsOf("select (placed_at at time zone 'Africa/Dar_es_Salaam')::date::text d, count(*)::int, (sum(total_minor)/100)::int from orders where shop_id=$1 group by 1 order by 1"));
    expect(1).toBe(1);
  });
});
