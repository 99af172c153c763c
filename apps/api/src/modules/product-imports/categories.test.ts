import { type ImportCategory, productImports } from "@mauzo/contract/product-imports";
import { products } from "@mauzo/contract/products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { get } from "../../../test/endpoints.ts";
import { checkFile, runImport, work } from "../../../test/product-imports.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("a file may call categories what it likes: each word is said once, for all its rows", async () => {
  const shop = await openShop(stack);
  const file = [
    "name,category,price,stock",
    "Kitenge,Vitambaa,12000,4",
    'Khanga,"  VITAMBAA ",9000,5',
    "Taa,Umeme,30000,1",
    "Redio,electronics,50000,2",
    "Kikapu,__proto__,7000,3",
  ].join("\n");
  const checked = await checkFile(stack, shop, file);
  expect(checked.counts).toEqual({ new: 1, changed: 0, unchanged: 0, broken: 4 });
  expect(checked.unknown_categories).toEqual([
    { word: expect.stringMatching(/^vitambaa$/i), rows: 2 },
    { word: "Umeme", rows: 1 },
    { word: "__proto__", rows: 1 },
  ]);
  const say = async (categories: ImportCategory[]) => {
    const { mapping, defaults } = checked;
    await get(
      stack,
      productImports.check,
      { params: { id: checked.id }, body: { mapping, defaults, categories } },
      shop,
    );
    await work(stack, shop, checked.id);
    return get(stack, productImports.get, { params: { id: checked.id } }, shop);
  };
  const some = await say([
    { word: "Vitambaa", category: "clothing & accessories" },
    { word: "__proto__", category: "home" },
  ]);
  expect(some.counts).toEqual({ new: 4, changed: 0, unchanged: 0, broken: 1 });
  expect(some.unknown_categories).toEqual([{ word: "Umeme", rows: 1 }]);
  const all = await say([{ word: "UMEME", category: "electronics" }]);
  expect(all).toMatchObject({ counts: { new: 5, broken: 0 }, unknown_categories: [] });
  expect(all.categories).toHaveLength(3);
  await runImport(stack, shop, checked.id);
  const { items } = await get(stack, products.list, { query: { sort: "name", limit: 100 } }, shop);
  expect(items.map(({ name, category }) => [name, category])).toEqual([
    ["Khanga", "clothing & accessories"],
    ["Kikapu", "home"],
    ["Kitenge", "clothing & accessories"],
    ["Redio", "electronics"],
    ["Taa", "electronics"],
  ]);
});

it("a word is counted in every row of the file that has it, and in no other shop's", async () => {
  const other = await openShop(stack);
  await checkFile(stack, other, "name,category,price,stock\nKofia,Vitambaa,4000,1\n");
  const shop = await openShop(stack);
  const file = [
    "name,category,size,price,stock",
    "Kitenge,Vitambaa,S,12000,4",
    "Kitenge,Vitambaa,M,12000,4",
    "Khanga,vitambaa ,,ghali,5",
    "Kofia,Umeme,,ghali,2",
    "Redio,electronics,,ghali,2",
    // A whole text in the wrong column is put right in its row.
    `Kabati,${"mbao ngumu ".repeat(20)},,9000,1`,
  ].join("\n");
  const { unknown_categories } = await checkFile(stack, shop, file);
  expect(unknown_categories).toEqual([
    { word: expect.stringMatching(/^vitambaa$/i), rows: 3 },
    { word: "Umeme", rows: 1 },
  ]);
});
