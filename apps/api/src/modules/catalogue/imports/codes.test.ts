import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport } from "../../../../test/product-imports.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { readImport } from "../../shop/imports/queries/import-records.ts";
import { listNext } from "../../shop/imports/queries/import-rows.ts";
import { evaluateRowGroups } from "./steps/evaluate-row-groups.ts";
import { writeProducts } from "./steps/write-products.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

type Code = "sku" | "barcode";
const codes: Code[] = ["sku", "barcode"];

/** Creates products A, B and so on, with the codes C-A, C-B and so on; returns their ids by name. */
async function stock(field: Code, ...names: string[]) {
  const made = new Map<string, string>();
  for (const name of names) made.set(name, (await addProduct(stack, shop, { name, [field]: `C-${name}` })).id);
  return made;
}
const codesNow = async (field: Code) => {
  const { items } = await call(stack, products.list, { query: { sort: "name", limit: 100 } }, shop);
  return Object.fromEntries(items.map(({ name, variants }) => [name, variants[0]?.[field]]));
};
const problems = async (id: string) =>
  (await call(stack, productImports.broken, { params: { id } }, shop)).items.map(({ line, problems }) => [
    line,
    ...problems.map(({ field, kind }) => [field, kind]),
  ]);
/**
 * Creates as many products as the file has unchanged rows in between, in one insert, since nothing is tested on them.
 */
const addUnchangedProducts = (count: number) =>
  stack.db.query(
    `with made as (
       insert into products (shop_id, name, category, description, price_from_minor, price_to_minor)
       select $1, 'Mpya ' || n, 'home', '', 100000, 100000 from generate_series(0, $2::int - 1) n returning id, name)
     insert into variants (shop_id, product_id, name, price_minor, stock, position, sku)
     select $1, id, '', 100000, 0, 0, 'N-' || split_part(name, ' ', 2) from made`,
    [shop.shopId, count],
  );
/** A file that gives codes to products by their ids, in this order; `between` adds rows that change nothing. */
const fileOf = (field: Code, ids: Map<string, string>, rows: string[][], between = 0) =>
  `handle,name,price,${field}\n${rows
    .map(([name = "", code]) => `${ids.get(name) ?? ""},${name},1000,${code}`)
    .join(`\n${Array.from({ length: between }, (_, at) => `,Mpya ${at},1000,N-${at}\n`).join("")}`)}\n`;

async function imports(field: Code, file: string, becomes: Record<string, string>) {
  const checked = await checkImportFile(stack, shop, file);
  expect(await problems(checked.id)).toEqual([]);
  const done = await runImport(stack, shop, checked.id);
  expect(done.counts).toEqual(checked.counts);
  expect(await problems(checked.id)).toEqual([]);
  expect(await codesNow(field)).toMatchObject(becomes);
  return done;
}

it.each(codes)("gives two products each other's %s, and back when it is taken back", async (field) => {
  const ids = await stock(field, "A", "B");
  const rows = [
    ["A", "C-B"],
    ["B", "C-A"],
  ];
  const done = await imports(field, fileOf(field, ids, rows), { A: "C-B", B: "C-A" });
  expect(done.counts).toEqual({ new: 0, changed: 2, unchanged: 0, broken: 0 });
  const history = await call(stack, products.changes, { params: { id: ids.get("A") ?? "" }, query: {} }, shop);
  expect(history.items[0]?.changes).toContainEqual(expect.objectContaining({ field, before: "C-A", after: "C-B" }));
  await call(stack, productEdits.undo, { params: { id: done.batch_id ?? "" } }, shop);
  expect(await codesNow(field)).toEqual({ A: "C-A", B: "C-B" });
});

it.each(codes)("turns the %s of three products round", async (field) => {
  const ids = await stock(field, "A", "B", "C");
  const rows = [
    ["A", "C-B"],
    ["B", "C-C"],
    ["C", "C-A"],
  ];
  await imports(field, fileOf(field, ids, rows), { A: "C-B", B: "C-C", C: "C-A" });
});

it.each([
  ["first", false],
  ["last", true],
])("passes codes on, whoever takes one standing %s", async (_, turned) => {
  const ids = await stock("sku", "A", "B");
  const rows = [
    ["A", "C-B"],
    ["B", "ZZ"],
  ];
  await imports("sku", fileOf("sku", ids, turned ? rows.toReversed() : rows), { A: "C-B", B: "ZZ" });
});

