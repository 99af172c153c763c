import { cart } from "@mauzo/contract/orders/cart";
import { shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addPicture } from "../../../../test/picture-uploads.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const change = (shop: OpenedShop, body: object) => request(stack, shopEndpoints.update, { body }, shop);
const listed = async (slug: string, query: object = {}) =>
  (await call(stack, publicShops.list, { query: { limit: 60, ...query } })).items.find((item) => item.slug === slug);
const page = (slug: string) => request(stack, publicShops.get, { params: { slug } });

describe("a shop that is not published", () => {
  it("is in no list and has no page; its chat and cart links go on, and all is as before once it is published", async () => {
    const shop = await openShop(stack, { name: "Duka la Siri" });
    const product = await addProduct(stack, shop);
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const before = await listed(shop.slug);
    expect(before?.name).toBe("Duka la Siri");
    expect(await change(shop, { published: false })).toMatchObject({ status: 200, body: { published: false } });
    for (const query of [{}, { q: "siri" }, { q: "duka" }, { category: "home" }])
      expect(await listed(shop.slug, query)).toBeUndefined();
    expect((await page(shop.slug)).status).toBe(404);
    expect((await startChatVisitor(stack, shop).say("Hello")).text).toContain("Duka la Siri");
    expect((await call(stack, cart.get, { query: { token } })).shop_name).toBe("Duka la Siri");
    await change(shop, { about: "Bado", place: "Tanga" });
    expect(await listed(shop.slug)).toBeUndefined();
    await change(shop, { published: true });
    expect(await listed(shop.slug)).toEqual({ ...before, about: "Bado", place: "Tanga" });
    expect((await page(shop.slug)).status).toBe(200);
  });

  it("keeps its place among the newest when it comes back", async () => {
    const [older, newer] = [await openShop(stack), await openShop(stack)];
    const slugs = async () => (await call(stack, publicShops.list)).items.map(({ slug }) => slug).slice(0, 2);
    await change(older, { published: false });
    await change(older, { published: true });
    expect(await slugs()).toEqual([newer.slug, older.slug]);
  });
});

describe("the language of a shop's words", () => {
  it("stands in the directory and on the page, as the shop says, and is one of the product's two", async () => {
    const shop = await openShop(stack);
    const shown = async () => [
      (await listed(shop.slug))?.language,
      (await call(stack, publicShops.get, { params: { slug: shop.slug } })).shop.language,
    ];
    expect(await shown()).toEqual([null, null]);
    expect((await change(shop, { language: "sw" })).body).toMatchObject({ language: "sw" });
    expect(await shown()).toEqual(["sw", "sw"]);
    expect((await stack.call("PUT", "/shop", { token: shop.token, body: { language: "fr" } })).status).toBe(422);
    await change(shop, { language: null });
    expect(await shown()).toEqual([null, null]);
  });
});

describe("place and cover", () => {
  it("stand in the directory and on the page; a cover that is taken off is gone", async () => {
    const shop = await openShop(stack);
    const cover = await addPicture(stack, shop);
    const changed = await change(shop, { place: "  Kariakoo, Dar es Salaam ", cover_id: cover.id });
    const shown = { place: "Kariakoo, Dar es Salaam", cover_url: cover.url, logo_url: null };
    expect(changed.body).toMatchObject(shown);
    expect(await listed(shop.slug, { q: "kariakoo" })).toMatchObject(shown);
    expect((await page(shop.slug)).body).toMatchObject({ shop: shown });
    await change(shop, { logo_id: cover.id, cover_id: null });
    expect(await listed(shop.slug)).toMatchObject({ cover_url: null, logo_url: cover.url });
    expect((await fetch(stack.url + cover.url)).status).toBe(200);
  });

  it("is the shop's own picture, and a place of at most 80 characters", async () => {
    const [shop, other] = [await openShop(stack), await openShop(stack)];
    const theirs = await addPicture(stack, other);
    expect(await change(shop, { cover_id: theirs.id })).toMatchObject({ status: 422 });
    expect(await change(shop, { place: "x".repeat(81) })).toMatchObject({ status: 422 });
  });

  it("a cover is not swept while it is shown", async () => {
    const shop = await openShop(stack);
    const cover = await addPicture(stack, shop);
    await change(shop, { cover_id: cover.id });
    await change(shop, { logo_id: cover.id });
    const without = await change(shop, { logo_id: null });
    expect(without).toMatchObject({ status: 200, body: { logo_url: null, cover_url: cover.url } });
    const { rows } = await stack.db.query("select 1 from media where id = $1", [cover.id]);
    expect(rows).toHaveLength(1);
  });
});
