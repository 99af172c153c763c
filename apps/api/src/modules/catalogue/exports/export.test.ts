import { productExports } from "@mauzo/contract/catalogue/product-exports";
import { products } from "@mauzo/contract/catalogue/products";
import { productPath } from "@mauzo/format/text/product-address";
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

async function download(query = "") {
  const answer = await fetch(`${stack.url}/product-exports/products.csv${query}`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

const hostile = [
  ...["=1+1", "+255", "-5%", "@SUM(A1)", "'=1", "''+1", '"=1', ",=1", "a\n=1", "a,b;c\td", '"', '""', "'", "'90s"],
  ...[
    "＝1",
    "Ng'ombe",
    "مرحبا",
    "👨‍👩‍👧",
    "a\u202eb",
    "e\u0301",
    "0712",
    "TRUE",
    "1e9",
    "sep=;",
    "<b>",
    "a\\b",
    "x".repeat(120),
  ],
];

it("what is exported and imported again is the same, whatever it is called", async () => {
  for (const [index, name] of hostile.entries())
    await addProduct(stack, shop, {
      name,
      description: name,
      price_minor: undefined,
      stock: undefined,
      option_names: index % 2 === 0 ? ["=Saizi"] : [],
      variants: ["=S", "-M"].map((value, at) => ({
        name: value,
        price_minor: 100 * index + at,
        stock: at,
        sku: `=${index}-${at}`,
        option_values: index % 2 === 0 ? [value] : [],
      })),
    });
  const file = await download();
  const cells: string[][] = parse(file, { bom: true });
  expect(cells.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  const checked = await checkImportFile(stack, shop, file);
  expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: hostile.length, broken: 0 });

  const before = await call(stack, products.list, { query: { sort: "created_desc", limit: 100 } }, shop);
  const other = await openShop(stack);
  const taken = await checkImportFile(stack, other, file);
  expect(taken.counts).toEqual({ new: hostile.length, changed: 0, unchanged: 0, broken: 0 });
  await runImport(stack, other, taken.id);
  const after = await call(
    stack,
    products.list,
    { query: { sort: "created_desc", limit: 100 } },
    { token: other.token },
  );
  const said = ({ items }: typeof before) =>
    items
      .map(({ name, description, category, status, option_names, variants }) => ({
        ...{ name, description, category, status, option_names },
        variants: variants.map(({ name: variant, price, stock, sku }) => [variant, price.minor, stock, sku]),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(said(after)).toEqual(said(before));
});

it("has all that the list shows, page after page, and nothing else", async () => {
  for (let index = 0; index < 130; index++)
    await addProduct(stack, shop, {
      name: `Bidhaa ${index}`,
      category: index % 2 === 0 ? "home" : "media",
      ...(index === 0 && { status: "draft" }),
    });
  const lines = (text: string) => text.trim().split("\r\n").length - 1;
  expect(lines(await download())).toBe(130);
  expect(lines(await download("?category=media"))).toBe(65);
  expect(lines(await download("?status=draft"))).toBe(1);
  expect(lines(await download("?search=bidhaa%20117"))).toBeGreaterThan(0);
});

it("feeds a catalogue of Meta", async () => {
  const product = await addProduct(stack, shop, {
    name: "Gauni",
    description: "",
    image_url: "/pictures/gauni.svg",
    price_minor: undefined,
    stock: undefined,
    option_names: ["Rangi", "Saizi"],
    variants: [
      { price_minor: 2_500_000, stock: 3, option_values: ["Nyekundu", "S"] },
      { price_minor: 2_600_050, stock: 0, option_values: ["Bluu", "M"] },
    ],
  });
  await addProduct(stack, shop, { name: "Siri", status: "draft", image_url: "/pictures/siri.svg" });
  const [head = "", first = "", second = "", ...rest] = (await download("?form=meta&status=published"))
    .trim()
    .split("\r\n");
  expect(head).toBe(
    "id,title,description,availability,condition,price,link,image_link,brand,item_group_id,additional_image_link,quantity_to_sell_on_fb,color,size",
  );
  expect(first).toMatch(
    new RegExp(
      `^${product.variants[0]?.id},Gauni Nyekundu / S,Gauni,in stock,new,25000.00 TZS,http[^,]*${productPath(shop.slug, product)},http[^,]*/pictures/gauni.svg,`,
    ),
  );
  expect(first.endsWith(`,${product.id},,3,Nyekundu,S`)).toBe(true);
  expect(second).toContain(",out of stock,new,26000.50 TZS,");
  expect(rest).toEqual([]);
});

it("leaves out of the catalogue of Meta what it cannot take, and says which and why", async () => {
  const picture = { image_url: "/pictures/gauni.svg" };
  const add = async (name: string, more: Parameters<typeof addProduct>[2]) => {
    const { id } = await addProduct(stack, shop, { name, ...more });
    return { id, name };
  };
  const several = { price_minor: undefined, stock: undefined };
  const prices = (...all: number[]) => all.map((price_minor, index) => ({ name: `${index}`, price_minor, stock: 1 }));
  await add("Gauni", picture);
  const draft = await add("Siri", { ...picture, status: "draft", price_minor: 0 });
  const bare = await add("Bila picha", {});
  const free = await add("Zawadi", { ...picture, price_minor: 0 });
  const half = await add("Nusu", { ...picture, ...several, variants: prices(0, 500) });
  const { id: gone } = await add("Zamani", picture);
  await call(stack, products.archive, { params: { id: gone } }, shop);
  const rows: string[][] = parse(await download("?form=meta"), { bom: true });
  expect(rows.slice(1).map(([, title]) => title)).toEqual(["Nusu 1", "Gauni"]);
  expect(await call(stack, productExports.feed, {}, shop)).toEqual({
    items: 2,
    gaps: [
      { kind: "draft", count: 1, products: [draft] },
      { kind: "no_picture", count: 1, products: [bare] },
      { kind: "free", count: 2, products: [half, free] },
    ],
  });
  const empty = await call(stack, productExports.feed, {}, await openShop(stack));
  expect(empty).toMatchObject({ items: 0, gaps: [{ count: 0 }, { count: 0 }, { count: 0 }] });
});
