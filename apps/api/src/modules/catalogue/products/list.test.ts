import { productBulkActions } from "@mauzo/contract/catalogue/product-bulk-actions";
import { type ProductFilter, products } from "@mauzo/contract/catalogue/products";
import type { Reply } from "@mauzo/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cursorOf } from "../../../../test/cursor-of.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { fillLargeShop } from "../../../../test/fill-large-shop.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const names = [
  "Kikoi cha Mombasa",
  "Sufuria kubwa",
  "Maziwa mtindi 500ml",
  "50% off basket",
  "snake_case mug",
  "back\\slash hook",
  `quote's "best" pan`,
  "Unga wa sembe",
];

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  for (const name of names)
    await addProduct(stack, shop, { name, description: `Nzuri sana: ${name.length}`, category: "home" });
  for (let count = 0; count < 15; count++)
    await addProduct(stack, shop, { name: `Juisi ${count}`, category: "food & beverages" });
  const neighbour = await openShop(stack);
  await addProduct(stack, neighbour, { name: "Kikoi cha jirani" });
});
afterAll(() => stack.stop());

const list = (query: Partial<ProductFilter>) => call(stack, products.list, { query }, shop);
const find = async (search: string) => (await list({ search, limit: 100 })).items.map(({ name }) => name);

describe("the list", () => {
  it.each([1, 4, 7, 23, 100])("walks every product once, newest first, %i at a time", async (limit) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.next ?? undefined;
    } while (cursor && seen.length < 100);
    const expected = [...names, ...Array.from({ length: 15 }, (_, count) => `Juisi ${count}`)].reverse();
    expect(seen).toEqual(expected);
  });

  it.each([1, 4, 100])("walks every product once by name, as a person sorts names, %i at a time", async (limit) => {
    const own = await openShop(stack);
    const added = [];
    for (const name of ["zaituni", "Áchali", "Ndizi", "asali", "ndizi", "Ndizi", "Boga", "apple"])
      added.push(await addProduct(stack, own, { name }));
    const seen = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, unknown> = { sort: "name", limit, ...(cursor && { cursor }) };
      const page: Reply<typeof products.list> = await call(stack, products.list, { query }, own);
      seen.push(...page.items);
      cursor = page.next;
    } while (cursor && seen.length < 20);
    expect(seen.map(({ name }) => name)).toEqual([
      ...["Áchali", "apple", "asali", "Boga", "ndizi", "Ndizi", "Ndizi", "zaituni"],
    ]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(added.length);
    const media = { sort: "name", category: "media" };
    expect((await call(stack, products.list, { query: media }, own)).items).toEqual([]);
  });

  it("does not skip or repeat while products are added at its head", async () => {
    const first = await list({ limit: 10 });
    await addProduct(stack, shop, { name: "Mpya", category: "media" });
    const second = await list({ limit: 100, cursor: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ name }) => name)).not.toContain("Mpya");
    expect(first.items.length + second.items.length).toBe(names.length + 15);
  });

  it("keeps to a category, page after page", async () => {
    const first = await list({ category: "food & beverages", limit: 8 });
    const second = await list({ category: "food & beverages", limit: 8, cursor: first.next ?? "" });
    expect([first.items.length, second.items.length, second.next]).toEqual([8, 7, null]);
    expect((await list({ category: "jewelry & watches" })).items).toEqual([]);
  });

  it.each([
    { limit: "0" },
    { limit: "101" },
    { limit: "1.5" },
    { limit: "ten" },
    { cursor: "x" },
    { cursor: "0" },
    { sort: "name", cursor: cursorOf("created_desc", "00000000-0000-7000-8000-000000000000") },
    { category: "weapons" },
    { search: "x".repeat(81) },
    { sort: "size" },
    { stock: "some" },
    { price_least: "-1" },
    { status: "deleted" },
  ])("refuses %j", async (query) => {
    expect(await request(stack, products.list, { query }, shop)).toMatchObject({ status: 422 });
  });
});

