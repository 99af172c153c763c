import { products } from "@mauzo/contract/catalogue/products";
import { CartConflict, cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import {
  addCart,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const show = (token: string) => call(stack, cart.get, { query: { token } });
const submit = (token: string, body: unknown) => request(stack, cart.submit, { query: { token }, body });
type Wish = { quantity?: number; stock?: number; language?: "en" | "sw" };
async function newCart({ quantity = 1, stock = 5, language = "en" }: Wish = {}) {
  const product = await addProduct(stack, shop, { price_minor: 100, stock });
  const token = await addCart(stack, shop, [makeCartLine(product, quantity)], language);
  const variantId = product.variants[0]?.id ?? "";
  const order = (units: number) => ({ products: [{ id: product.id, variants: [{ id: variantId, quantity: units }] }] });
  const change = (body: object) =>
    callSave(
      stack,
      products.update,
      { params: { id: product.id }, body: { name: "Kikoi", category: "home", price_minor: 100, ...body } },
      shop,
    );
  return { product, token, variantId, order, change };
}

describe("a price that changed since it was shown", () => {
  it("is 409 with the cart as it is now, which can then be ordered", async () => {
    const { token, change } = await newCart({ language: "sw" });
    const shown = await show(token);
    await change({ price_minor: 120 });
    const refused = await submit(token, shown);
    expect(refused.status).toBe(409);
    const { detail, cart: now } = CartConflict.parse(refused.body);
    expect(detail).toMatch(/^Bei au bidhaa zimebadilika/);
    expect(now).toMatchObject({ state: "open", total: { minor: 120 } });
    expect(now.version).not.toBe(shown.version);
    expect(await countRows(stack, "orders where number = $1", [shown.order_id])).toBe(0);
    expect(await submit(token, shown)).toMatchObject({ status: 409 });
    expect(await submit(token, now)).toMatchObject({ status: 200, body: { total: { minor: 120 } } });
  });

  it("is noticed without a version too: against what was last shown", async () => {
    const { token, change, order } = await newCart();
    await show(token);
    await change({ price_minor: 120 });
    expect(await submit(token, order(1))).toMatchObject({ status: 409 });
    // The 409 response showed the new price.
    expect(await submit(token, order(1))).toMatchObject({ status: 200, body: { total: { minor: 120 } } });
  });

  it("is not held against a link nobody looked at", async () => {
    const { token, change, order } = await newCart();
    await change({ price_minor: 120 });
    expect(await submit(token, order(1))).toMatchObject({ status: 200, body: { total: { minor: 120 } } });
  });

  it("does not include what a buyer need not agree to: names, texts, stock", async () => {
    const { token, change } = await newCart();
    const shown = await show(token);
    await change({ name: "Kikoi kipya", description: "Mpya", stock: 4 });
    expect(await submit(token, shown)).toMatchObject({ status: 200 });
  });
});

describe("what is sold out", () => {
  it.each([
    ["en", "Only 2 left of Kikoi.", "Kikoi is sold out."],
    ["sw", "Kikoi: zimebaki 2 tu.", "Kikoi imeisha."],
  ] as const)("is 409 in words (%s) with what is left", async (language, some, none) => {
    const { token, change, order, variantId } = await newCart({ language, quantity: 3 });
    await show(token);
    await change({ stock: 2 });
    const refused = await submit(token, order(3));
    expect(refused.status).toBe(409);
    const { detail, cart: now } = CartConflict.parse(refused.body);
    expect(detail).toBe(some);
    expect(now.products[0]?.variants[0]).toMatchObject({ available: 2, quantity: 3 });
    await change({ stock: 0 });
    expect(await submit(token, order(1))).toMatchObject({ status: 409, body: { detail: none } });
    expect(await stockOf(stack, variantId)).toEqual({ stock: 0, moved: 0 });
    expect(await countRows(stack, "orders where number = $1", [now.order_id])).toBe(0);
    await change({ stock: 2 });
    expect(await submit(token, order(2))).toMatchObject({ status: 200 });
  });

  it("names the add-on that ran out, and keeps the stock of all that came with it", async () => {
    const extra = { name: "Extra", min: 0, max: 5, add_ons: [{ name: "Nuts", price_minor: 1, stock: 1 }] };
    const product = await addProduct(stack, shop, { name: "Uji", stock: 9, add_on_groups: [extra] });
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const addOnId = product.add_on_groups[0]?.add_ons[0]?.id ?? "";
    const variantId = product.variants[0]?.id ?? "";
    const chosen = {
      id: product.id,
      variants: [{ id: variantId, quantity: 1 }],
      add_ons: [{ id: addOnId, quantity: 2 }],
    };
    const refused = await submit(token, { products: [chosen] });
    expect(refused).toMatchObject({ status: 409, body: { detail: "Only 1 left of Uji · Nuts." } });
    expect(await stockOf(stack, variantId)).toEqual({ stock: 9, moved: 9 });
  });

  it("or taken off the shelf since leaves the cart without it", async () => {
    const { token, product, order } = await newCart();
    const shown = await show(token);
    const variants = [{ name: "Only this", price_minor: 5, stock: 1 }];
    const body = { name: "Kikoi", category: "home", variants };
    await callSave(stack, products.update, { params: { id: product.id }, body }, shop);
    expect(await submit(token, shown)).toMatchObject({ status: 409, body: { cart: { total: { minor: 0 } } } });
    expect((await submit(token, order(1))).status).toBe(422);
  });
});

describe("a repeated submit", () => {
  it("gives the same order again, and takes stock once", async () => {
    const { token, order, variantId } = await newCart({ quantity: 2 });
    const first = await submit(token, order(2));
    expect(first.status).toBe(200);
    for (let time = 0; time < 3; time++)
      expect(await submit(token, order(2))).toMatchObject({ status: 200, body: first.body });
    expect(await stockOf(stack, variantId)).toEqual({ stock: 3, moved: 3 });
  });

  it("with something else in it is 409 and changes nothing", async () => {
    const { token, order, variantId } = await newCart({ quantity: 2 });
    const { order_id } = cart.submit.reply.parse((await submit(token, order(2))).body);
    const other = await submit(token, order(1));
    expect(other).toMatchObject({ status: 409, body: { order_id, cart: { state: "ordered", total: { minor: 200 } } } });
    expect(await stockOf(stack, variantId)).toEqual({ stock: 3, moved: 3 });
    expect(await countRows(stack, "orders where number = $1 and quantity = 2", [order_id])).toBe(1);
  });

  it("from another customer is 409 with the one who ordered, and changes nothing", async () => {
    const { token, order } = await newCart();
    const from = (name: string, phone: string) => ({ ...order(1), customer: { name, phone }, note: "Leo" });
    const { order_id } = cart.submit.reply.parse((await submit(token, from("Neema", "0754 999 888"))).body);
    const neema = { name: "Neema", phone: "+255754999888" };
    for (const [name, phone] of [
      ["Other", "0711 111 111"],
      ["Neema", "0711 111 111"],
      ["Other", "0754 999 888"],
    ] as const)
      expect(await submit(token, from(name, phone))).toMatchObject({
        status: 409,
        body: { cart: { customer: neema } },
      });
    expect(await submit(token, { ...from("Neema", "0754 999 888"), note: "Kesho" })).toMatchObject({ status: 409 });
    for (const same of [from("Neema", "+255754999888"), order(1), await show(token)])
      expect(await submit(token, same)).toMatchObject({ status: 200, body: { order_id } });
  });

  it("with different contents in parallel: one wins, the others hear that it is sent", async () => {
    const { token, order, variantId } = await newCart();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((units) => submit(token, order(units))));
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 4 });
    const { quantity } = cart.submit.reply.parse(answers.find(({ status }) => status === 200)?.body);
    expect(await stockOf(stack, variantId)).toEqual({ stock: 5 - quantity, moved: 5 - quantity });
  });
});
