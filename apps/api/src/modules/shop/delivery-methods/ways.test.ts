import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orders } from "@mauzo/contract/orders/orders";
import { type DeliveryMethod, deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { requestSave } from "../../../../test/saves.ts";
import {
  addCart,
  addMember,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { price_minor: 2_500_000, stock: 500 });
});
afterAll(() => stack.stop());

const method = (name: string, part: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...{ id: randomUUID(), name, fee_minor: 0, free_from_minor: null, asks_place: false, ...part },
});
const collect = method("Kuchukua dukani");
const boda = method("Boda Kinondoni", {
  id: "boda-kinondoni_1",
  fee_minor: 300_000,
  free_from_minor: 7_500_000,
  asks_place: true,
});
const save = (methods: DeliveryMethod[], by: { token: string } = shop) =>
  requestSave(stack, deliveryMethods.save, { body: { methods } }, by);
beforeEach(async () => {
  expect((await save([collect, boda])).status).toBe(200);
});

const link = (language: "en" | "sw" = "en") => addCart(stack, shop, [makeCartLine(product)], language);
const show = (token: string) => call(stack, cart.get, { query: { token } });
const submit = (token: string, delivery?: object, quantity = 1, more: object = {}) =>
  request(stack, cart.submit, {
    query: { token },
    body: { ...selectProduct(product, quantity), delivery, ...more },
  });
const orderOf = async (token: string) => {
  const { items } = await call(stack, orders.list, { query: { search: (await show(token)).order_id } }, shop);
  return call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
};
const money = (minor: number) => ({ minor, currency: "TZS" });

describe("the ways of a shop", () => {
  it("are set by an admin, in the shop's order, and are the shop's own", async () => {
    expect(await call(stack, deliveryMethods.get, {}, shop)).toMatchObject({ methods: [collect, boda] });
    const clerk = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
    expect((await save([], clerk)).status).toBe(403);
    expect((await call(stack, deliveryMethods.get, {}, clerk)).methods).toHaveLength(2);
    expect(await call(stack, deliveryMethods.get, {}, await openShop(stack))).toEqual({ methods: [], version: 0 });
    for (const wrong of [
      [method("")],
      [collect, collect],
      [method("X", { fee_minor: -1 })],
      Array.from({ length: 11 }, () => method("X")),
    ])
      expect((await save(wrong)).status).toBe(422);
  });
});

describe("a cart", () => {
  it("shows them, and takes the one that is chosen as a charge, with its place", async () => {
    const token = await link();
    expect((await show(token)).methods).toEqual([
      { id: collect.id, name: "Kuchukua dukani", fee: money(0), free_from: null, asks_place: false },
      { id: boda.id, name: "Boda Kinondoni", fee: money(300_000), free_from: money(7_500_000), asks_place: true },
    ]);
    const chosen = { method_id: boda.id, place: " Msimbazi 12 " };
    expect(await submit(token, chosen)).toMatchObject({ status: 200, body: { total: money(2_800_000) } });
    expect(await submit(token, chosen)).toMatchObject({ status: 200, body: { total: money(2_800_000) } });
    expect((await submit(token, { ...chosen, place: "Kwingine" })).status).toBe(409);
    const order = await orderOf(token);
    expect(order).toMatchObject({
      ...{ total: money(2_800_000), delivery: { method: "Boda Kinondoni", place: "Msimbazi 12" } },
      charges: [{ kind: "delivery", name: "Boda Kinondoni", amount: money(300_000) }],
    });
    const shown = await show(token);
    expect(shown).toMatchObject({ methods: [], delivery: { method: "Boda Kinondoni", place: "Msimbazi 12" } });
    expect(shown.order?.charges).toEqual(order.charges);
    const receipt = await fetch(stack.url + pathOf(orderDocuments.receipt, { query: { token, language: "en" } }));
    const text = (await readPdf(new Uint8Array(await receipt.arrayBuffer())))[0]?.text.replace(/\s+/g, " ");
    expect(text).toMatch(/Delivery: Boda Kinondoni, Msimbazi 12.*Boda Kinondoni 3,000\.00 TZS.*Total 28,000\.00 TZS/);
  });

  it("costs nothing to bring from so much on, or to collect; then there is no charge and no place", async () => {
    const [many, few] = [await link(), await link()];
    expect(await submit(many, { method_id: boda.id, place: "Msimbazi" }, 3)).toMatchObject({
      body: { total: money(7_500_000) },
    });
    expect(await orderOf(many)).toMatchObject({
      charges: [],
      delivery: { method: "Boda Kinondoni", place: "Msimbazi" },
    });
    expect(await submit(few, { method_id: collect.id, place: "Msimbazi" })).toMatchObject({
      body: { total: money(2_500_000) },
    });
    expect(await orderOf(few)).toMatchObject({ charges: [], delivery: { method: "Kuchukua dukani", place: "" } });
  });

  it("is not ordered without a way, or a place where one is asked for, and says so in its language", async () => {
    const token = await link("sw");
    const refused = (loc: string[], msg: string) => ({ status: 422, body: { detail: [{ loc, msg }] } });
    for (const delivery of [undefined, { method_id: null }, { method_id: randomUUID() }])
      expect(await submit(token, delivery)).toMatchObject(
        refused(["body", "delivery"], "Chagua utakavyopata oda yako."),
      );
    expect(await submit(token, { method_id: boda.id, place: "  " })).toMatchObject(
      refused(["body", "delivery", "place"], "Andika pa kukuletea oda."),
    );
    expect((await submit(token, { method_id: boda.id, place: "x".repeat(201) })).status).toBe(422);
    expect((await show(token)).state).toBe("open");
  });

  it.each([
    ["dearer", () => [collect, { ...boda, fee_minor: 450_000 }]],
    ["free later", () => [collect, { ...boda, free_from_minor: null }]],
    ["gone", () => [collect]],
    ["another's", () => [collect, { ...boda, id: randomUUID() }]],
  ])("is shown anew before anything is ordered when the way is %s", async (_, methods) => {
    const token = await link();
    const { version } = await show(token);
    const before = await countRows(stack, "orders where shop_id = $1", [shop.shopId]);
    await save(methods());
    const chosen = { method_id: boda.id, place: "Msimbazi" };
    const answers = await Promise.all([submit(token, chosen, 1, { version }), submit(token, chosen, 1, { version })]);
    expect(countByStatus(answers)).toEqual({ 409: 2 });
    expect(answers[0]).toMatchObject({ body: { cart: { state: "open" } } });
    expect(await countRows(stack, "orders where shop_id = $1", [shop.shopId])).toBe(before);
    const fresh = await show(token);
    const first = fresh.methods.at(-1)?.id;
    expect((await submit(token, { method_id: first, place: "Msimbazi" }, 1, { version: fresh.version })).status).toBe(
      200,
    );
  });

  it("of a shop that sets none is ordered as it always was, and older orders keep what they were", async () => {
    const token = await link();
    await submit(token, { method_id: boda.id, place: "Msimbazi" });
    await save([]);
    const plain = await link();
    expect((await submit(plain)).status).toBe(200);
    expect(await orderOf(plain)).toMatchObject({ delivery: null, charges: [] });
    expect((await orderOf(token)).delivery).toEqual({ method: "Boda Kinondoni", place: "Msimbazi" });
  });
});
