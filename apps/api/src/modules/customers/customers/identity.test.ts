import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000 });
});
afterAll(() => stack.stop());

const known = async () => (await call(stack, customers.list, { query: { limit: 100 } }, shop)).items;

it("fifty orders of one new number at the same moment make one customer, with the totals of all", async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      createManualOrder(stack, shop, {
        ...selectProduct(product),
        customer: { name: `Amina ${at}`, phone: "0712 345 678" },
      }),
    ),
  );
  const [amina, ...others] = await known();
  expect(others).toEqual([]);
  expect(amina).toMatchObject({ phone: "+255712345678", total_orders: 50, channels: ["manual"], source: "manual" });
  expect(await countRows(stack, "contacts where shop_id = $1", [shop.shopId])).toBe(1);
  const { items } = await call(stack, orders.list, { query: { limit: 100 } }, shop);
  expect(amina?.total.minor).toBe(items.reduce((sum, { total }) => sum + total.minor, 0));
  expect(new Set(items.map(({ customer }) => customer?.name)).size).toBe(50);
});

it("one number however it is written is one person, and another shop's is another", async () => {
  for (const phone of ["0712345678", "+255 712 345 678", "255712345678", "00255712345678"])
    await createManualOrder(stack, shop, { ...selectProduct(product), customer: { name: "Amina", phone } });
  const other = await openShop(stack);
  await addOrder(stack, other, { customer: { name: "Juma", phone: "0712345678" } });
  expect(await known()).toMatchObject([{ name: "Amina", total_orders: 4 }]);
});

it("a stranger who gives a number renames nobody and fills nothing in; staff fill in what is empty", async () => {
  await addOrder(stack, shop, { product, customer: { name: "", phone: "0712345678" } });
  await addOrder(stack, shop, { product, customer: { name: "Mgeni", phone: "0712345678" } });
  expect(await known()).toMatchObject([{ name: "", other_names: ["Mgeni"], source: "web" }]);
  await createManualOrder(stack, shop, {
    ...selectProduct(product),
    customer: { name: "Amina", phone: "0712345678" },
    delivery: { method: "Bodaboda", place: "Sinza" },
  });
  expect(await known()).toMatchObject([{ name: "Amina", place: "Sinza", channels: ["manual", "web"] }]);
});
