import { products } from "@mauzo/contract/catalogue/products";
import { sets } from "@mauzo/contract/catalogue/sets";
import { shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { productAddress } from "@mauzo/format/text/product-address";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("a shop's page shows its own newest products and nothing that is not public", async () => {
  const [shop, other] = [await openShop(stack, { name: "Duka la Wazi" }), await openShop(stack)];
  await addProduct(stack, other, { name: "Ya jirani" });
  for (let count = 0; count < 61; count++) await addProduct(stack, shop, { name: `Bidhaa ${count}` });
  const none = { en: "", sw: "" };
  const body = { kind: "curated", name: "Idi", header: { en: "Eid", sw: "Idi" }, body: none, footer: none } as const;
  const ids = [(await addProduct(stack, shop)).id];
  const { id } = await call(stack, sets.create, { body: { ...body, product_ids: ids } }, shop);
  const away = await call(stack, sets.create, { body: { ...body, product_ids: ids } }, shop);
  await call(stack, sets.archive, { params: { id: away.id } }, shop);
  const answer = await request(stack, publicShops.get, { params: { slug: shop.slug } });
  const page = publicShops.get.reply.parse(answer.body);
  expect(page.sets).toEqual([{ id, title: body.header }]);
  expect(page.shop).toMatchObject({ name: "Duka la Wazi", slug: shop.slug, bot_id: shop.botId });
  expect(page.products).toHaveLength(60);
  expect(page.products[1]?.name).toBe("Bidhaa 60");
  expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${shop.shopId}|${shop.email}|created_at|Ya jirani`));
});

it("the directory follows what a shop changes, public fields only", async () => {
  const shop = await openShop(stack, { name: "Duka Jipya" });
  await call(stack, shopEndpoints.update, { body: { about: "Karibu sana", name: "Duka Jipya Kabisa" } }, shop);
  const answer = await request(stack, publicShops.list);
  const [first] = publicShops.list.reply.parse(answer.body).items;
  expect(first).toEqual({
    name: "Duka Jipya Kabisa",
    slug: shop.slug,
    category: "home",
    about: "Karibu sana",
    language: null,
    place: "",
    logo_url: null,
    cover_url: null,
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/whatsapp|\+255|shop_id/);
});

it("an address that leads nowhere is 404", async () => {
  for (const slug of ["nobody", "x'y", "%", "😀"])
    expect(await request(stack, publicShops.get, { params: { slug } })).toMatchObject({ status: 404 });
});

it("names all published shops by their addresses, in order, from any of them on", async () => {
  const shops = await Promise.all(["Moja", "Mbili", "Tatu"].map((name) => openShop(stack, { name })));
  const from = async (cursor?: string) => {
    const answer = await request(stack, publicShops.slugs, { query: cursor === undefined ? {} : { cursor } });
    return publicShops.slugs.reply.parse(answer.body);
  };
  const { items, next } = await from();
  expect(next).toBeNull();
  expect(items).toEqual([...new Set(items)].sort());
  expect(items).toEqual(expect.arrayContaining(shops.map(({ slug }) => slug)));
  expect((await from(`after:${items[1]}`)).items).toEqual(items.slice(2));
});

it("finds a product by the address of its page, under any name, in its own shop only", async () => {
  const [shop, other] = [await openShop(stack), await openShop(stack)];
  const product = await addProduct(stack, shop, { name: "Kanga Mawio" });
  await addProduct(stack, shop, { name: "Nyingine" });
  const code = productAddress({ id: product.id, name: "" });
  const ask = (slug: string, address: string) =>
    request(stack, publicShops.products, { params: { slug }, query: { address } });
  for (const address of [productAddress(product), code, `jina-la-zamani-${code}`]) {
    const { items } = publicShops.products.reply.parse((await ask(shop.slug, address)).body);
    expect(items.map(({ id }) => id)).toEqual([product.id]);
  }
  for (const address of ["", "kanga-mawio", "kanga-zzzzzzzzzzzzz"])
    expect((await ask(shop.slug, address)).status, address).toBe(404);
  expect((await ask(other.slug, code)).status).toBe(404);
  await call(stack, products.archive, { params: { id: product.id } }, shop);
  expect((await ask(shop.slug, code)).status).toBe(404);
});
