import { receipts } from "@mauzo/contract/payments/receipts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

it("finds any order that owes by its number, name or phone, beyond the likeliest", async () => {
  const product = await addProduct(stack, shop, { price_minor: 1_000_000, stock: 100 });
  const rare = await addOrder(stack, shop, { product, customer: { name: "Zainabu Kileo", phone: "0754999111" } });
  for (let at = 0; at < 6; at++)
    await addOrder(stack, shop, { product: await addProduct(stack, shop, { price_minor: 2_500_000 }) });
  const text =
    "DFJ0001X2B confirmed. You have received Tsh25,000.00 from MTU MWINGINE on 19/6/26 at 10:38 pm. New M-Pesa balance is Tsh154,300.00.";
  const receipt = await call(stack, receipts.create, { body: { text } }, shop);
  const numbers = async (search?: string) => {
    const { items } = await call(
      ...([stack, receipts.candidates, { params: { id: receipt.id }, query: search ? { search } : {} }, shop] as const),
    );
    const read = await call(stack, receipts.read, { body: { text, ...(search && { search }) } }, shop);
    expect(read.candidates.map(({ order }) => order.number)).toEqual(items.map(({ order }) => order.number));
    return items.map(({ order }) => order.number);
  };
  expect(await numbers()).not.toContain(rare.order_id);
  for (const words of ["kileo", "0754 999 111", rare.order_id.replace("-", "").toLowerCase()])
    expect(await numbers(words)).toEqual([rare.order_id]);
  expect(await numbers("nobody at all")).toEqual([]);
  // What is paid owes nothing, and is not found.
  const pays = [{ order_id: rare.id, amount_minor: 1_000_000 }];
  await call(stack, receipts.use, { params: { id: receipt.id }, body: { orders: pays } }, shop);
  expect(await numbers("kileo")).toEqual([]);
});
