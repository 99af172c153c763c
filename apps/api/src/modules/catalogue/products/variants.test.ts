import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addPicture } from "../../../../test/picture-uploads.ts";
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

const plain = { name: "Gauni", category: "clothing & accessories", price_minor: 100, stock: 3 } as const;
const of = (sku: string | null, ...option_values: string[]) => ({ price_minor: 100, stock: 1, sku, option_values });
const options = ["Size", "Colour"];
const matrix = [of("G-S-R", "S", "Red"), of("G-L-R", "L", "Red")];
const put = (id: string, body: object) =>
  requestSave(stack, products.update, { params: { id }, body: { ...plain, ...body } }, shop);

describe("variants made of options", () => {
  it("are called by their values, and keep them", async () => {
    const made = await addProduct(stack, shop, { option_names: options, variants: matrix });
    expect(made).toMatchObject({
      option_names: options,
      variants: [
        { name: "S / Red", sku: "G-S-R", option_values: ["S", "Red"] },
        { name: "L / Red", sku: "G-L-R", option_values: ["L", "Red"] },
      ],
    });
    await put(made.id, { variants: [{ price_minor: 1, stock: 1, name: "One" }] });
    expect(await call(stack, products.get, { params: { id: made.id } }, shop)).toMatchObject({
      option_names: [],
      variants: [{ name: "One", sku: null, option_values: [] }],
    });
  });

  it.each([
    ["a value too few", { option_names: options, variants: [of(null, "S")] }],
    ["values without options", { variants: [of(null, "S")] }],
    ["the same values twice", { option_names: ["Size"], variants: [of(null, "S"), of(null, "s")] }],
    ["two options of one name", { option_names: ["Size", "size"], variants: [of(null, "S", "S")] }],
    ["four options", { option_names: ["A", "B", "C", "D"], variants: [of(null, "1", "2", "3", "4")] }],
    ["an empty value", { option_names: ["Size"], variants: [of(null, " ")] }],
    ["one SKU twice", { option_names: ["Size"], variants: [of("A1", "S"), of("a1", "L")] }],
    ["a SKU of two words", { option_names: ["Size"], variants: [of("A 1", "S")] }],
    [
      "a picture that is not the product's",
      { variants: [{ ...of(null), name: "S", picture_id: crypto.randomUUID() }] },
    ],
  ])("are refused with %s", async (_, body) => {
    expect((await request(stack, products.create, { body: { ...plain, ...body } }, shop)).status).toBe(422);
  });

  it("show one of the product's pictures each, until it goes", async () => {
    const picture = await addPicture(stack, shop, 20, 20);
    const variants = [{ name: "Red", price_minor: 1, stock: 1, picture_id: picture.id }];
    const pictures = [{ id: picture.id, alt: "Gauni jekundu" }];
    const made = await addProduct(stack, shop, { pictures, variants });
    expect(made).toMatchObject({ pictures: [{ alt: "Gauni jekundu" }], variants: [{ picture_id: picture.id }] });
    const left = made.variants.map(({ id }) => ({ id, name: "Red", price_minor: 1, stock: 1 }));
    expect(await put(made.id, { pictures: [], variants: left })).toMatchObject({
      body: { pictures: [], variants: [{ picture_id: null }] },
    });
  });
});

