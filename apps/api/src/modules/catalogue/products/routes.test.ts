import { productBulkActions } from "@mauzo/contract/catalogue/product-bulk-actions";
import { type Product, type ProductInput, products } from "@mauzo/contract/catalogue/products";
import type { Action } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import {
  addCart,
  addMember,
  addProduct,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

const plain = { name: "Kikoi", category: "home", price_minor: 100, stock: 3 } as const;
const topping = { name: "Topping", min: 0, max: 2, add_ons: [{ name: "Nuts", price_minor: 50, stock: 4 }] };
const sizes = [
  { name: "Small", price_minor: 100, stock: 3 },
  { name: "Large", price_minor: 200, stock: 5 },
];
const put = (id: string, body: unknown, token = shop.token) =>
  requestSave(stack, products.update, { params: { id }, body }, { token });
const read = (id: string) => call(stack, products.get, { params: { id } }, shop);

const chosen = {
  ids: productBulkActions.ids,
  archiveMany: productBulkActions.archive,
  restoreMany: productBulkActions.restore,
};

describe("access", () => {
  const actions: Action[] = ["read", "create", "update", "delete"];
  const inputs = Object.entries({ ...products, ...chosen }).map(([name, endpoint]) => ({ name, endpoint }));
  const bodyOf = ({ method, path }: { method: string; path: string }, { id, updated_at }: Product) => {
    if (method === "GET") return undefined;
    return path === productBulkActions.archive.path || path === productBulkActions.restore.path
      ? { product_ids: [id] }
      : { ...plain, ...(method === "PUT" && { expected_updated_at: updated_at }) };
  };
  it.each(inputs)("to $name is refused without its grant and given with it", async ({ endpoint }) => {
    const product = await addProduct(stack, shop);
    const input = { params: { id: product.id }, body: bodyOf(endpoint, product) };
    const { resource, action: needed } = endpoint.access;
    const without = await addMember(stack, shop, [
      { resource, action: actions.filter((action) => action !== needed) },
      { resource: resource === "orders" ? "product" : "orders", action: actions },
    ]);
    const before = await countRows(stack, "products");
    expect((await request(stack, endpoint, input, without)).status).toBe(403);
    expect((await request(stack, endpoint, input)).status).toBe(401);
    expect(await countRows(stack, "products")).toBe(before);
    expect(await read(product.id)).toEqual(product);
    const granted = await addMember(stack, shop, [{ resource, action: needed }]);
    expect((await request(stack, endpoint, input, granted)).status).toBeLessThan(300);
  });

  it("to another shop's product is 404, and nothing of it changes", async () => {
    const product = await addProduct(stack, shop);
    expect(await request(stack, products.get, { params: { id: product.id } }, other)).toMatchObject({
      status: 404,
    });
    expect(await put(product.id, plain, other.token)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await read(product.id)).toEqual(product);
    const { items } = await call(stack, products.list, { query: { limit: 100 } }, other);
    expect(items).toEqual([]);
  });
});

describe("a product", () => {
  it("without variants gets one default variant of its price and stock", async () => {
    const created = await request(stack, products.create, { body: plain }, shop);
    expect(created.status).toBe(201);
    const { batch_id, ...product } = products.create.reply.parse(created.body);
    expect(batch_id).toBeNull();
    expect(product).toMatchObject({
      variants: [{ name: "", price: { minor: 100, currency: "TZS" }, stock: 3 }],
      price_from: { minor: 100 },
      price_to: { minor: 100 },
      stock: 3,
      add_on_groups: [],
    });
    expect(await read(product.id)).toEqual(product);
    expect(await stockOf(stack, product.variants[0]?.id ?? "")).toEqual({ stock: 3, moved: 3 });
  });

  it("holds variants and add-on groups, each with a price and a stock of its own", async () => {
    const product = await addProduct(stack, shop, { variants: sizes, add_on_groups: [topping] });
    expect(product).toMatchObject({
      price_from: { minor: 100 },
      price_to: { minor: 200 },
      stock: 8,
      variants: [
        { name: "Small", price: { minor: 100 }, stock: 3 },
        { name: "Large", price: { minor: 200 }, stock: 5 },
      ],
      add_on_groups: [{ name: "Topping", min: 0, max: 2, add_ons: [{ name: "Nuts", price: { minor: 50 }, stock: 4 }] }],
    });
    const [group] = product.add_on_groups;
    expect(await stockOf(stack, group?.add_ons[0]?.id ?? "")).toEqual({ stock: 4, moved: 4 });
  });

  it("changes as a whole: kept by id, added without one, left out is gone from every list", async () => {
    const { id, variants, add_on_groups } = await addProduct(stack, shop, {
      variants: sizes,
      add_on_groups: [topping],
    });
    const [small] = variants;
    const [group] = add_on_groups;
    const changed = await put(id, {
      ...plain,
      name: "Kanga",
      variants: [
        { name: "Huge", price_minor: 900, stock: 1 },
        { id: small?.id, name: "Tiny", price_minor: 90, stock: 3 },
      ],
      add_on_groups: [
        { ...topping, id: group?.id, name: "Extra", add_ons: [{ name: "Milk", price_minor: 0, stock: null }] },
      ],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: "Kanga",
        stock: 4,
        variants: [{ name: "Huge" }, { id: small?.id, name: "Tiny", price: { minor: 90 } }],
        add_on_groups: [{ id: group?.id, name: "Extra", add_ons: [{ name: "Milk", stock: null }] }],
      },
    });
    const emptied = await put(id, plain);
    expect(emptied).toMatchObject({ body: { variants: [{ name: "", stock: 3 }], add_on_groups: [] } });
    expect(await read(id)).toEqual(emptied.body);
  });

  it("keeps what was sold while a form was open", async () => {
    const { id, variants } = await addProduct(stack, shop, { stock: 10 });
    const [variant] = variants;
    const token = await addCart(stack, shop, [makeCartLine({ ...(await read(id)) }, 4)]);
    const cart = await stack.call("GET", `/api/v1/order?token=${token}`);
    expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body: cart.body })).status).toBe(200);
    expect((await read(id)).stock).toBe(6);

    // The form showed 10 and asks for 15: five units came in.
    expect(await put(id, { ...plain, stock: 15, stock_was: 10 })).toMatchObject({ status: 200, body: { stock: 11 } });
    // It showed 10 and asks for 0, where 11 are left now: only the difference is applied.
    expect(await put(id, { ...plain, stock: 0, stock_was: 10 })).toMatchObject({ status: 200, body: { stock: 1 } });
    expect(await put(id, { ...plain, stock: 0, stock_was: 10 })).toMatchObject({ status: 409 });
    expect(await stockOf(stack, variant?.id ?? "")).toEqual({ stock: 1, moved: 1 });
    expect(await put(id, { ...plain, stock: 7 })).toMatchObject({ status: 200, body: { stock: 7 } });
    expect(await stockOf(stack, variant?.id ?? "")).toEqual({ stock: 7, moved: 7 });
  });

  it("never counts more than a stock may be, however it is added up", async () => {
    const { id } = await addProduct(stack, shop, { stock: 1_000_000 });
    expect((await put(id, { ...plain, stock: 1_000_000, stock_was: 0 })).status).toBe(422);
    expect((await read(id)).stock).toBe(1_000_000);
  });

  it("is not overwritten by a form that read it before somebody else's change", async () => {
    const { id, updated_at } = await addProduct(stack, shop);
    const first = await put(id, { ...plain, name: "First", expected_updated_at: updated_at });
    expect(first).toMatchObject({ status: 200, body: { name: "First" } });
    expect(await put(id, { ...plain, name: "Late", expected_updated_at: updated_at })).toMatchObject({ status: 409 });
    expect((await read(id)).name).toBe("First");
  });

  it("takes one of many parallel changes made from the same reading", async () => {
    const { id, updated_at } = await addProduct(stack, shop);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(id, { ...plain, expected_updated_at: updated_at })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe("refusals leave nothing behind", () => {
  const foreign = "00000000-0000-7000-8000-000000000000";
  const tall = "x".repeat(10_000);
  const bad: [string, object][] = [
    ["an unknown field", { shop_id: foreign }],
    ["an unknown field in a variant", { variants: [{ ...sizes[0], product_id: foreign }] }],
    [
      "an unknown field in an add-on",
      { add_on_groups: [{ ...topping, add_ons: [{ ...topping.add_ons[0], free: true }] }] },
    ],
    ["a variant that does not exist", { variants: [{ ...sizes[0], id: foreign }] }],
    ["a group that does not exist", { add_on_groups: [{ ...topping, id: foreign }] }],
    [
      "an add-on that does not exist",
      { add_on_groups: [{ ...topping, add_ons: [{ ...topping.add_ons[0], id: foreign }] }] },
    ],
    ["two variants of one name", { variants: [sizes[0], sizes[0]] }],
    ["variants without a name", { variants: [{ ...sizes[0], name: "" }, sizes[1]] }],
    ["no price", { price_minor: undefined }],
    ["a negative price", { price_minor: -1 }],
    ["a price with a fraction", { price_minor: 1.5 }],
    ["a price as text", { price_minor: "100" }],
    ["a price beyond all prices", { price_minor: 2 ** 53 }],
    ["a negative stock", { stock: -1 }],
    ["more stock than there is", { stock: 1_000_001 }],
    ["a name of nothing", { name: " " }],
    ["a name without end", { name: tall }],
    ["a description without end", { description: tall }],
    ["no such category", { category: "weapons" }],
    ["a picture by script", { image_url: "javascript:alert(1)" }],
    ["a picture anybody on the way can change", { image_url: "http://elsewhere.example/kanga.webp" }],
    ["a picture from nowhere", { image_url: "//evil.example/x.png" }],
    ["a least above the most", { add_on_groups: [{ ...topping, min: 3 }] }],
    ["a group of nothing", { add_on_groups: [{ ...topping, add_ons: [] }] }],
    ["a moment that is none", { expected_updated_at: "yesterday" }],
  ];
  it.each(bad)("%s", async (_, change) => {
    const product = await addProduct(stack, shop, { variants: sizes, add_on_groups: [topping] });
    const tables = ["products", "variants", "add_ons", "add_on_groups", "stock_movements"];
    const counts = () => Promise.all(tables.map((table) => countRows(stack, table)));
    const before = await counts();
    expect((await request(stack, products.create, { body: { ...plain, ...change } }, shop)).status).toBe(422);
    expect((await put(product.id, { ...plain, ...change })).status).toBe(422);
    expect(await counts()).toEqual(before);
    expect(await read(product.id)).toEqual(product);
  });

  it("ids of another shop's product, or of another product of this one", async () => {
    const input: Partial<ProductInput> = { variants: sizes, add_on_groups: [topping] };
    const mine = await addProduct(stack, shop, input);
    for (const theirs of [await addProduct(stack, other, input), await addProduct(stack, shop, input)]) {
      const [variant] = theirs.variants;
      const [group] = theirs.add_on_groups;
      const addOns = [{ ...topping.add_ons[0], id: group?.add_ons[0]?.id }];
      for (const change of [
        { variants: [{ ...sizes[0], id: variant?.id }] },
        { add_on_groups: [{ ...topping, id: group?.id }] },
        { add_on_groups: [{ ...topping, add_ons: addOns }] },
        { add_on_groups: [{ ...topping, id: mine.add_on_groups[0]?.id, add_ons: addOns }] },
      ])
        expect((await put(mine.id, { ...plain, ...change })).status).toBe(422);
    }
    expect(await read(mine.id)).toEqual(mine);
  });
});
