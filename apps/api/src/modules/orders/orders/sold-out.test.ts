import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

/** How many refreshes of the site were queued since the last call. */
async function queuedRefreshes(): Promise<number | null> {
  await dispatchFacts(stack);
  const { rowCount } = await stack.db.query("delete from pgboss.job where name = 'shop-changed'");
  return rowCount;
}

it("the last unit sold is gone from everywhere at the next look: chat, open carts, the shop's page, the back-office", async () => {
  const product = await addProduct(stack, shop, { name: "Ungo", stock: 2 });
  const [mine, theirs] = [
    await addCart(stack, shop, [makeCartLine(product)]),
    await addCart(stack, shop, [makeCartLine(product)]),
  ];
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  await visitor.say("ungo");
  const submit = async (token: string) =>
    request(stack, cart.submit, {
      query: { token },
      body: await call(stack, cart.get, { query: { token } }),
    });

  await queuedRefreshes();
  expect((await submit(mine)).status).toBe(200);
  expect(await queuedRefreshes()).toBe(1);
  expect((await call(stack, cart.get, { query: { token: theirs } })).products[0]?.variants[0]?.available).toBe(1);

  const open = await addCart(stack, shop, [makeCartLine(product)]);
  expect((await submit(theirs)).status).toBe(200);
  expect(await queuedRefreshes()).toBe(1);
  expect((await call(stack, cart.get, { query: { token: open } })).products[0]?.variants[0]?.available).toBe(0);
  expect((await visitor.pick("Ungo")).text.toLowerCase()).toContain("sold out");
  const page = await call(stack, publicShops.get, { params: { slug: shop.slug } });
  expect(page.products.map(({ stock }) => stock)).toEqual([0]);
  expect((await call(stack, products.list, {}, shop)).items.map(({ stock }) => stock)).toEqual([0]);
  expect((await call(stack, stock.summary, {}, shop)).out).toBe(1);
});
