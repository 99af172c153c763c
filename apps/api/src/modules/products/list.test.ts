import type { Reply } from "@mauzo/contract/endpoint";
import { type ProductFilter, products } from "@mauzo/contract/products";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, get } from "../../../test/endpoints.ts";
import { addProduct, type OpenedShop } from "../../../test/market.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";

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

const list = (query: Partial<ProductFilter>) => get(stack, products.list, { query }, shop);
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
      const page: Reply<typeof products.list> = await get(stack, products.list, { query }, own);
      seen.push(...page.items);
      cursor = page.next;
    } while (cursor && seen.length < 20);
    expect(seen.map(({ name }) => name)).toEqual([
      ...["Áchali", "apple", "asali", "Boga", "ndizi", "Ndizi", "Ndizi", "zaituni"],
    ]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(added.length);
    const media = { sort: "name", category: "media" };
    expect((await get(stack, products.list, { query: media }, own)).items).toEqual([]);
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
    { category: "weapons" },
    { search: "x".repeat(81) },
    { sort: "price" },
    { status: "deleted" },
  ])("refuses %j", async (query) => {
    expect(await ask(stack, products.list, { query }, shop)).toMatchObject({ status: 422 });
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
