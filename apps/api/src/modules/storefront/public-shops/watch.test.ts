import { type Product, products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const watch = (ids: string[], seen = "", wait = 20, at = shop) =>
  call(stack, publicShops.watch, { params: { slug: at.slug }, query: { products: ids.join(), seen, wait } });
const buy = async (product: Product, quantity = 1) => {
  const token = await addCart(stack, shop, [makeCartLine(product, quantity)]);
  const body = await call(stack, cart.get, { query: { token } });
  expect((await request(stack, cart.submit, { query: { token }, body })).status).toBe(200);
};

it("tells all at once of what nobody has seen yet, and nothing new of what was seen", async () => {
  const [one, two] = [await addProduct(stack, shop), await addProduct(stack, shop, { stock: 0 })];
  const first = await watch([one.id, two.id]);
  expect(first.products.map(({ id, stock }) => [id, stock])).toEqual([
    [one.id, 10],
    [two.id, 0],
  ]);
  expect(await watch([one.id, two.id], first.seen, 0)).toEqual({ products: [], seen: first.seen, pause_ms: 0 });
  expect(JSON.stringify(first)).not.toMatch(/created_at|updated_at|"status"/);
});

it("answers whoever waits as soon as something is sold, dearer, or gone, and says only what is different", async () => {
  const [mine, other] = [await addProduct(stack, shop, { stock: 1 }), await addProduct(stack, shop)];
  const { seen } = await watch([mine.id, other.id]);
  const [waiting, elsewhere] = [watch([mine.id, other.id], seen), watch([other.id], seen.split(",")[1], 3)];
  await buy(mine);
  const sold = await waiting;
  expect(sold.products.map(({ id, variants }) => [id, variants[0]?.stock])).toEqual([[mine.id, 0]]);
  expect(sold.pause_ms).toBeGreaterThan(0);
  expect((await elsewhere).products).toEqual([]);

  const back = watch([mine.id], sold.seen.split(",")[0]);
  const item = mine.variants[0]?.id ?? "";
  await call(stack, stock.adjust, { params: { id: item }, body: { delta: 4, cause: "found" } }, shop);
  const there = await back;
  expect(there.products[0]?.stock).toBe(4);

  const gone = watch([mine.id], there.seen);
  await call(stack, products.archive, { params: { id: mine.id } }, shop);
  expect(await gone).toMatchObject({ products: [], seen: "-" });
});

it("tells of no other shop's goods, nor of a shop that shows none", async () => {
  const theirs = await openShop(stack);
  const product = await addProduct(stack, theirs);
  expect(await watch([product.id])).toMatchObject({ products: [], seen: "-" });
  const bad = (query: Record<string, string>) =>
    stack.call("GET", `/public/shops/${shop.slug}/watch?${new URLSearchParams(query)}`);
  for (const products of ["", "kikoi", `${product.id},`, Array(61).fill(product.id).join()])
    expect((await bad({ products })).status).toBe(422);
  expect((await bad({ products: product.id, wait: "21" })).status).toBe(422);
  expect((await stack.call("GET", `/public/shops/hakuna/watch?products=${product.id}`)).status).toBe(404);
});

it("tells an open cart that it is another, without calling it shown", async () => {
  const product = await addProduct(stack, shop, { stock: 2 });
  const token = await addCart(stack, shop, [makeCartLine(product, 2)]);
  const shown = await call(stack, cart.get, { query: { token } });
  const look = (seen: string, wait = 20) => call(stack, cart.watch, { query: { token, seen, wait } });
  expect(await look(shown.cursor, 0)).toEqual({ cursor: shown.cursor, pause_ms: 0 });
  const waiting = look(shown.cursor);
  await buy(product);
  const { cursor } = await waiting;
  expect(cursor).not.toBe(shown.cursor);
  expect((await call(stack, cart.get, { query: { token } })).cursor).toBe(cursor);

  const dearer = look(cursor);
  const body = { name: "Kikoi", category: "home", price_minor: 9, stock: 1, stock_was: 1 } as const;
  await callSave(stack, products.update, { params: { id: product.id }, body }, shop);
  expect((await dearer).cursor).not.toBe(cursor);
  const { version: _, ...unread } = shown;
  expect((await request(stack, cart.submit, { query: { token }, body: unread })).status).toBe(409);
});
