import { statistics } from "@mauzo/contract/insights/statistics";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { cacheStatistics } from "./cache-statistics.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function sell(shop: OpenedShop) {
  const product = await addProduct(stack, shop, { price_minor: 250_000, stock: 9 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  const body = Object.assign({}, shown.body, { customer: { name: "Neema", phone: "0712345678" } });
  expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body })).status).toBe(200);
}

it("are totals over all shops, and nothing of a single one", async () => {
  const count = () => cacheStatistics(stack.deps)();
  const before = await count();
  const [one, two] = [await openShop(stack), await openShop(stack)];
  for (const shop of [one, two, two]) await sell(shop);
  const sold = await count();
  expect(sold).toMatchObject({ products: before.products + 3, orders: before.orders + 3, sales: { currency: "TZS" } });
  expect(sold.sales.minor).toBeGreaterThanOrEqual(before.sales.minor + 750_000);
  expect(sold.visitors).toBeGreaterThan(before.visitors);
  await stack.db.query("update orders set fulfilment = 'cancelled' where shop_id = $1", [two.shopId]);
  await stack.db.query("update products set archived_at = now() where shop_id = $1", [one.shopId]);
  expect(await count()).toMatchObject({ products: before.products + 2, orders: before.orders + 1 });
  const answer = await call(stack, statistics.get);
  expect(Object.keys(answer).sort()).toEqual(["orders", "products", "sales", "visitors"]);
});

it("take off what was handed over and given all of its money back, and nothing of what may be paid yet", async () => {
  const sales = async () => (await cacheStatistics(stack.deps)()).sales.minor;
  const shop = await openShop(stack);
  const before = await sales();
  await sell(shop);
  const { items } = await call(stack, orders.list, {}, shop);
  const at = { params: { id: items[0]?.id ?? "" } };
  const pay = (kind: "create" | "refund", amount_minor: number) =>
    call(stack, orderPayments[kind], { ...at, body: { method: "cash", amount_minor } }, shop);
  await pay("create", 250_000);
  await pay("refund", 250_000);
  expect(await sales()).toBe(before + 250_000);
  await call(stack, orders.move, { ...at, body: { from: "new", to: "delivered" } }, shop);
  expect(await sales()).toBe(before);
  await pay("create", 250_000);
  expect(await sales()).toBe(before + 250_000);
  await pay("refund", 100_000);
  expect(await sales()).toBe(before + 250_000);
});

it("are counted once however many ask, and again after five minutes; the older ones stand in meanwhile", async () => {
  let nowMs = 0;
  let counted = 0;
  const query = stack.pool.query.bind(stack.pool);
  const counting = Object.create(stack.pool, {
    query: {
      value: (...args: Parameters<typeof query>) => {
        counted += 1;
        return query(...args);
      },
    },
  });
  const read = cacheStatistics({ pool: counting }, () => nowMs);
  const [first] = await Promise.all(Array.from({ length: 50 }, read));
  expect(counted).toBe(1);
  const shop = await openShop(stack);
  await sell(shop);
  nowMs = 299_000;
  expect(await read()).toEqual(first);
  expect(counted).toBe(1);
  nowMs = 301_000;
  expect(await read()).toEqual(first);
  expect(counted).toBe(2);
  await expect.poll(read).not.toEqual(first);
});