it("gives a new product the barcode of one that gets another", async () => {
  const ids = await stock("barcode", "A");
  const rows = [
    ["Mpya", "C-A"],
    ["A", "ZZ"],
  ];
  await imports("barcode", fileOf("barcode", ids, rows), { A: "ZZ", Mpya: "C-A" });
});

it.each([100, 400])("does so with %i rows between", async (between) => {
  const ids = await stock("sku", "A", "B");
  const rows = [
    ["A", "C-B"],
    ["B", "C-A"],
  ];
  await addUnchangedProducts(between);
  const done = await imports("sku", fileOf("sku", ids, rows, between), { A: "C-B", B: "C-A" });
  expect(done.counts).toMatchObject({ changed: 2, unchanged: between });
});

it("says before that rows which exchange codes stand too far apart", async () => {
  const ids = await stock("sku", "A", "B");
  const rows = [
    ["A", "C-B"],
    ["B", "C-A"],
  ];
  await addUnchangedProducts(520);
  const checked = await checkImportFile(stack, shop, fileOf("sku", ids, rows, 520));
  expect(checked.counts).toMatchObject({ unchanged: 520 });
  const told = [
    [2, ["sku", "held_sku"]],
    [523, ["sku", "held_sku"]],
  ];
  expect(await problems(checked.id)).toEqual(told);
  expect((await runImport(stack, shop, checked.id)).counts).toEqual(checked.counts);
  expect(await problems(checked.id)).toEqual(told);
  expect(await codesNow("sku")).toMatchObject({ A: "C-A", B: "C-B" });
});

it.each(codes)("says before that another product keeps its %s, and takes nothing", async (field) => {
  const ids = await stock(field, "A", "B", "C", "D");
  const rows = [
    ["B", "C-A"],
    ["A", "C-C"],
    ["D", "ZZ"],
  ];
  const checked = await checkImportFile(stack, shop, fileOf(field, ids, rows));
  const told = [
    [2, [field, `held_${field}`]],
    [3, [field, `held_${field}`]],
  ];
  expect(await problems(checked.id)).toEqual(told);
  expect(checked.counts).toEqual({ new: 0, changed: 1, unchanged: 0, broken: 2 });
  const done = await runImport(stack, shop, checked.id);
  expect(done.counts).toEqual(checked.counts);
  expect(await problems(checked.id)).toEqual(told);
  expect(await codesNow(field)).toEqual({ A: "C-A", B: "C-B", C: "C-C", D: "ZZ" });
});

it("says so where who has a SKU cannot take the barcode it would get with another", async () => {
  const first = await addProduct(stack, shop, { name: "A", sku: "C-A" });
  const second = await addProduct(stack, shop, { name: "B", sku: "C-B" });
  await addProduct(stack, shop, { name: "C", barcode: "6001" });
  const file = `handle,name,price,sku,barcode\n${first.id},A,1000,C-B,\n${second.id},B,1000,ZZ,6001\n`;
  const { id } = await checkImportFile(stack, shop, file);
  expect(await problems(id)).toEqual([
    [2, ["sku", "held_sku"]],
    [3, ["barcode", "held_barcode"]],
  ]);
});

it("says before what could not be written, which holds nobody else up", async () => {
  const variant = (name: string, sku?: string) => ({ name, price_minor: 100, stock: 1, option_values: [name], sku });
  const gown = await addProduct(stack, shop, {
    ...{ name: "Gauni", option_names: ["Saizi"], variants: [variant("S", "G-S"), variant("M", "G-M")] },
  });
  const ids = await stock("sku", "A");
  const file = `handle,name,price,sku,variant\n${gown.id},Gauni,1000,C-A,L\n${ids.get("A")},A,1000,ZZ,\n`;
  const checked = await checkImportFile(stack, shop, file);
  expect(await problems(checked.id)).toEqual([[2, [null, "other"]]]);
  expect((await runImport(stack, shop, checked.id)).counts).toEqual(checked.counts);
  expect(await codesNow("sku")).toEqual({ A: "ZZ", Gauni: "G-S" });
});

