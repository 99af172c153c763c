import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport } from "../../../../test/product-imports.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const thresholds = async (id: string) =>
  (await call(stack, products.get, { params: { id } }, shop)).variants.map(({ low_stock_at }) => low_stock_at);
const low = async () =>
  (await call(stack, products.list, { query: { stock: "low", limit: 100 } }, shop)).items.map(({ id }) => id);

it("is written with a product or its variants, stays where it is left out, and is taken away by null", async () => {
  const simple = await addProduct(stack, shop, { name: "Chumvi", price_minor: 500, stock: 3, low_stock_at: 5 });
  expect(await thresholds(simple.id)).toEqual([5]);
  expect(await low()).toContain(simple.id);
  const { name, category } = simple;
  const save = (body: object) =>
    callSave(
      stack,
      products.update,
      { params: { id: simple.id }, body: { name, category, price_minor: 500, ...body } },
      shop,
    );
  await save({ stock: 3 });
  expect(await thresholds(simple.id)).toEqual([5]);
  await save({ stock: 3, low_stock_at: null });
  expect(await thresholds(simple.id)).toEqual([null]);
  expect(await low()).not.toContain(simple.id);
  const { items } = await call(stack, products.changes, { params: { id: simple.id }, query: {} }, shop);
  expect(items[0]?.changes).toEqual([{ of: "", field: "low_stock_at", before: 5, after: null }]);
  const variants = [
    { name: "S", price_minor: 1, stock: 1, low_stock_at: 2 },
    { name: "L", price_minor: 1, stock: 1 },
  ];
  expect(await thresholds((await addProduct(stack, shop, { variants })).id)).toEqual([2, null]);
});

it("is set for many at once, and taken back but where somebody set another since", async () => {
  const [one, other] = [
    await addProduct(stack, shop, { price_minor: 1, stock: 4, low_stock_at: 1 }),
    await addProduct(stack, shop, { price_minor: 1, stock: 4 }),
  ];
  const body = { product_ids: [one.id, other.id], edit: { field: "low_stock_at" as const, to: 6 } };
  const { id, products: changed } = await call(stack, productEdits.apply, { body }, shop);
  expect(changed.map(({ changes }) => changes)).toEqual([
    [{ of: "", field: "low_stock_at", before: 1, after: 6 }],
    [{ of: "", field: "low_stock_at", before: null, after: 6 }],
  ]);
  expect(await low()).toEqual(expect.arrayContaining([one.id, other.id]));
  const { name, category } = other;
  const since = { name, category, price_minor: 1, stock: 4, low_stock_at: 9 };
  await callSave(stack, products.update, { params: { id: other.id }, body: since }, shop);
  const { body: undone } = await request(stack, productEdits.undo, { params: { id: id ?? "" } }, shop);
  expect(undone).toEqual({ undone: 1, archived: 0, kept: [{ id: other.id, name }], more: false });
  expect([await thresholds(one.id), await thresholds(other.id)]).toEqual([[1], [9]]);
});

it("comes with a file, stays where the file does not say it, and is no word", async () => {
  const sold = await addProduct(stack, shop, { name: "Sukari", price_minor: 100, stock: 4, low_stock_at: 2 });
  const kept = await addProduct(stack, shop, { name: "Majani", price_minor: 100, stock: 4, low_stock_at: 7 });
  const file = "Jina,Bei,Idadi,Onyo likifika\nSukari,1,4,12\nMajani,2,4,\nUnga,3,4,chache\n";
  const checked = await checkImportFile(stack, shop, file);
  const { items } = await call(stack, productImports.broken, { params: { id: checked.id }, query: {} }, shop);
  expect(items.map(({ line, problems }) => [line, problems])).toEqual([
    [4, [{ field: "low_stock_at", kind: "stock" }]],
  ]);
  await runImport(stack, shop, checked.id);
  expect([await thresholds(sold.id), await thresholds(kept.id)]).toEqual([[12], [7]]);
});
