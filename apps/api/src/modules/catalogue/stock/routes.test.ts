import type { AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import { products } from "@mauzo/contract/catalogue/products";
import { type StockItem, stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { groupInput } from "../../../../test/add-on-group-calls.ts";
import { cursorOf } from "../../../../test/cursor-of.ts";
import { call, request } from "../../../../test/endpoints.ts";
import {
  addCart,
  addMember,
  addProduct,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const idOf = (product: Awaited<ReturnType<typeof addProduct>>) => product.variants[0]?.id ?? "";
const add = async (count: number | undefined = 10) => idOf(await addProduct(stack, shop, { stock: count }));
const post = (endpoint: typeof stock.restock | typeof stock.adjust, id: string, body: object, caller: object = shop) =>
  request(stack, endpoint, { params: { id }, body }, caller);
const count = (lines: object[], headers = {}) => request(stack, stock.count, { body: { lines } }, { ...shop, headers });
const ledgerOf = async (id: string, query = {}) =>
  call(stack, stock.movements, { params: { id }, query }, { token: shop.token });
const list = (query: object) => call(stack, stock.list, { query: { ...query } }, shop);
const setThreshold = (id: string, low_stock_at: number | null) =>
  call(stack, stock.setThreshold, { params: { id }, body: { low_stock_at } }, shop);

async function buy(product: Awaited<ReturnType<typeof addProduct>>, quantity: number) {
  const token = await addCart(stack, shop, [makeCartLine(product, quantity)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  return call(stack, cart.submit, { query: { token }, body: shown.body });
}

describe("the list", () => {
  let items: StockItem[];
  let gift: AddOnGroup | undefined;
  beforeAll(async () => {
    shop = await openShop(stack);
    const group = { name: "Zawadi", min: 0, max: 1, add_ons: [{ name: "Karatasi", price_minor: 1, stock: 4 }] };
    const uncounted = { name: "Jina", min: 0, max: 1, add_ons: [{ name: "Kushona", price_minor: 1, stock: null }] };
    const kanga = await addProduct(stack, shop, {
      name: "Kanga",
      variants: ["Bluu", "Nyekundu"].map((name) => ({ name, price_minor: 1, stock: 6 })),
      add_on_groups: [group, uncounted],
    });
    gift = kanga.add_on_groups[0];
    await addProduct(stack, shop, { name: "Sabuni", stock: 0 });
    const gone = await addProduct(stack, shop, { name: "Kofia", stock: 0, add_on_groups: [group] });
    await call(stack, products.archive, { params: { id: gone.id } }, shop);
    items = (await list({})).items;
  });

  it("has variants and counted add-ons of what is on offer, in the order in which they were added", () => {
    const shown = items.map(({ product_name, name, kind, stock: left }) => [product_name, name, kind, left]);
    expect(shown).toEqual([
      ["Kanga", "Bluu", "variant", 6],
      ["Kanga", "Nyekundu", "variant", 6],
      ["Kanga", "Karatasi", "add_on", 4],
      ["Sabuni", "", "variant", 0],
    ]);
  });

  it("comes in pages that miss nothing and repeat nothing", async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next });
    expect([...first.items, ...second.items]).toEqual(items);
    expect(second.next).toBeNull();
  });

  it("finds items by their product", async () => {
    expect((await list({ search: "kanga" })).items).toEqual(items.slice(0, 3));
    expect((await list({ search: "kanga", limit: 1, cursor: cursorOf("created", items[0]?.id ?? "") })).items).toEqual(
      items.slice(1, 2),
    );
    expect((await list({ search: "hakuna kitu" })).items).toEqual([]);
  });

  it("tells what is low and what is out, by the threshold of each", async () => {
    expect((await list({ filter: "low" })).items).toEqual([]);
    expect((await list({ filter: "out" })).items.map(({ product_name }) => product_name)).toEqual(["Sabuni"]);
    const [blue, red] = items;
    await setThreshold(blue?.id ?? "", 6);
    await setThreshold(red?.id ?? "", 5);
    await setThreshold(gift?.add_ons[0]?.id ?? "", 4);
    const low = await list({ filter: "low" });
    expect(low.items.map(({ name, low_stock_at }) => [name, low_stock_at])).toEqual([
      ["Bluu", 6],
      ["Karatasi", 4],
    ]);
    expect((await list({ filter: "low", search: "sabuni" })).items).toEqual([]);
    expect(await call(stack, stock.summary, {}, shop)).toEqual({ all: 4, low: 2, out: 1 });
    await setThreshold(blue?.id ?? "", null);
    expect(await call(stack, stock.summary, {}, shop)).toEqual({ all: 4, low: 1, out: 1 });
  });

  it("is of one category, with the add-ons that its products offer", async () => {
    const none = { items: [], next: null };
    expect(await list({ category: "food & beverages" })).toEqual(none);
    const soda = await addProduct(stack, shop, { name: "Soda", category: "food & beverages", stock: 0 });
    const water = await addProduct(stack, shop, {
      ...{ name: "Maji", category: "food & beverages", stock: 3 },
      add_on_groups: gift ? [groupInput(gift)] : [],
    });
    const named = async (query: object) =>
      (await list({ category: "food & beverages", ...query })).items.map(({ product_name, name, category }) => [
        ...[product_name, name, category],
      ]);
    const food = [
      ["Maji", "Karatasi", "food & beverages"],
      ["Soda", "", "food & beverages"],
      ["Maji", "", "food & beverages"],
    ];
    expect(await named({})).toEqual(food);
    expect(await named({ search: "maji" })).toEqual([food[0], food[2]]);
    expect(await named({ filter: "out" })).toEqual([food[1]]);
    expect(await named({ cursor: cursorOf("created", idOf(soda)) })).toEqual([food[2]]);
    expect((await list({ category: "home" })).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    const summary = (category: "home" | "food & beverages" | "media") =>
      call(stack, stock.summary, { query: { category } }, shop);
    expect(await summary("food & beverages")).toEqual({ all: 3, low: 1, out: 1 });
    expect(await summary("media")).toEqual({ all: 0, low: 0, out: 0 });
    await call(stack, products.archive, { params: { id: water.id } }, shop);
    expect(await named({})).toEqual([food[1]]);
    const other = await openShop(stack);
    expect(await call(stack, stock.list, { query: { category: "food & beverages" } }, other)).toEqual(none);
  });
});

describe("one item", () => {
  beforeAll(async () => {
    shop = await openShop(stack);
  });

  it("is restocked, adjusted and sold, and its ledger says by whom, why and how many there were", async () => {
    const product = await addProduct(stack, shop, { stock: 10 });
    const id = idOf(product);
    const restocked = await post(stock.restock, id, { quantity: 5, unit_cost_minor: 90_000, note: "Kariakoo" });
    expect(restocked).toMatchObject({ status: 201, body: { id, stock: 15, product_name: "Kikoi" } });
    const { order_id } = await buy(product, 2);
    const adjusted = await post(stock.adjust, id, { delta: -3, cause: "damaged", note: "Maji yamemwagika" });
    expect(adjusted).toMatchObject({ status: 201, body: { stock: 10 } });
    const { items, next } = await ledgerOf(id);
    const by = { name: "Asha" };
    expect(items).toMatchObject([
      { delta: -3, stock_after: 10, reason: "adjustment", cause: "damaged", note: "Maji yamemwagika", order: null, by },
      { delta: -2, stock_after: 13, reason: "sale", cause: null, by: null, order: { order_id } },
      { delta: 5, stock_after: 15, reason: "restock", unit_cost: { minor: 90_000, currency: "TZS" }, note: "Kariakoo" },
      { delta: 10, stock_after: 10, reason: "opening", unit_cost: null, by },
    ]);
    expect(next).toBeNull();
  });

  it("has a ledger whose pages count on, whatever happens meanwhile", async () => {
    const id = await add(1);
    for (let quantity = 1; quantity <= 4; quantity++) await post(stock.restock, id, { quantity });
    const first = await ledgerOf(id, { limit: 2 });
    expect(first.items.map(({ stock_after }) => stock_after)).toEqual([11, 7]);
    await post(stock.restock, id, { quantity: 100 });
    const second = await ledgerOf(id, { limit: 2, cursor: first.next });
    expect(second.items.map(({ delta, stock_after }) => [delta, stock_after])).toEqual([
      [2, 4],
      [1, 2],
    ]);
    const third = await ledgerOf(id, { limit: 2, cursor: second.next });
    expect(third).toMatchObject({ items: [{ reason: "opening", stock_after: 1 }], next: null });
  });

  it("tells who edited the product, too", async () => {
    const product = await addProduct(stack, shop, {
      stock: 4,
      add_on_groups: [{ name: "Zawadi", min: 0, max: 1, add_ons: [{ name: "Karatasi", price_minor: 1, stock: 4 }] }],
    });
    const [group] = product.add_on_groups;
    const addOn = group?.add_ons[0]?.id ?? "";
    const body = {
      name: "Kikoi",
      category: "home",
      price_minor: 100,
      stock: 9,
      add_on_groups: [
        {
          id: group?.id,
          name: "Zawadi",
          min: 0,
          max: 1,
          add_ons: [{ id: addOn, name: "K", price_minor: 1, stock: 1 }],
        },
      ],
    };
    const changed = { params: { id: product.id }, body: { ...body, expected_updated_at: product.updated_at } };
    await call(stack, products.update, changed, shop);
    for (const [id, delta] of [
      [idOf(product), 5],
      [addOn, -3],
    ] as const)
      expect((await ledgerOf(id)).items).toMatchObject([
        { delta, reason: "adjustment", cause: null, by: { name: "Asha" } },
        { delta: 4, reason: "opening", by: { name: "Asha" } },
      ]);
  });

  it("is not taken below nothing, nor above what is counted, and says what is left in both languages", async () => {
    const id = await add(3);
    const tooMany = { delta: -4, cause: "lost" };
    expect(await post(stock.adjust, id, tooMany)).toMatchObject({
      status: 409,
      body: { detail: "Not so many are left: only 3." },
    });
    expect(await post(stock.adjust, id, tooMany, { ...shop, headers: { "accept-language": "sw" } })).toMatchObject({
      status: 409,
      body: { detail: "Hazitoshi: zimebaki 3 tu." },
    });
    expect((await post(stock.restock, id, { quantity: 999_998 })).status).toBe(409);
    expect(await stockOf(stack, id)).toEqual({ stock: 3, moved: 3 });
    expect((await post(stock.restock, id, { quantity: 999_997 })).status).toBe(201);
  });

  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: 1_000_001 },
    { quantity: 1, unit_cost_minor: -1 },
    { quantity: 1, note: "x".repeat(201) },
  ])("is not restocked with %j", async (body) => {
    expect((await post(stock.restock, await add(), body)).status).toBe(422);
  });

  it.each([
    { delta: 0, cause: "found" },
    { delta: 1 },
    { delta: 1, cause: "sale" },
    { delta: 1, cause: "found", note: "x".repeat(201) },
  ])("is not adjusted with %j", async (body) => {
    expect((await post(stock.adjust, await add(), body)).status).toBe(422);
  });

  it("is restocked once, however often the same restock arrives", async () => {
    const id = await add(1);
    const headers = { "idempotency-key": "restock-once" };
    for (let tries = 0; tries < 3; tries++)
      expect((await post(stock.restock, id, { quantity: 5 }, { ...shop, headers })).body).toMatchObject({ stock: 6 });
    expect(await stockOf(stack, id)).toEqual({ stock: 6, moved: 6 });
  });

  it("keeps its ledger when its product is archived, and can still be put right", async () => {
    const product = await addProduct(stack, shop, { stock: 2 });
    await call(stack, products.archive, { params: { id: product.id } }, shop);
    expect((await post(stock.adjust, idOf(product), { delta: -2, cause: "lost" })).status).toBe(201);
    expect((await ledgerOf(idOf(product))).items).toHaveLength(2);
  });

  it("is nothing where it is not counted", async () => {
    const made = await addProduct(stack, shop, {
      add_on_groups: [{ name: "Jina", min: 0, max: 1, add_ons: [{ name: "Kushona", price_minor: 1, stock: null }] }],
    });
    const id = made.add_on_groups[0]?.add_ons[0]?.id ?? "";
    expect((await request(stack, stock.get, { params: { id } }, shop)).status).toBe(404);
    expect((await post(stock.restock, id, { quantity: 1 })).status).toBe(404);
    expect((await count([{ id, expected: 1, counted: 2 }])).body).toEqual({
      lines: [{ id, result: "not_counted", stock: null }],
    });
  });

  it.each(["x", "x.1", "00000000-0000-4000-8000-000000000000", "00000000-0000-4000-8000-000000000000.x"])(
    "has no page behind %j",
    async (cursor) => {
      const query = { cursor };
      expect((await request(stack, stock.movements, { params: { id: await add() }, query }, shop)).status).toBe(422);
    },
  );

  it("of another shop is 404, and so is a count that names it, whatever else is in it", async () => {
    const mine = await add(5);
    const theirs = idOf(await addProduct(stack, await openShop(stack), { stock: 5 }));
    for (const endpoint of [stock.get, stock.movements])
      expect((await request(stack, endpoint, { params: { id: theirs } }, shop)).status).toBe(404);
    expect((await post(stock.restock, theirs, { quantity: 1 })).status).toBe(404);
    expect((await post(stock.adjust, theirs, { delta: 1, cause: "found" })).status).toBe(404);
    expect((await count([mine, theirs].map((id) => ({ id, expected: 5, counted: 4 })))).status).toBe(404);
    for (const id of [mine, theirs]) expect(await stockOf(stack, id)).toEqual({ stock: 5, moved: 5 });
  });

  it("is read by who may read products, and changed by who may change them", async () => {
    const id = await add(5);
    const reader = await addMember(stack, shop, [{ resource: "product", action: "read" }]);
    expect((await request(stack, stock.get, { params: { id } }, reader)).status).toBe(200);
    expect((await post(stock.restock, id, { quantity: 1 }, reader)).status).toBe(403);
    const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    expect((await request(stack, stock.list, {}, seller)).status).toBe(403);
  });
});
