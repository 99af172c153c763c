import { products } from "@mauzo/contract/catalogue/products";
import { type SetRule, sets } from "@mauzo/contract/catalogue/sets";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const found = async (rule: Partial<SetRule>) => {
  const { products } = await call(stack, sets.preview, { body: { rule: { pick: "all", ...rule } } }, shop);
  return products.map(({ name }) => name);
};
async function buy(product: Awaited<ReturnType<typeof addProduct>>, quantity: number) {
  const token = await addCart(stack, shop, [makeCartLine(product, quantity)]);
  const shown = await call(stack, cart.get, { query: { token } });
  const customer = { name: "Neema", phone: "0712345678" };
  return call(stack, cart.submit, { query: { token }, body: { ...shown, customer } });
}

it("finds what customers can have, and asks again each time it is read", async () => {
  const at = (minor: number) => ({ price_minor: minor });
  const kanga = await addProduct(stack, shop, { name: "Kanga", ...at(300), category: "clothing & accessories" });
  const taa = await addProduct(stack, shop, { name: "Taa", ...at(100) });
  const sufuria = await addProduct(stack, shop, { name: "Sufuria", ...at(200) });
  await addProduct(stack, shop, { name: "Sabuni", ...at(50), stock: 0 });
  await addProduct(stack, shop, { name: "Rasimu", status: "draft" });
  expect(await found({})).toEqual(["Sufuria", "Taa", "Kanga"]);
  expect(await found({ in_stock: false })).toEqual(["Sabuni", "Sufuria", "Taa", "Kanga"]);
  expect(await found({ category: "clothing & accessories" })).toEqual(["Kanga"]);
  expect(await found({ price_least_minor: 100, price_most_minor: 200 })).toEqual(["Taa", "Sufuria"]);
  expect(await found({ most: 1 })).toEqual(["Sufuria"]);

  expect(await found({ pick: "best_sellers" })).toEqual([]);
  await buy(kanga, 2);
  await buy(taa, 3);
  const late = await buy(sufuria, 9);
  await stack.db.query("update orders set fulfilment = 'cancelled' where number = $1", [late.order_id]);
  expect(await found({ pick: "best_sellers" })).toEqual(["Taa", "Kanga"]);
  expect(await found({ pick: "best_sellers", price_most_minor: 200 })).toEqual(["Taa"]);

  const empty = { en: "", sw: "" };
  const rule = { pick: "best_sellers" };
  const body = { kind: "rule", name: "Zinazouzwa", header: empty, body: empty, footer: empty, rule };
  const { id } = await call(stack, sets.create, { body }, shop);
  await buy(kanga, 4);
  const [section] = (await call(stack, sets.get, { params: { id } }, shop)).sections;
  expect(section?.products.map(({ name }) => name)).toEqual(["Kanga", "Taa"]);
});

it("finds by price what a list of products finds by it", async () => {
  const mine = await openShop(stack);
  const variants = [
    { name: "S", price_minor: 100, stock: 1 },
    { name: "L", price_minor: 900, stock: 1 },
  ];
  await addProduct(stack, mine, { name: "Zulia", variants });
  await addProduct(stack, mine, { name: "Mkeka", price_minor: 500 });
  for (const [least, most, names] of [
    [200, 400, ["Zulia"]],
    [500, null, ["Zulia", "Mkeka"]],
    [null, 99, []],
    [901, null, []],
  ] as const) {
    const rule = { pick: "all", price_least_minor: least, price_most_minor: most };
    const found = await call(stack, sets.preview, { body: { rule } }, mine);
    expect(found.products.map(({ name }) => name)).toEqual(names);
    const query = { sort: "price", ...(least && { price_least: least }), ...(most && { price_most: most }) };
    const listed = await call(stack, products.list, { query }, mine);
    expect(listed.items.map(({ name }) => name)).toEqual(names);
  }
});

it("leaves out what was sold longer ago than 30 days, and what is older than a week", async () => {
  const mine = await openShop(stack);
  const product = await addProduct(stack, mine, { name: "Zamani" });
  const body = (pick: string) => ({ body: { rule: { pick } } });
  const count = async (pick: string) => (await call(stack, sets.preview, body(pick), mine)).products.length;
  expect(await count("new_this_week")).toBe(1);
  const token = await addCart(stack, mine, [makeCartLine(product)]);
  const shown = await call(stack, cart.get, { query: { token } });
  const sold = { ...shown, customer: { name: "Neema", phone: "0712345678" } };
  await call(stack, cart.submit, { query: { token }, body: sold });
  expect(await count("best_sellers")).toBe(1);
  expect((await call(stack, orders.list, { query: {} }, mine)).items).toHaveLength(1);
  await stack.db.query("update order_lines set id = uuidv7(interval '-31 days') where shop_id = $1", [mine.shopId]);
  expect(await count("best_sellers")).toBe(0);
  const owner = await stack.db.connect();
  await owner.query("set session_replication_role = replica");
  await owner.query("update products set id = uuidv7(interval '-8 days') where shop_id = $1", [mine.shopId]);
  await owner.query("reset session_replication_role");
  owner.release();
  expect(await count("new_this_week")).toBe(0);
});
