import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { publicShops, StorefrontCartConflict } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { rateLimits } from "../../../http/rate-limits/rate-limits.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  shop = await openShop(stack);
  product = await addProduct(stack, shop, {
    name: "Kahawa",
    price_minor: undefined,
    stock: undefined,
    variants: [
      { name: "250 g", price_minor: 900_000, stock: 5 },
      { name: "500 g", price_minor: 1_700_000, stock: 0 },
    ],
    add_on_groups: [{ name: "Kusaga", min: 1, max: 2, add_ons: [{ name: "Laini", price_minor: 50_000, stock: null }] }],
  });
});
afterAll(() => stack.stop());

type Line = { product_id: string; variant_id: string; quantity: number; price_minor: number; add_ons?: object[] };

const wanted = (quantity: number, { index = 0, addOns = quantity } = {}): Line => {
  const [variant, addOn] = [product.variants[index], product.add_on_groups[0]?.add_ons[0]];
  return {
    product_id: product.id,
    variant_id: variant?.id ?? "",
    quantity,
    price_minor: variant?.price.minor ?? 0,
    add_ons: addOns > 0 ? [{ id: addOn?.id, quantity: addOns, price_minor: addOn?.price.minor }] : [],
  };
};
const order = (lines: Line[], headers: Record<string, string> = {}, language = "en", slug = shop.slug) =>
  request(stack, publicShops.createCart, { params: { slug }, body: { language, lines } }, { headers });
const problemsOf = (body: unknown) =>
  StorefrontCartConflict.parse(body).detail.map(({ type, loc, msg }) => [type, loc.at(-1), msg]);
const tokenOf = (body: unknown) =>
  new URL(publicShops.createCart.reply.parse(body).url).searchParams.get("token") ?? "";

