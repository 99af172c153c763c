import { type ImportCategory, ProductImport, productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport, runImportJobs, uploadImportFile } from "../../../../test/product-imports.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** Maps category words of a checked file; returns the response, and the file after the new check. */
async function say(shop: OpenedShop, { id, mapping, defaults }: ProductImport, categories: ImportCategory[]) {
  const answer = await request(
    stack,
    productImports.check,
    { params: { id }, body: { mapping, defaults, categories } },
    shop,
  );
  await runImportJobs(stack, shop, id);
  return { status: answer.status, now: await call(stack, productImports.get, { params: { id } }, shop) };
}

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
  const checked = await checkImportFile(stack, shop, file);
  expect(checked.counts).toEqual({ new: 1, changed: 0, unchanged: 0, broken: 4 });
  expect(checked.unknown_categories).toEqual([
    { word: expect.stringMatching(/^vitambaa$/i), rows: 2 },
    { word: "Umeme", rows: 1 },
    { word: "__proto__", rows: 1 },
  ]);
  const { now: some } = await say(shop, checked, [
    { word: "Vitambaa", category: "clothing & accessories" },
    { word: "__proto__", category: "home" },
  ]);
  expect(some.counts).toEqual({ new: 4, changed: 0, unchanged: 0, broken: 1 });
  expect(some.unknown_categories).toEqual([{ word: "Umeme", rows: 1 }]);
  const { now: all } = await say(shop, checked, [{ word: "UMEME", category: "electronics" }]);
  expect(all).toMatchObject({ counts: { new: 5, broken: 0 }, unknown_categories: [] });
  expect(all.categories).toHaveLength(3);
  await runImport(stack, shop, checked.id);
  const { items } = await call(stack, products.list, { query: { sort: "name", limit: 100 } }, shop);
  expect(items.map(({ name, category }) => [name, category])).toEqual([
    ["Khanga", "clothing & accessories"],
    ["Kikapu", "home"],
    ["Kitenge", "clothing & accessories"],
    ["Redio", "electronics"],
    ["Taa", "electronics"],
  ]);
});

it("what was said for the shop's last file holds for its next, of the words that stand in it, until something else is said", async () => {
  const shop = await openShop(stack);
  const file = (...words: string[]) =>
    `name,category,price\n${words.map((word, at) => `Bidhaa ${at},${word},1000`).join("\n")}\n`;
  const older = await checkImportFile(stack, shop, file("Vitambaa", "Umeme"));
  await say(shop, older, [
    { word: "Vitambaa", category: "home" },
    { word: "Umeme", category: "electronics" },
  ]);
  const newer = await checkImportFile(stack, shop, file("VITAMBAA"));
  expect(newer.categories).toEqual([{ word: "vitambaa", category: "home", remembered: true }]);
  const { now } = await say(shop, newer, [{ word: "vitambaa", category: "clothing & accessories" }]);
  const said = { word: "vitambaa", category: "clothing & accessories" };
  expect(now.categories).toEqual([{ ...said, remembered: false }]);

  const uploaded = ProductImport.parse((await uploadImportFile(stack, shop, file("vitambaa", "Mbao"))).body);
  expect(uploaded.categories).toEqual([{ ...said, remembered: true }]);
  const checked = await checkImportFile(stack, shop, file("vitambaa", "Mbao"));
  expect(checked).toMatchObject({ counts: { new: 1, broken: 1 }, unknown_categories: [{ word: "Mbao", rows: 1 }] });
  expect((await say(shop, checked, [])).now.categories).toEqual([{ ...said, remembered: true }]);
  // A mapping that points to a column without these words keeps none of them.
  const other = { ...checked, mapping: ["category" as const, "name" as const, "price" as const] };
  expect((await say(shop, other, [])).now.categories).toEqual([]);
  expect((await checkImportFile(stack, await openShop(stack), file("Vitambaa"))).categories).toEqual([]);
});

it("an import keeps no more words than it may", async () => {
  const shop = await openShop(stack);
  const checked = await checkImportFile(stack, shop, "name,category,price\nTaa,Umeme,30000\n");
  const words = (from: number) =>
    Array.from({ length: 50 }, (_, at): ImportCategory => ({ word: `neno ${from + at}`, category: "home" }));
  for (const from of [0, 50, 100, 150]) expect((await say(shop, checked, words(from))).status).toBe(202);
  const { status, now } = await say(shop, checked, words(151));
  expect([status, now.categories.length]).toEqual([422, 200]);

  const another = await checkImportFile(stack, shop, "name,category,price\nTaa,Umeme,30000\n");
  await say(shop, another, words(200));
  const lines = Array.from({ length: 250 }, (_, at) => `Bidhaa ${at},neno ${at},1000`).join("\n");
  const next = await checkImportFile(stack, shop, `name,category,price\n${lines}\n`);
  expect([next.categories.length, next.counts]).toEqual([200, { new: 200, changed: 0, unchanged: 0, broken: 50 }]);
});

it("a word is counted in every row of the file that has it, and in no other shop's", async () => {
  const other = await openShop(stack);
  await checkImportFile(stack, other, "name,category,price,stock\nKofia,Vitambaa,4000,1\n");
  const shop = await openShop(stack);
  const file = [
    "name,category,size,price,stock",
    "Kitenge,Vitambaa,S,12000,4",
    "Kitenge,Vitambaa,M,12000,4",
    "Khanga,vitambaa ,,ghali,5",
    "Kofia,Umeme,,ghali,2",
    "Redio,electronics,,ghali,2",
    // A long text in the wrong column is repaired in its row.
    `Kabati,${"mbao ngumu ".repeat(20)},,9000,1`,
  ].join("\n");
  const { unknown_categories } = await checkImportFile(stack, shop, file);
  expect(unknown_categories).toEqual([
    { word: expect.stringMatching(/^vitambaa$/i), rows: 3 },
    { word: "Umeme", rows: 1 },
  ]);
});