describe("a code", () => {
  it("is one variant's alone, may change hands within a product, and is free when its variant goes", async () => {
    const made = await addProduct(stack, shop, { option_names: ["Size"], variants: [of("ONE", "S"), of("TWO", "L")] });
    const clash = await request(stack, products.create, { body: { ...plain, sku: "one" } }, shop);
    expect(clash).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "sku"] }] } });
    const again = { ...plain, option_names: ["Size"], variants: [of("NEW", "S"), of("Two", "L")] };
    expect(await request(stack, products.create, { body: again }, shop)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "variants", 1, "sku"] }] },
    });
    const [small, large] = made.variants;
    const swapped = [
      { ...of("TWO", "S"), id: small?.id },
      { ...of("ONE", "L"), id: large?.id },
    ];
    expect(await put(made.id, { option_names: ["Size"], variants: swapped })).toMatchObject({
      status: 200,
      body: { variants: [{ sku: "TWO" }, { sku: "ONE" }] },
    });
    expect((await put(made.id, { option_names: ["Size"], variants: swapped.slice(1) })).status).toBe(200);
    expect((await request(stack, products.create, { body: { ...plain, sku: "TWO" } }, shop)).status).toBe(201);
    expect(
      (await request(stack, products.create, { body: { ...plain, sku: "TWO" } }, await openShop(stack))).status,
    ).toBe(201);
  });

  it("that somebody takes just now is refused, and nothing is kept of the product", async () => {
    const made = await addProduct(stack, shop, { name: "Kofia" });
    const other = await stack.db.connect();
    await other.query("begin");
    await other.query(
      `insert into variants (shop_id, product_id, name, price_minor, stock, position, barcode)
       values ($1, $2, 'Red', 1, 1, 1, '6001234567890')`,
      [shop.shopId, made.id],
    );
    const body = { ...plain, name: "Kofia ya pili", barcode: "6001234567890" };
    const answer = request(stack, products.create, { body }, shop);
    await vi.waitFor(async () => {
      const { rows } = await stack.db.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    });
    await other.query("commit");
    other.release();
    expect((await answer).status).toBe(409);
    expect((await call(stack, products.list, { query: { search: "Kofia ya pili" } }, shop)).items).toEqual([]);
  });
});

describe("what was changed", () => {
  it("is told field by field, with who did it, newest first", async () => {
    const made = await addProduct(stack, shop, { variants: [{ name: "S", price_minor: 100, stock: 3 }] });
    const [variant] = made.variants;
    await put(made.id, { variants: [{ id: variant?.id, name: "S", price_minor: 150, stock: 5 }], name: "Gauni refu" });
    await put(made.id, { variants: [{ id: variant?.id, name: "S", price_minor: 150, stock: 5 }], name: "Gauni refu" });
    await request(stack, products.archive, { params: { id: made.id } }, shop);
    await request(stack, products.restore, { params: { id: made.id } }, shop);
    const { items } = await call(stack, products.changes, { params: { id: made.id }, query: {} }, shop);
    expect(items.map(({ kind }) => kind)).toEqual(["restored", "archived", "changed", "created"]);
    const tzs = (minor: number) => ({ minor, currency: "TZS" });
    expect(items[2]?.changes).toEqual([
      { of: "", field: "name", before: made.name, after: "Gauni refu" },
      ...(made.category === plain.category
        ? []
        : [{ of: "", field: "category", before: made.category, after: plain.category }]),
      { of: "S", field: "price", before: tzs(100), after: tzs(150) },
      { of: "S", field: "stock", before: 3, after: 5 },
    ]);
    expect(items.every(({ by }) => by.length > 0)).toBe(true);
    const first = await call(stack, products.changes, { params: { id: made.id }, query: { limit: 3 } }, shop);
    const second = await call(
      stack,
      products.changes,
      { params: { id: made.id }, query: { limit: 3, cursor: first.next ?? "" } },
      shop,
    );
    expect([...first.items, ...second.items]).toEqual(items);
  });
});

describe("where it was sold", () => {
  it("counts units and orders of the last days, not those that were cancelled", async () => {
    const own = await openShop(stack);
    const product = await addProduct(stack, own, { stock: 50 });
    const read = () => call(stack, products.sales, { params: { id: product.id } }, own);
    expect(await read()).toEqual({ units: 0, orders: 0, total: { minor: 0, currency: "TZS" }, recent: [] });
    for (const quantity of [1, 2, 3]) {
      const token = await addCart(stack, own, [makeCartLine(product, quantity)]);
      const cart = await stack.call("GET", `/api/v1/order?token=${token}`);
      expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body: cart.body })).status).toBe(200);
    }
    await stack.db.query("update orders set fulfilment = 'cancelled' where shop_id = $1 and quantity = 2", [
      own.shopId,
    ]);
    expect(await read()).toMatchObject({ units: 4, orders: 2, recent: [{ quantity: 3 }, { quantity: 1 }] });
  });
});
