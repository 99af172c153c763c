import { productBulkActions, productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import { products } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { getBrowsePage } from "./get-browse-page.ts";
import { getCategories } from "./get-categories.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const archive = (id: string, by = shop) => request(stack, products.archive, { params: { id } }, by);
const restore = (id: string, by = shop) => request(stack, products.restore, { params: { id } }, by);
const read = (id: string) => request(stack, products.get, { params: { id } }, shop);
const plain = { name: "Kikoi", category: "home", price_minor: 100 } as const;

/** What customers can see: the shop's page, the categories of its chat, and one page of a category. */
async function offered(): Promise<{ page: string[]; chat: string[]; counted: number }> {
  const page = await call(stack, publicShops.get, { params: { slug: shop.slug } });
  return inShop(stack.pool, shop.shopId, async (tx) => {
    const browsing = { category: "home", search: null, offset: 0, limit: 20 };
    const chat = await getBrowsePage(tx, shop.shopId, browsing);
    const counted = (await getCategories(tx, shop.shopId)).reduce((sum, { count }) => sum + count, 0);
    expect(chat.total).toBe(chat.products.length);
    return { page: page.products.map(({ id }) => id), chat: chat.products.map(({ id }) => id), counted };
  });
}

it("takes a product out of the lists, the page and the chat, and puts it back as it was", async () => {
  const kept = await addProduct(stack, shop);
  const sizes = [
    { name: "Small", price_minor: 100, stock: 3 },
    { name: "Large", price_minor: 200, stock: 5 },
  ];
  const { id, variants } = await addProduct(stack, shop, { variants: sizes });
  const [small] = variants.map(({ id, name }) => ({ id, name, price_minor: 100, stock: 3 }));
  await callSave(stack, products.update, { params: { id }, body: { ...plain, variants: small ? [small] : [] } }, shop);
  const { updated_at: _, ...before } = await call(stack, products.get, { params: { id } }, shop);
  expect(before.status).toBe("published");
  expect(await offered()).toEqual({ page: [id, kept.id], chat: [id, kept.id], counted: 2 });

  expect(await archive(id)).toMatchObject({ status: 200, body: { done: true } });
  expect(await archive(id)).toMatchObject({ status: 200 });
  expect((await read(id)).body).toMatchObject({ ...before, status: "archived" });
  expect((await call(stack, products.list, { query: {} }, shop)).items.map((one) => one.id)).toEqual([kept.id]);
  expect(await offered()).toEqual({ page: [kept.id], chat: [kept.id], counted: 1 });
  expect(
    (await requestSave(stack, products.update, { params: { id }, body: { ...plain, stock: 1 } }, shop)).status,
  ).toBe(409);

  expect((await restore(id)).status).toBe(200);
  expect((await restore(id)).status).toBe(200);
  expect((await read(id)).body).toMatchObject(before);
  expect(await offered()).toEqual({ page: [id, kept.id], chat: [id, kept.id], counted: 2 });
});

it("takes many out at once, and puts back those that were not out before, with a change in the history of each", async () => {
  const own = await openShop(stack);
  const [out, ...rest] = [await addProduct(stack, own), await addProduct(stack, own), await addProduct(stack, own)];
  const ids = [out, ...rest].map(({ id }) => id);
  await archive(out.id, own);
  const stranger = await addProduct(stack, shop);
  const put = (
    endpoint: typeof productBulkActions.archive | typeof productBulkActions.restore,
    product_ids: string[],
  ) => request(stack, endpoint, { body: { product_ids } }, own);
  expect((await put(productBulkActions.archive, [...ids, stranger.id])).status).toBe(404);
  expect((await call(stack, productBulkActions.ids, { query: {} }, own)).ids).toHaveLength(2);
  const { moved } = productBulkActions.archive.reply.parse((await put(productBulkActions.archive, ids)).body);
  expect([...moved].sort()).toEqual(rest.map(({ id }) => id).sort());
  expect((await put(productBulkActions.archive, ids)).body).toEqual({ moved: [] });
  expect((await call(stack, productBulkActions.ids, { query: { status: "archived" } }, own)).ids).toEqual(
    [...ids].reverse(),
  );
  expect((await put(productBulkActions.restore, moved)).body).toEqual({ moved });
  expect((await call(stack, productBulkActions.ids, { query: {} }, own)).ids).toEqual(
    rest.map(({ id }) => id).reverse(),
  );
  const history = await call(stack, products.changes, { params: { id: moved[0] ?? "" }, query: {} }, own);
  expect(history.items.map(({ kind }) => kind)).toEqual(["restored", "archived", "created"]);
  for (const product_ids of [
    [],
    [out.id, out.id],
    Array.from({ length: productsAtOnce + 1 }, () => crypto.randomUUID()),
  ])
    expect((await put(productBulkActions.archive, product_ids)).status).toBe(422);
});

it("sells no more of it from carts made before, and changes no order", async () => {
  const product = await addProduct(stack, shop, { stock: 5 });
  const [bought = "", open = ""] = [
    await addCart(stack, shop, [makeCartLine(product, 1)]),
    await addCart(stack, shop, [makeCartLine(product, 1)]),
  ];
  const submit = async (token: string) =>
    request(stack, cart.submit, {
      query: { token },
      body: await call(stack, cart.get, { query: { token } }),
    });
  const shown = await call(stack, cart.get, { query: { token: open } });
  expect((await submit(bought)).status).toBe(200);
  await archive(product.id);
  expect((await request(stack, cart.submit, { query: { token: open }, body: shown })).status).toBe(409);
  const { items } = await call(stack, orders.list, { query: {} }, shop);
  const order = await call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
  expect(order.lines).toMatchObject([{ product_id: product.id, product_name: "Kikoi", quantity: 1 }]);
});

it("shows what is archived by itself, as it was, to whoever reads products", async () => {
  const own = await openShop(stack);
  const reader = await addMember(stack, own, [{ resource: "product", action: ["read"] }]);
  const other = await addMember(stack, own, [{ resource: "orders", action: ["read"] }]);
  const added = [];
  for (const name of ["Kanga", "Kitenge", "Ukili"])
    added.push(await addProduct(stack, own, { name, category: "home" }));
  const [kanga, kitenge, ukili] = added.map(({ id }) => id);
  const sizes = [
    { name: "Small", price_minor: 100, stock: 3 },
    { name: "Large", price_minor: 200, stock: 5 },
  ];
  const { variants } = await callSave(
    stack,
    products.update,
    { params: { id: kanga ?? "" }, body: { ...plain, variants: sizes } },
    own,
  );
  const left = variants.map(({ id, name, price, stock }) => ({ id, name, price_minor: price.minor, stock }));
  const before = await callSave(
    stack,
    products.update,
    { params: { id: kanga ?? "" }, body: { ...plain, variants: left.slice(1) } },
    own,
  );
  await archive(kanga ?? "", own);
  await archive(ukili ?? "", own);

  const list = async (query: Record<string, unknown>, by: { token: string } = reader) =>
    (await call(stack, products.list, { query }, by)).items.map(({ id }) => id);
  expect(await list({ status: "archived" })).toEqual([ukili, kanga]);
  expect(await list({})).toEqual([kitenge]);
  expect(await list({ status: "active" })).toEqual([kitenge]);
  expect(await list({ status: "archived", search: "kikoi" })).toEqual([kanga]);
  expect(await list({ status: "archived", category: "media" })).toEqual([]);
  expect(await list({ status: "archived" }, shop)).not.toContain(kanga);
  const first = await call(stack, products.list, { query: { status: "archived", limit: 1 } }, reader);
  expect(first.items.map(({ id }) => id)).toEqual([ukili]);
  expect(await list({ status: "archived", limit: 1, cursor: first.next })).toEqual([kanga]);

  const one = (id = "") => ({ params: { id }, query: {} });
  const { updated_at: _, ...as } = before;
  expect(await call(stack, products.get, one(kanga), reader)).toMatchObject({ ...as, status: "archived" });
  expect((await request(stack, products.get, one(kanga), shop)).status).toBe(404);
  for (const endpoint of [products.list, products.get])
    expect((await request(stack, endpoint, one(kanga), other)).status).toBe(403);
  expect((await request(stack, products.restore, one(kanga), reader)).status).toBe(403);

  await restore(kanga ?? "", own);
  expect(await list({ status: "archived" })).toEqual([ukili]);
  expect(await call(stack, products.get, one(kanga), reader)).toMatchObject({ ...as, status: "published" });
});

it("is 404 for another shop's product, and nothing of it changes", async () => {
  const other = await openShop(stack);
  const product = await addProduct(stack, shop);
  expect((await archive(product.id, other)).status).toBe(404);
  expect((await restore(product.id, other)).status).toBe(404);
  expect((await read(product.id)).body).toEqual(product);
});
