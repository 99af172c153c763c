import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { segments } from "@mauzo/contract/customers/segments";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000 });
  await call(stack, customers.create, { body: { name: "Bila namba" } }, shop);
});
afterAll(() => stack.stop());

it("says how those who match can be reached, each by the best way alone", async () => {
  const document = SegmentDocument.parse({
    match: "all",
    rules: [{ criterion: "total_orders", operator: "ge", value: 0 }],
  });
  const ways = async () =>
    new Map(
      (await call(stack, segments.reach, { body: { document } }, shop)).ways.map(({ way, count }) => [way, count]),
    );
  const { count } = await call(stack, segments.count, { body: { document } }, shop);
  const before = await ways();
  expect([...before.keys()]).toEqual(["chat", "phone", "none"]);
  expect([...before.values()].reduce((sum, each) => sum + each, 0)).toBe(count);
  const { id } = await call(stack, customers.create, { body: { name: "Zawadi", phone: "0754000123" } }, shop);
  expect(await ways()).toEqual(new Map([...before, ["phone", (before.get("phone") ?? 0) + 1]]));
  const order = await createManualOrder(stack, shop, { ...selectProduct(product), customer: { id } });
  await stack.db.query(
    `with opened as (
       insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash)
       select $1, id, 'web', 'wazi', sha256('wazi') from bots where shop_id = $1 limit 1 returning id
     )
     update orders set conversation_id = opened.id from opened where orders.shop_id = $1 and orders.id = $2`,
    [shop.shopId, order.id],
  );
  expect(await ways()).toEqual(new Map([...before, ["chat", (before.get("chat") ?? 0) + 1]]));
  const { shopId } = shop;
  await stack.db.query("update conversations set updated_at = now() - interval '25 hours' where shop_id = $1", [
    shopId,
  ]);
  expect((await ways()).get("phone")).toBe((before.get("phone") ?? 0) + 1);
});
