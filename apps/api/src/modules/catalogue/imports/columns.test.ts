import { type ImportMapping, ProductImport, productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport, runImportJobs, uploadImportFile } from "../../../../test/product-imports.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const shelf = async () =>
  (await call(stack, products.list, { query: { sort: "name" } }, shop)).items.map(({ name, price_from, stock }) => [
    name,
    price_from.minor,
    stock,
  ]);

it("a row that a comma in its price made longer is not imported as another price, until it is put right", async () => {
  const checked = await checkImportFile(stack, shop, "name,price,stock\nKanga,35,000,4\nKofia,5000,2\n");
  expect(checked.counts).toMatchObject({ new: 1, broken: 1 });
  const { items } = await call(stack, productImports.broken, { params: { id: checked.id } }, shop);
  expect(items).toMatchObject([{ line: 2, cells: ["Kanga", "35", "000", "4"], problems: [{ kind: "extra_cells" }] }]);
  const rows = [{ id: items[0]?.id ?? "", cells: ["Kanga", "35,000", "4"] }];
  await call(stack, productImports.repair, { params: { id: checked.id }, body: { rows } }, shop);
  await runImportJobs(stack, shop, checked.id);
  await runImport(stack, shop, checked.id);
  expect(await shelf()).toEqual([
    ["Kanga", 3_500_000, 4],
    ["Kofia", 500_000, 2],
  ]);
});

it("where a comma cut every price no row is imported, nor from the file of broken rows", async () => {
  const checked = await checkImportFile(stack, shop, "name,price,stock\nKanga,35,000,4\nKofia,5,000,200\n");
  expect(checked).toMatchObject({ headings: ["name", "price", "stock"], counts: { new: 0, broken: 2 } });
  const headers = { authorization: `Bearer ${shop.token}` };
  const file = await (await fetch(`${stack.url}/product-imports/${checked.id}/broken.csv`, { headers })).text();
  expect((await checkImportFile(stack, shop, file)).counts).toMatchObject({ new: 0, broken: 2 });
});

it("a column that no heading names may be given a meaning, and empty cells at the end are none", async () => {
  const checked = await checkImportFile(stack, shop, "name,price\nKanga,5000,4\nKofia,6000,2,,\n", [
    "name",
    "price",
    "stock",
  ]);
  expect(checked).toMatchObject({ headings: ["name", "price", ""], counts: { new: 2, broken: 0 } });
  await runImport(stack, shop, checked.id);
  expect(await shelf()).toEqual([
    ["Kanga", 500_000, 4],
    ["Kofia", 600_000, 2],
  ]);
});

it("a quotation mark that is never closed is told with its row", async () => {
  expect(await uploadImportFile(stack, shop, 'name,price\nKanga,1\n"Kofia,5000\nSaa,3\n')).toMatchObject({
    status: 422,
    body: { detail: "Row 3 opens a quotation mark that is never closed" },
  });
});

it.each(['name,price\nKanga,1\n"Kofia,5000\n"Saa",3\n', 'name,price,size\nKanga,1,S\n"Kofia,5000,M\nSaa,"big",3\n'])(
  "a quotation mark closed by one of the next row takes no row along: %j",
  async (file) => {
    expect(await uploadImportFile(stack, shop, file)).toMatchObject({
      status: 422,
      body: { detail: "Row 3 opens a quotation mark that is never closed" },
    });
  },
);

it("a cell may have several lines, quotation marks of its own, and a neighbour with one for inches", async () => {
  const checked = await checkImportFile(stack, shop, 'name,description,price\nKanga 15","Soft,\nand ""good""",5000\n', [
    "name",
    "description",
    "price",
  ]);
  expect(checked).toMatchObject({ counts: { new: 1, broken: 0 } });
});

it("columns are known by what people call them, and as they were said for the last file with these headings", async () => {
  const mappingOf = async (file: string, who = shop) =>
    ProductImport.parse((await uploadImportFile(stack, who, file)).body).mapping;
  const file = "Jina la bidhaa,Aina ya bidhaa,Bei ya bidhaa (TZS),Sifa za bidhaa\nKanga,home,9000,nyekundu\n";
  expect(await mappingOf(file)).toEqual(["name", "category", "price", null]);
  const said: ImportMapping = ["name", "category", "price", "description"];
  const { id, defaults } = ProductImport.parse((await uploadImportFile(stack, shop, file)).body);
  // A file that was only uploaded, not checked, sets no mapping for later ones.
  await uploadImportFile(stack, shop, file);
  await call(stack, productImports.check, { params: { id }, body: { mapping: said, defaults } }, shop);
  expect(await mappingOf(file)).toEqual(said);
  expect(await mappingOf(file.replace("Sifa", "Mtindo"))).toEqual(["name", "category", "price", null]);
  expect(await mappingOf(file, await openShop(stack))).toEqual(["name", "category", "price", null]);
});
