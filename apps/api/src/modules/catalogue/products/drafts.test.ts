import { products } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const plain = { name: "Kikoi", category: "home", price_minor: 100, stock: 3 } as const;
const setStatus = (id: string, status: "draft" | "published") =>
  requestSave(stack, products.update, { params: { id }, body: { ...plain, status } }, shop);
const onPage = async () =>
  (await call(stack, publicShops.get, { params: { slug: shop.slug } })).products.map(({ id }) => id);
const listed = async (status: string) =>
  (await call(stack, products.list, { query: { status } }, shop)).items.map(({ id }) => id);

it("a draft is in the back-office only, until it is published", async () => {
  const draft = await addProduct(stack, shop, { ...plain, status: "draft" });
  expect(draft.status).toBe("draft");
  expect(await onPage()).toEqual([]);
  expect([await listed("active"), await listed("draft"), await listed("published")]).toEqual([
    [draft.id],
    [draft.id],
    [],
  ]);
  const visitor = startChatVisitor(stack, shop);
  expect(JSON.stringify(await visitor.say("kikoi"))).not.toContain(draft.id);

  expect(await setStatus(draft.id, "published")).toMatchObject({ status: 200, body: { status: "published" } });
  expect(await onPage()).toEqual([draft.id]);
  expect([await listed("draft"), await listed("published")]).toEqual([[], [draft.id]]);
});

it("what was published stays so when it is changed without a word about it", async () => {
  const product = await addProduct(stack, shop, plain);
  const { body } = await requestSave(stack, products.update, { params: { id: product.id }, body: plain }, shop);
  expect(body).toMatchObject({ status: "published" });
  await setStatus(product.id, "draft");
  expect(await requestSave(stack, products.update, { params: { id: product.id }, body: plain }, shop)).toMatchObject({
    body: { status: "draft" },
  });
});

it("carts sell no more of what became a draft since, and a draft comes back from the archive as a draft", async () => {
  const product = await addProduct(stack, shop, plain);
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const shown = await call(stack, cart.get, { query: { token } });
  await setStatus(product.id, "draft");
  expect((await call(stack, cart.get, { query: { token } })).products).toEqual([]);
  expect((await request(stack, cart.submit, { query: { token }, body: shown })).status).toBe(409);
  await request(stack, products.archive, { params: { id: product.id } }, shop);
  await request(stack, products.restore, { params: { id: product.id } }, shop);
  expect(await call(stack, products.get, { params: { id: product.id } }, shop)).toMatchObject({
    status: "draft",
    stock: 3,
  });
});