describe("the search", () => {
  it.each([
    ["kikoi", ["Kikoi cha Mombasa"]],
    ["MOMBASA", ["Kikoi cha Mombasa"]],
    ["furi", ["Sufuria kubwa"]],
    ["mazi", ["Maziwa mtindi 500ml"]],
    ["  sembe ", ["Unga wa sembe"]],
    ["sufuira", ["Sufuria kubwa"]],
    ["mazwa", ["Maziwa mtindi 500ml"]],
    ["50% o", ["50% off basket"]],
    ["snake_", ["snake_case mug"]],
    ["back\\", ["back\\slash hook"]],
    [`quote's "best"`, [`quote's "best" pan`]],
    ["%", ["50% off basket"]],
    ["_", ["snake_case mug"]],
    ["\\", ["back\\slash hook"]],
    ["'", [`quote's "best" pan`]],
    ["nothing like it", []],
    ["jirani", []],
  ])("for %s finds %j", async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  it("finds words of the description, in a category, and everything for nothing", async () => {
    expect((await find("nzuri")).sort()).toEqual([...names].sort());
    expect((await list({ search: "juisi", category: "home" })).items).toEqual([]);
    expect((await list({ search: "  ", limit: 100 })).items.length).toBeGreaterThanOrEqual(names.length + 15);
  });
});

describe("by price and by what is left", () => {
  it("walks every product once, the cheapest or the dearest first, and keeps to a range", async () => {
    const own = await openShop(stack);
    for (const price_minor of [300, 100, 200, 200, 500]) await addProduct(stack, own, { price_minor });
    await addProduct(stack, own, {
      variants: [
        { name: "S", price_minor: 150, stock: 0 },
        { name: "L", price_minor: 900, stock: 2 },
      ],
    });
    const walk = async (query: Partial<ProductFilter>) => {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Reply<typeof products.list> = await call(
          stack,
          products.list,
          { query: { ...query, limit: 2, ...(cursor && { cursor }) } },
          own,
        );
        seen.push(...page.items.map(({ price_from }) => price_from.minor));
        cursor = page.next;
      } while (cursor && seen.length < 20);
      return seen;
    };
    expect(await walk({ sort: "price" })).toEqual([100, 150, 200, 200, 300, 500]);
    expect(await walk({ sort: "price_desc" })).toEqual([500, 300, 200, 200, 150, 100]);
    expect(await walk({ sort: "price", price_least: 250, price_most: 400 })).toEqual([150, 300]);
    expect(await walk({ sort: "price", price_most: 0 })).toEqual([]);
  });

  it("tells what is there, running low and out", async () => {
    const own = await openShop(stack);
    const made = [];
    for (const stock of [0, 2, 9]) made.push(await addProduct(stack, own, { name: `Left ${stock}`, stock }));
    const [out, low, enough] = made.map(({ id }) => id);
    const halfOut = await addProduct(stack, own, {
      variants: [
        { name: "S", price_minor: 1, stock: 0 },
        { name: "L", price_minor: 1, stock: 2 },
      ],
    });
    await stack.db.query("update variants set low_stock_at = 3 where product_id = any($1)", [[low, enough]]);
    const ids = async (stock: "in" | "low" | "out") =>
      (await call(stack, products.list, { query: { stock, sort: "name" } }, own)).items.map(({ id }) => id).sort();
    expect(await ids("out")).toEqual([out]);
    expect(await ids("low")).toEqual([low]);
    expect(await ids("in")).toEqual([low, enough, halfOut.id].sort());
  });

  it("finds a product by the code of one of its variants, in whatever letters", async () => {
    const own = await openShop(stack);
    const made = await addProduct(stack, own, { name: "Kanga", sku: "KNG-01", barcode: "6001234567890" });
    await addProduct(stack, own, { name: "Kitenge" });
    for (const search of ["kng-01", "6001234567890"])
      expect((await call(stack, products.list, { query: { search } }, own)).items.map(({ id }) => id)).toEqual([
        made.id,
      ]);
  });
});

describe("the ids of a list", () => {
  it.each([
    {},
    { sort: "name" },
    { sort: "price_desc", category: "home" },
    { search: "juisi" },
    { search: "nothing like it" },
    { stock: "in", price_least: 100, price_most: 100_000 },
    { stock: "out" },
    { status: "draft" },
    { status: "archived", sort: "price" },
  ] as const)("are those it shows, in its order: %j", async (query) => {
    const { items } = await list({ ...query, limit: 100 });
    expect(await call(stack, productBulkActions.ids, { query }, shop)).toEqual({
      ids: items.map(({ id }) => id),
      more: false,
    });
  });

  it("are all that a search finds, where the list leads to the newest of them", async () => {
    const own = await openShop(stack);
    await fillLargeShop(stack, own, 250);
    const { ids, more } = await call(stack, productBulkActions.ids, { query: { search: "nzuri" } }, own);
    expect([new Set(ids).size, more]).toEqual([250, false]);
  });

  it("are refused by the same filters", async () => {
    for (const query of [{ category: "weapons" }, { status: "deleted" }, { sort: "size" }])
      expect(await request(stack, productBulkActions.ids, { query }, shop)).toMatchObject({ status: 422 });
  });
});