it("says so of a product in the file that is broken for another reason", async () => {
  const ids = await stock("sku", "A", "B");
  const file = `handle,name,price,sku\n${ids.get("A")},A,1000,C-B\n${ids.get("B")},B,ghali,C-A\n`;
  const checked = await checkImportFile(stack, shop, file);
  expect(await problems(checked.id)).toEqual([
    [2, ["sku", "held_sku"]],
    [3, ["price", "price"]],
  ]);
});

it("shows among the first products none whose code another one keeps", async () => {
  const ids = await stock("sku", "A", "B");
  const rows = [
    ["A", "C-B"],
    ["Mpya", "ZZ"],
  ];
  const { id } = await checkImportFile(stack, shop, fileOf("sku", ids, rows));
  const preview = await call(stack, productImports.preview, { params: { id } }, shop);
  expect(preview.products.map(({ becomes }) => becomes.name)).toEqual(["Mpya"]);
  expect(preview.more).toBe(0);
});

it("leaves all of them their codes where one of them cannot be written", async () => {
  const ids = await stock("sku", "A", "B");
  const rows = [
    ["A", "C-B"],
    ["B", "C-A"],
  ];
  const { id } = await checkImportFile(stack, shop, fileOf("sku", ids, rows));
  await call(stack, productImports.start, { params: { id } }, shop);
  const { shopId } = shop;
  const written = await inShop(stack.pool, shopId, async (tx) => {
    const found = await readImport(tx, { kind: "products", shopId, id });
    const looked = await evaluateRowGroups(tx, found, await listNext(tx, shopId, id, 0, 40));
    // Somebody archives a product meanwhile, so the evaluation is out of date.
    await call(stack, products.archive, { params: { id: ids.get("B") ?? "" } }, shop);
    return writeProducts(stack.deps, tx, found, looked);
  });
  expect(
    written.map(({ verdict, group }) => [verdict, ...group.variants.map(({ row }) => row.problems[0]?.kind)]),
  ).toEqual([
    ["broken", "other"],
    ["broken", "other"],
  ]);
  expect(await codesNow("sku")).toEqual({ A: "C-A" });
});

it("leaves all of them their codes where one was changed since in a way the file cannot", async () => {
  const ids = await stock("sku", "A", "B");
  const rows = [
    ["A", "C-B"],
    ["B", "C-A"],
  ];
  const { id } = await checkImportFile(stack, shop, fileOf("sku", ids, rows));
  await call(stack, products.archive, { params: { id: ids.get("B") ?? "" } }, shop);
  const done = await runImport(stack, shop, id);
  expect(done.counts).toMatchObject({ changed: 0, broken: 2 });
  expect(await problems(id)).toEqual([
    [2, ["sku", "held_sku"]],
    [3, [null, "archived"]],
  ]);
  expect(await codesNow("sku")).toMatchObject({ A: "C-A" });
});

it.each([0, 520])("says before that a row with %i between speaks of a product another row changes", async (between) => {
  const kanga = await addProduct(stack, shop, { name: "Kanga", sku: "K-1" });
  const kofia = await addProduct(stack, shop, { name: "Kofia", price_minor: 100_000 });
  await addUnchangedProducts(between);
  const others = Array.from({ length: between }, (_, at) => `,Mpya ${at},1000,N-${at}\n`).join("");
  // A row that changes nothing blocks no other row.
  const same = `${kofia.id},Kofia,1000,\n,Kofia,2000,\n`;
  const file = `handle,name,price,sku\n${same}${kanga.id},Khanga,2000,\n${others},Kanga,3000,\n,Kitenge,1,K-1\n`;
  const checked = await checkImportFile(stack, shop, file);
  const last = 5 + between;
  const told = [last, last + 1].map((line) => [line, [null, "twin_product"]]);
  expect(await problems(checked.id)).toEqual(told);
  const preview = await call(stack, productImports.preview, { params: { id: checked.id } }, shop);
  expect(preview.products.slice(0, 2).map(({ becomes }) => becomes.name)).toEqual(["Kofia", "Khanga"]);
  const done = await runImport(stack, shop, checked.id);
  expect(done.counts).toEqual(checked.counts);
  expect(await problems(checked.id)).toEqual(told);
});
