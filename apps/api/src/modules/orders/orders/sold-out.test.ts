import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, get } from "../../../../test/endpoints.ts";
import { addCart, addProduct, countRows, lineOf, type OpenedShop } from "../../../../test/market.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { startVisitor } from "../../../../test/visitor.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const told = (singleKey: string) =>
  countRows(
    stack,
    `pgboss.job where name = 'shop-changed' and singleton_key ${singleKey} $1 and data->>'shopId' = $1`,
    [shop.shopId],
  );

it("the last unit sold is gone from everywhere at the next look: chat, open carts, the shop's page, the back-office", async () => {
  const product = await addProduct(stack, shop, { name: "Ungo", stock: 2 });
  const [mine, theirs] = [await addCart(stack, shop, [lineOf(product)]), await addCart(stack, shop, [lineOf(product)])];
  const visitor = startVisitor(stack, shop);
  await visitor.say("Hello");
  await visitor.say("ungo");
  const submit = async (token: string) =>
    ask(stack, cart.submit, { query: { token }, body: await get(stack, cart.get, { query: { token } }) });

  const before = await told("<>");
  expect((await submit(mine)).status).toBe(200);
  // One is left: the page may hear of it with the next order.
  expect(await told("<>")).toBe(before);
  expect((await get(stack, cart.get, { query: { token: theirs } })).products[0]?.variants[0]?.available).toBe(1);

  const open = await addCart(stack, shop, [lineOf(product)]);
  expect((await submit(theirs)).status).toBe(200);
  expect(await told("<>")).toBe(before + 1);
  expect((await get(stack, cart.get, { query: { token: open } })).products[0]?.variants[0]?.available).toBe(0);
  expect((await visitor.pick("Ungo")).text.toLowerCase()).toContain("sold out");
  const page = await get(stack, publicShops.get, { params: { slug: shop.slug } });
  expect(page.products.map(({ stock }) => stock)).toEqual([0]);
  expect((await get(stack, products.list, {}, shop)).items.map(({ stock }) => stock)).toEqual([0]);
  expect((await get(stack, stock.summary, {}, shop)).out).toBe(1);
});
