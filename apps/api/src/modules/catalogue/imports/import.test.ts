import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { checkImportFile, runImport, runImportJobs, uploadImportFile } from "../../../../test/product-imports.ts";
import { addMember, addProduct, countRows, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
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
  (await call(stack, products.list, { query: { sort: "name", limit: 100 } }, shop)).items.map(
    ({ name, description, category, status, option_names, variants }) => ({
      ...{ name, description, category, status, option_names },
      variants: variants.map(({ name: variant, price, stock, sku, barcode }) => [
        variant,
        price.minor,
        stock,
        sku,
        barcode,
      ]),
    }),
  );
const broken = async (id: string) =>
  (await call(stack, productImports.broken, { params: { id } }, shop)).items.map(({ line, problems }) => [
    line,
    ...problems.map(({ kind }) => kind),
  ]);

const goods = `Jina,Maelezo,Aina,Saizi,Bei,Idadi,SKU,Barcode,Hali
Gauni refu,Zuri sana,Nguo na mapambo,S,"35,000",3,GAU-S,6001,Dukani
Gauni refu,,,M,Tsh 36000/=,4,GAU-M,6002,
Viatu,,,,28k,7,,,Rasimu
`;

describe("names of a price list", () => {
  const known = async (...names: string[]) =>
    (await call(stack, productImports.known, { body: { names } }, shop)).products.map(({ name }) => name);

  it("are known in whatever letters, of this shop's products only, without archived ones", async () => {
    await addProduct(stack, shop, { name: "Gauni Refu" });
    await addProduct(stack, await openShop(stack), { name: "Viatu" });
    const { id } = await addProduct(stack, shop, { name: "Kofia" });
    await call(stack, products.archive, { params: { id } }, shop);
    expect(await known("gauni refu", "Viatu", "kofia", "Gauni")).toEqual(["Gauni Refu"]);
  });

  it("are told with their prices to who may change them", async () => {
    const { id, variants } = await addProduct(stack, shop, { name: "Sketi", price_minor: 700 });
    const ask = { body: { names: ["sketi"] } };
    const price = { minor: 700, currency: "TZS" };
    const all = [{ id, name: "Sketi", variants: [{ id: variants[0]?.id, name: "", price }] }];
    expect((await call(stack, productImports.known, ask, shop)).products).toEqual(all);
    const member = await addMember(stack, shop, [{ resource: "product", action: ["create", "read"] }]);
    expect((await call(stack, productImports.known, ask, { token: member.token })).products).toEqual([
      { id, name: "Sketi", variants: [] },
    ]);
  });
});

describe("a file of products", () => {
  it("becomes products with variants, their stock in the ledger and their history written", async () => {
    const checked = await checkImportFile(stack, shop, goods);
    expect(checked).toMatchObject({
      state: "checked",
      rows: 3,
      done: 3,
      counts: { new: 2, changed: 0, unchanged: 0, broken: 0 },
    });
    expect(await shelf()).toEqual([]);
    const done = await runImport(stack, shop, checked.id);
    expect(done).toMatchObject({ state: "done", done: 3, counts: { new: 2, changed: 0, unchanged: 0, broken: 0 } });
    expect(await shelf()).toEqual([
      {
        ...{ name: "Gauni refu", description: "Zuri sana", category: "clothing & accessories", status: "published" },
        option_names: ["Saizi"],
        variants: [
          ["S", 3_500_000, 3, "GAU-S", "6001"],
          ["M", 3_600_000, 4, "GAU-M", "6002"],
        ],
      },
      {
        ...{ name: "Viatu", description: "", category: "home", status: "draft", option_names: [] },
        variants: [["", 2_800_000, 7, null, null]],
      },
    ]);
    expect(await countRows(stack, "product_changes where shop_id = $1 and kind = 'created'", [shop.shopId])).toBe(2);
    expect(await countRows(stack, "stock_movements where shop_id = $1 and reason = 'opening'", [shop.shopId])).toBe(3);
  });

  it("imported again changes nothing, and says so before", async () => {
    await runImport(stack, shop, (await checkImportFile(stack, shop, goods)).id);
    const before = await stack.db.query("select * from products where shop_id = $1 order by id", [shop.shopId]);
    const again = await checkImportFile(stack, shop, goods);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, broken: 0 });
    await runImport(stack, shop, again.id);
    const after = await stack.db.query("select * from products where shop_id = $1 order by id", [shop.shopId]);
    expect(after.rows).toEqual(before.rows);
  });

  it("changes by SKU what it names, and leaves what it does not say", async () => {
    await runImport(stack, shop, (await checkImportFile(stack, shop, goods)).id);
    const changed = await checkImportFile(stack, shop, "name,sku,price,stock\nGauni refu la sherehe,gau-m,40000,9\n");
    expect(changed.counts).toEqual({ new: 0, changed: 1, unchanged: 0, broken: 0 });
    await runImport(stack, shop, changed.id);
    const [gown] = await shelf();
    expect(gown).toMatchObject({ name: "Gauni refu la sherehe", description: "Zuri sana", option_names: ["Saizi"] });
    expect(gown?.variants).toEqual([
      ["S", 3_500_000, 3, "GAU-S", "6001"],
      ["M", 4_000_000, 9, "gau-m", "6002"],
    ]);
    const { items } = await call(stack, products.list, { query: { search: "sherehe" } }, shop);
    expect(await stockOf(stack, items[0]?.variants[1]?.id ?? "")).toEqual({ stock: 9, moved: 9 });
  });

  it("keeps add-ons and pictures of what it changes", async () => {
    const add_on_groups = [{ name: "Ziada", min: 0, max: 1, add_ons: [{ name: "Asali", price_minor: 500, stock: 3 }] }];
    const product = await addProduct(stack, shop, { name: "Chai", add_on_groups, image_url: "/pictures/chai.svg" });
    await runImport(stack, shop, (await checkImportFile(stack, shop, "name,price\nchai,9000\n")).id);
    const now = await call(stack, products.get, { params: { id: product.id } }, shop);
    expect(now.add_on_groups).toEqual(product.add_on_groups);
    expect(now.image_url).toBe(product.image_url);
    expect(now.price_from.minor).toBe(900_000);
  });

  it("says of each row what is wrong, imports the others, and takes the row put right", async () => {
    const checked = await checkImportFile(
      stack,
      shop,
      "name,price,stock,sku,=1+1\n=Kanga,ghali,3,K1\nKofia,5000,mbili,K2\n,7000,1,K3\nSufuria,9000,1,\nBegi,,1,\nSaa,10000,1,S1\nSaa kubwa,11000,1,s1\n",
    );
    expect(checked.counts).toEqual({ new: 1, changed: 0, unchanged: 0, broken: 6 });
    expect(await broken(checked.id)).toEqual([
      [2, "price"],
      [3, "stock"],
      [4, "no_name"],
      [6, "no_price"],
      [7, "twin_sku"],
      [8, "twin_sku"],
    ]);
    const { items } = await call(stack, productImports.broken, { params: { id: checked.id } }, shop);
    const file = await fetch(`${stack.url}/product-imports/${checked.id}/broken.csv`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    const sheet = await file.text();
    expect(sheet.split("\r\n")).toHaveLength(8);
    expect(sheet).toMatch(/,'=1\+1\r\n"[^"]+",'=Kanga,/);
    const rows = [{ id: items[0]?.id ?? "", cells: ["Kanga", "12000", "3", "K1"] }];
    expect(
      (await request(stack, productImports.repair, { params: { id: checked.id }, body: { rows } }, shop)).status,
    ).toBe(202);
    await runImportJobs(stack, shop, checked.id);
    // Repairing a row twice counts as one repaired row.
    await call(stack, productImports.repair, { params: { id: checked.id }, body: { rows } }, shop);
    await runImportJobs(stack, shop, checked.id);
    const done = await runImport(stack, shop, checked.id);
    expect([checked.repaired, done.repaired]).toEqual([0, 1]);
    expect(done.counts).toEqual({ new: 2, changed: 0, unchanged: 0, broken: 5 });
    expect((await shelf()).map(({ name }) => name)).toEqual(["Kanga", "Sufuria"]);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ["semicolons, CRLF and a BOM", '\ufeffname;price;description\r\nKofia;5000;"a; b\r\nc"\r\n'],
    ["tabs", 'name\tprice\tdescription\nKofia\t5000\t"a; b\nc"\n'],
    ["sep=", 'sep=;\nname;price;description\nKofia;5000;"a; b\nc"'],
    ["CR alone", 'name,price,description\rKofia,5000,"a; b\nc"\r'],
    [
      "UTF-16LE with a mark",
      new Uint8Array(Buffer.from('\ufeffname,price,description\nKofia,5000,"a; b\nc"', "utf16le")),
    ],
    ["UTF-16LE without", new Uint8Array(Buffer.from('name,price,description\nKofia,5000,"a; b\nc"', "utf16le"))],
    ["UTF-16BE", new Uint8Array(Buffer.from('\ufeffname,price,description\nKofia,5000,"a; b\nc"', "utf16le").swap16())],
    ["empty rows between", 'name,price,description\n\n,,\nKofia,5000,"a; b\nc"\n\n'],
  ])("is read with %s", async (_, file) => {
    await runImport(stack, shop, (await checkImportFile(stack, shop, file)).id);
    expect(await shelf()).toMatchObject([{ name: "Kofia", description: expect.stringMatching(/^a; b\r?\nc$/) }]);
  });

  it("takes a quote amid a cell for what it is", async () => {
    const file = 'name,price,sku\nRunga 15",5000,=HYPERLINK("http://x")\n"Kofia ""bora""",6000,K1\n';
    await runImport(stack, shop, (await checkImportFile(stack, shop, file)).id);
    expect((await shelf()).map(({ name, variants }) => [name, variants[0]?.[3]])).toEqual([
      ['Kofia "bora"', "K1"],
      ['Runga 15"', '=HYPERLINK("http://x")'],
    ]);
  });

  it("is read as old Windows wrote it", async () => {
    const file = new Uint8Array(Buffer.from("name,price\nCaf\xe9,5000\n", "latin1"));
    await runImport(stack, shop, (await checkImportFile(stack, shop, file)).id);
    expect(await shelf()).toMatchObject([{ name: "Café" }]);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, number]>([
    ["empty", "", 422],
    ["only headings", "name,price\n", 422],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 2, 3, 0]), 422],
    ["an open quote", 'name,price\n"Kofia,5000\n', 422],
    ["10,001 rows", `name,price\n${"a,1\n".repeat(10_001)}`, 413],
    ["61 columns", `${"a,".repeat(60)}a\n1\n`, 422],
    ["a cell without end", `name\n${"a".repeat(5001)}\n`, 422],
    ["more than 5 MB", `name\n${"a\n".repeat(2_700_000)}`, 413],
  ])("is refused when it is %s", async (_, file, status) => {
    expect((await uploadImportFile(stack, shop, file)).status).toBe(status);
    expect(await countRows(stack, "imports where shop_id = $1", [shop.shopId])).toBe(0);
  });

  it("is not begun by who may not change what it changes", async () => {
    const member = await addMember(stack, shop, [{ resource: "product", action: ["create", "read"] }]);
    await addProduct(stack, shop, { name: "Chai" });
    const { id } = await checkImportFile(stack, shop, "name,price\nchai,9000\nkahawa,8000\n");
    expect((await request(stack, productImports.start, { params: { id } }, { token: member.token })).status).toBe(403);
  });

  it("changes nothing of what somebody else made since, for who may only create", async () => {
    const member = await addMember(stack, shop, [{ resource: "product", action: ["create", "read"] }]);
    const { id } = await checkImportFile(stack, shop, "name,price\nchai,9000\nkahawa,8000\n");
    await addProduct(stack, shop, { name: "Chai", price_minor: 100 });
    await call(stack, productImports.start, { params: { id } }, { token: member.token });
    await runImportJobs(stack, shop, id);
    expect(await broken(id)).toEqual([[2, "may_not_change"]]);
    expect((await shelf()).map(({ name, variants }) => [name, variants[0]?.[1]])).toEqual([
      ["Chai", 100],
      ["kahawa", 800_000],
    ]);
  });

  it("says when it was looked at, and that products changed since, until it is looked at again", async () => {
    const { id } = await addProduct(stack, shop, { name: "Chai" });
    const checked = await checkImportFile(stack, shop, "name,price,stock\nChai,9000,ghali\nKahawa,8000,1\n");
    expect(checked).toMatchObject({ counts: { new: 1, broken: 1 }, is_stale: false });
    expect(Date.now() - Date.parse(checked.checked_at ?? "")).toBeLessThan(60_000);
    await addProduct(stack, await openShop(stack));
    const now = () => call(stack, productImports.get, { params: { id: checked.id } }, shop);
    expect((await now()).is_stale).toBe(false);
    await call(stack, products.archive, { params: { id } }, shop);
    await addProduct(stack, shop, { name: "Kahawa" });
    expect(await now()).toMatchObject({ is_stale: true, checked_at: checked.checked_at });
    const { mapping, defaults } = checked;
    await call(stack, productImports.check, { params: { id: checked.id }, body: { mapping, defaults } }, shop);
    await runImportJobs(stack, shop, checked.id);
    expect(await now()).toMatchObject({ is_stale: false, counts: { new: 0, changed: 1, broken: 1 } });
  });

  it("is told of once for many of its products", async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `Bidhaa ${index},1000,1`);
    const { id } = await checkImportFile(stack, shop, `name,price,stock\n${lines.join("\n")}`);
    const admin = await openEventStream(stack, shop.token);
    await runImport(stack, shop, id);
    const { id: last } = await addProduct(stack, shop);
    await vi.waitFor(() => expect(admin.heard.at(-1)?.id).toBe(last), { timeout: 2_000 });
    const told = admin.heard.slice(0, -1);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(3);
    expect(new Set(told.map((event) => event.id))).toEqual(new Set([id]));
    admin.stop();
  });

  it("is stopped where it stands, and never begun twice", async () => {
    const { id } = await checkImportFile(stack, shop, goods);
    expect((await request(stack, productImports.cancel, { params: { id } }, shop)).status).toBe(200);
    expect((await request(stack, productImports.start, { params: { id } }, shop)).status).toBe(409);
    await runImportJobs(stack, shop, id);
    expect(await shelf()).toEqual([]);
  });

  it("is begun once, however often that is pressed", async () => {
    const { id } = await checkImportFile(stack, shop, goods);
    const begin = () => request(stack, productImports.start, { params: { id } }, shop);
    const jobs = () => countRows(stack, "pgboss.job where name = 'import-products' and data->>'importId' = $1", [id]);
    const before = await jobs();
    expect((await Promise.all([begin(), begin(), begin()])).map(({ body }) => body)).toMatchObject([
      ...[{ state: "running" }, { state: "running" }, { state: "running" }],
    ]);
    expect(await jobs()).toBe(before + 1);
    await runImportJobs(stack, shop, id);
    expect((await begin()).body).toMatchObject({ state: "done" });
  });

  it("worked on by two at once, and begun anew where one was killed, makes each product once", async () => {
    const lines = Array.from({ length: 350 }, (_, index) => `Bidhaa ${index},1000,1`);
    const { id } = await checkImportFile(stack, shop, `name,price,stock\n${lines.join("\n")}`);
    await call(stack, productImports.start, { params: { id } }, shop);
    await Promise.allSettled([runImportJobs(stack, shop, id), runImportJobs(stack, shop, id)]);
    expect(await call(stack, productImports.get, { params: { id } }, shop)).toMatchObject({
      state: "done",
      done: 350,
    });
    expect(await countRows(stack, "products where shop_id = $1", [shop.shopId])).toBe(350);
  });
});
