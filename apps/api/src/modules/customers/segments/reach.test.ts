import type { Product } from "@mauzo/contract/catalogue/products";
import { consents } from "@mauzo/contract/customers/consents";
import { customers } from "@mauzo/contract/customers/customers";
import { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { segments } from "@mauzo/contract/customers/segments";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter } from "../../../../test/whatsapp-fixtures.ts";

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
  expect([...before.keys()]).toEqual(["chat", "template", "sms", "opted_out", "no_consent", "none"]);
  expect([...before.values()].reduce((sum, each) => sum + each, 0)).toBe(count);
  const { id } = await call(stack, customers.create, { body: { name: "Zawadi", phone: "0754000123" } }, shop);
  expect(await ways()).toEqual(new Map([...before, ["no_consent", (before.get("no_consent") ?? 0) + 1]]));
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
  expect((await ways()).get("no_consent")).toBe((before.get("no_consent") ?? 0) + 1);
});

it("tells an open window from a template, an SMS, who no longer wants any, no consent, and a number that nothing reaches", async () => {
  const own = await openShop(stack);
  const document = SegmentDocument.parse({
    match: "all",
    rules: [{ criterion: "total_orders", operator: "ge", value: 0 }],
  });
  const way = async () => {
    const { ways } = await call(stack, segments.reach, { body: { document } }, own);
    return ways.filter(({ count }) => count > 0).map(({ way, count }) => `${way} ${count}`);
  };
  const { id } = await call(stack, customers.create, { body: { name: "Zawadi", phone: "0754000123" } }, own);
  expect(await way()).toEqual(["no_consent 1"]);
  const agree = (channel: "sms" | "whatsapp", state: "given" | "withdrawn") =>
    call(stack, consents.record, { params: { id }, body: { channel, state, how: "kaunta" } }, own);
  await agree("sms", "given");
  await agree("whatsapp", "given");
  expect(await way()).toEqual(["sms 1"]);
  const number = await addNumber(stack, own);
  expect(await way()).toEqual(["template 1"]);
  await stack.db.query("update contacts set unreachable_code = 131026 where shop_id = $1", [own.shopId]);
  // What WhatsApp does not reach an SMS may.
  expect(await way()).toEqual(["sms 1"]);
  await stack.db.query("update contacts set unreachable_code = null where shop_id = $1", [own.shopId]);
  await agree("whatsapp", "withdrawn");
  expect(await way()).toEqual(["sms 1"]);
  await agree("sms", "withdrawn");
  expect(await way()).toEqual(["opted_out 1"]);
  await addWriter(stack, number, { customerId: id });
  await stack.db.query("delete from customers where shop_id = $1 and id <> $2", [own.shopId, id]);
  expect(await way()).toEqual(["chat 1"]);
});
