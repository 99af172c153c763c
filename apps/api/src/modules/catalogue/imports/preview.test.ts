import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport } from "../../../../test/product-imports.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
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

const goods = `Jina,Maelezo,Aina,Saizi,Bei,Idadi,SKU,Barcode,Hali
Gauni refu,Zuri sana,Nguo na mapambo,S,"35,000",3,GAU-S,6001,Dukani
Gauni refu,,,M,Tsh 36000/=,4,GAU-M,6002,
Viatu,,,,28k,7,,,Rasimu
`;

it("says in the file of broken rows why, and leaves that out when the file comes back", async () => {
  const sheetOf = async (id: string, language: string) => {
    const headers = { authorization: `Bearer ${shop.token}`, "accept-language": language };
    const file = await fetch(`${stack.url}/product-imports/${id}/broken.csv`, { headers });
    const cells: string[][] = parse(await file.text(), { bom: true });
    return cells;
  };
  const { id } = await checkImportFile(stack, shop, "name,price,stock\nKanga,ghali,3\nKofia,5000,mbili\nSaa,9000,1\n");
  const sheet = await sheetOf(id, "en");
  expect(sheet).toEqual([
    ["What is wrong", "name", "price", "stock"],
    ["This is not a price. Write it such as 25,000 or 25000.50.", "Kanga", "ghali", "3"],
    ["This is not a count. Write a whole number, 0 or more.", "Kofia", "5000", "mbili"],
  ]);
  expect((await sheetOf(id, "sw"))[0]).toEqual(["Kasoro", "name", "price", "stock"]);
  const mended = sheet.map((row) => row.map((cell) => (cell === "ghali" ? "12000" : `"${cell}"`)).join(",")).join("\n");
  const again = await checkImportFile(stack, shop, mended);
  expect(again).toMatchObject({ mapping: [null, "name", "price", "stock"], counts: { new: 1, broken: 1 } });
  expect(await sheetOf(again.id, "sw")).toEqual([
    ["Kasoro", "name", "price", "stock"],
    ["Hii si idadi. Andika namba nzima, 0 au zaidi.", "Kofia", "5000", "mbili"],
  ]);
  expect((await runImport(stack, shop, again.id)).counts).toMatchObject({ new: 1 });
  const { items } = await call(stack, products.list, {}, shop);
  expect(items).toMatchObject([{ name: "Kanga", description: "" }]);
});

const previewOf = (id: string) => call(stack, productImports.preview, { params: { id } }, shop);

it("is shown as it would come out before it is imported: the first of it, and how many more", async () => {
  const money = (minor: number) => ({ minor, currency: "TZS" });
  const options = { option_names: ["Saizi"], price_minor: undefined, stock: undefined };
  const variants = ["S", "M"].map((size) => ({ option_values: [size], price_minor: 3_000_000, stock: 2 }));
  await addProduct(stack, shop, { name: "Gauni refu", category: "media", ...options, variants });
  const kikoi = await addProduct(stack, shop, { name: "Kikoi", price_minor: 0, stock: 1 });
  const file = `${goods}Kikoi,,,,0,4,,,\nKofia,,,,0,,,,\nSaa,,,,ghali,,,,\n`;
  const { id, free } = await checkImportFile(stack, shop, file);
  expect(free).toBe(1);
  const { products: shown, more } = await previewOf(id);
  const plain = { category: "home", status: "published", variants: 0 };
  const noCodes = { codes: [], more_codes: 0 };
  expect(more).toBe(0);
  expect(shown).toEqual([
    {
      line: 2,
      becomes: {
        ...{ name: "Gauni refu", category: "clothing & accessories", status: "published" },
        ...{ price_from: money(3_500_000), price_to: money(3_600_000), stock: 7, variants: 2 },
      },
      was: {
        ...{ name: "Gauni refu", category: "media", status: "published" },
        ...{ price_from: money(3_000_000), price_to: money(3_000_000), stock: 4, variants: 2 },
      },
      codes: [
        { variant: "S", field: "sku", was: null, becomes: "GAU-S" },
        { variant: "S", field: "barcode", was: null, becomes: "6001" },
        { variant: "M", field: "sku", was: null, becomes: "GAU-M" },
        { variant: "M", field: "barcode", was: null, becomes: "6002" },
      ],
      more_codes: 0,
    },
    {
      line: 4,
      becomes: {
        ...{ ...plain, name: "Viatu", status: "draft" },
        ...{ price_from: money(2_800_000), price_to: money(2_800_000), stock: 7 },
      },
      was: null,
      ...noCodes,
    },
    {
      line: 5,
      becomes: { ...plain, name: "Kikoi", price_from: money(0), price_to: money(0), stock: 4 },
      was: { ...plain, name: "Kikoi", category: kikoi.category, price_from: money(0), price_to: money(0), stock: 1 },
      ...noCodes,
    },
    {
      line: 6,
      becomes: { ...plain, name: "Kofia", price_from: money(0), price_to: money(0), stock: 0 },
      was: null,
      ...noCodes,
    },
  ]);
  expect((await runImport(stack, shop, id)).free).toBe(1);
  expect(await previewOf(id)).toEqual({ products: [], more: 0 });
  const lines = Array.from({ length: 30 }, (_, index) => `Bidhaa ${index},1000`);
  const long = await previewOf((await checkImportFile(stack, shop, `name,price\n${lines.join("\n")}`)).id);
  expect([long.products.length, long.more]).toEqual([20, 10]);
});

it("shows the codes a product would get, beside those it has, and of many how many more", async () => {
  await addProduct(stack, shop, { name: "Kofia", sku: "K-1", barcode: "600" });
  const codesOf = async (file: string) => {
    const { products: shown } = await previewOf((await checkImportFile(stack, shop, file)).id);
    return shown.map(({ codes, more_codes }) => [codes, more_codes]);
  };
  // Columns that the file does not have keep their values.
  expect(await codesOf("name,price,sku,barcode\nKofia,1000,K-2,\nKanga,1000,N-1,N-2\n")).toEqual([
    [[{ variant: "", field: "sku", was: "K-1", becomes: "K-2" }], 0],
    [
      [
        { variant: "", field: "sku", was: null, becomes: "N-1" },
        { variant: "", field: "barcode", was: null, becomes: "N-2" },
      ],
      0,
    ],
  ]);
  const sizes = Array.from({ length: 9 }, (_, at) => `${at}`);
  const option = { option_names: ["Saizi"], price_minor: undefined, stock: undefined };
  const variants = sizes.map((size) => ({ option_values: [size], price_minor: 100, stock: 1, sku: `A-${size}` }));
  await addProduct(stack, shop, { name: "Viatu", ...option, variants });
  const rows = [...sizes, "40"].map((size) => `Viatu,${size},1000,B-${size}`).join("\n");
  const [[codes = [], more] = []] = await codesOf(`name,size,price,sku\n${rows}\n`);
  expect(codes).toHaveLength(6);
  expect(codes).toContainEqual({ variant: "3", field: "sku", was: "A-3", becomes: "B-3" });
  expect(more).toBe(4);
});