describe("a cart made on the shop's page", () => {
  it("opens at its link with what was chosen, and can be ordered", async () => {
    const answer = await order([wanted(2)]);
    expect(answer.status).toBe(201);
    const token = tokenOf(answer.body);
    const shown = await call(stack, cart.get, { query: { token } });
    expect(shown.total.minor).toBe(2 * 950_000);
    const placed = await call(stack, cart.submit, {
      query: { token },
      body: { ...shown, customer: { name: "Neema" } },
    });
    expect(placed.quantity).toBe(2);
  });

  it("says which line cannot be had, and shows what there is now", async () => {
    const stale = { ...wanted(1), price_minor: 1 };
    const answer = await order([wanted(9), wanted(1, { index: 1 }), stale, wanted(1, { addOns: 3 })]);
    expect(answer.status).toBe(409);
    expect(problemsOf(answer.body)).toEqual([
      ["few_left", 0, "Only 3 left of Kahawa · 250 g."],
      ["sold_out", 1, "Kahawa · 500 g is sold out."],
      ["few_left", 2, "Only 3 left of Kahawa · 250 g."],
      ["few_left", 3, "Only 3 left of Kahawa · 250 g."],
      ["add_ons", 3, "Kusaga: choose from 1 to 2."],
    ]);
    expect(StorefrontCartConflict.parse(answer.body).products.map(({ name }) => name)).toEqual(["Kahawa"]);
    expect(problemsOf((await order([stale], {}, "sw")).body)).toEqual([
      ["price_changed", 0, "Bei ya Kahawa · 250 g imebadilika."],
    ]);
  });

  it("has nothing of another shop in it, and no shop that is not there", async () => {
    const other = await openShop(stack, { name: "Duka Jingine" });
    const theirs = await addProduct(stack, other);
    const line = {
      product_id: theirs.id,
      variant_id: theirs.variants[0]?.id ?? "",
      quantity: 1,
      price_minor: 2_500_000,
    };
    const beside = await order([wanted(1), line]);
    expect(beside.status).toBe(422);
    expect(problemsOf(beside.body)).toEqual([["gone", 1, "This is no longer on sale."]]);
    const answer = await order([line]);
    expect(problemsOf(answer.body)).toEqual([["gone", 0, "This is no longer on sale."]]);
    expect(StorefrontCartConflict.parse(answer.body).products).toEqual([]);
    expect((await order([wanted(1)], {}, "en", "hakuna")).status).toBe(404);
    await stack.db.query("update shops set published = false where shop_id = $1", [other.shopId]);
    expect((await order([line], {}, "en", other.slug)).status).toBe(404);
    expect((await request(stack, publicShops.products, { params: { slug: other.slug } })).status).toBe(404);
  });

  it("is made once for a key, however often it is asked for", async () => {
    const before = await countRows(stack, "carts");
    const headers = { "idempotency-key": randomUUID() };
    const answers = [await order([wanted(1)], headers), await order([wanted(1)], headers)];
    expect(new Set(answers.map(({ body }) => tokenOf(body))).size).toBe(1);
    expect(await countRows(stack, "carts")).toBe(before + 1);
    expect((await order([wanted(1)], { "idempotency-key": "short" })).status).toBe(422);
  });

  const from = (address: string) => ({ "x-forwarded-for": address });
  const fill = (points: number) =>
    stack.db.query("update auth.tries set points = $1 where key like 'shopCart/pair:%'", [points]);

  it("is refused to an address that makes too many in this shop, and to no other, nor in another", async () => {
    await order([wanted(1)], from("192.0.2.7"));
    await fill(rateLimits.shopCart.pair.tries);
    expect((await order([wanted(1)], from("192.0.2.7"))).status).toBe(429);
    expect((await order([wanted(1)], from("192.0.2.8"))).status).toBe(201);
    const other = await openShop(stack, { name: "Duka la Pili" });
    const theirs = await addProduct(stack, other);
    const line = {
      product_id: theirs.id,
      variant_id: theirs.variants[0]?.id ?? "",
      quantity: 1,
      price_minor: 2_500_000,
    };
    expect((await order([line], from("192.0.2.7"), "en", other.slug)).status).toBe(201);
  });

  it("counts for nothing once it is ordered, however often that is said", async () => {
    const made = await order([wanted(1)], from("192.0.2.9"));
    const lost = await order([wanted(1)], from("192.0.2.9"));
    expect([made.status, lost.status]).toEqual([201, 201]);
    await fill(rateLimits.shopCart.pair.tries);
    expect((await order([wanted(1)], from("192.0.2.9"))).status).toBe(429);
    await fill(rateLimits.shopCart.pair.tries);
    const token = tokenOf(made.body);
    const shown = await call(stack, cart.get, { query: { token } });
    for (let count = 0; count < 3; count++) {
      const body = { ...shown, customer: { name: "Neema" } };
      const submitted = await request(stack, cart.submit, { query: { token }, body }, { headers: from("192.0.2.9") });
      expect(submitted.status).toBe(200);
    }
    expect((await order([wanted(1)], from("192.0.2.9"))).status).toBe(201);
    expect((await order([wanted(1)], from("192.0.2.9"))).status).toBe(429);
  });
});

describe("the products of a page", () => {
  it("are read on connections that have answered the back-office, too", async () => {
    const { token, slug } = shop;
    for (let count = 0; count < 12; count++) {
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => stack.call("GET", "/products?limit=60", { token })),
        ...Array.from({ length: 10 }, () => stack.call("GET", `/public/shops/${slug}`)),
      ]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
  });

  it("go on after those that came with the shop, to the last of them", async () => {
    const large = await openShop(stack, { name: "Duka Kubwa" });
    for (let count = 0; count < 63; count++) await addProduct(stack, large, { name: `Kikoi ${count}` });
    const params = { slug: large.slug };
    const first = await call(stack, publicShops.get, { params });
    const rest = await call(stack, publicShops.products, { params, query: { cursor: first.next, limit: 100 } });
    expect([first.products.length, rest.items.length, rest.next]).toEqual([60, 3, null]);
    expect(new Set([...first.products, ...rest.items].map(({ id }) => id)).size).toBe(63);
    const found = await call(stack, publicShops.products, { params, query: { search: "kikoi 62" } });
    expect(found.items[0]?.name).toBe("Kikoi 62");
  });
});
