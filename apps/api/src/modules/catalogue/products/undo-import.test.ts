import { type ProductEdit, productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport, runImportJobs } from "../../../../test/product-imports.ts";
import { addMember, addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";
import { continueProductImport } from "../imports/continue-product-import.ts";
import { continueBatchUndo } from "./continue-batch-undo.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

async function bring(file: string): Promise<string> {
  const done = await runImport(stack, shop, (await checkImportFile(stack, shop, file)).id);
  return done.batch_id ?? "";
}
const undo = (id: string, who: { token: string } = shop) => request(stack, productEdits.undo, { params: { id } }, who);
const found = (id: string, query = {}) => call(stack, productEdits.get, { params: { id }, query }, shop);
const states = async (id: string) => (await found(id)).products.map(({ name, undo }) => [name, undo]);
const read = (id: string) => call(stack, products.get, { params: { id } }, shop);
const shelf = async (status = "active") =>
  (await call(stack, products.list, { query: { status, sort: "name" } }, shop)).items;
const named = async (name: string) => {
  const product = (await shelf()).find((each) => each.name === name);
  if (!product) throw new Error(`no product is called ${name}`);
  return product;
};
/** The stock according to the ledger, and according to the variants. */
const ledger = async () => {
  const { rows } = await stack.db.query<{ moved: string; stock: string }>(
    `select (select sum(delta) from stock_movements where shop_id = $1) as moved,
       (select sum(stock) from variants where shop_id = $1) as stock`,
    [shop.shopId],
  );
  return [Number(rows[0]?.moved), Number(rows[0]?.stock)];
};
describe("an import taken back", () => {
  it("leaves the codes of what the file made to the right file", async () => {
    const wrong = await bring("name,price,sku,barcode\nKikoi,1000,K-1,6001\n");
    const made = await named("Kikoi");
    await undo(wrong);
    const { items } = await call(stack, products.changes, { params: { id: made.id }, query: {} }, shop);
    expect(items[0]).toMatchObject({
      kind: "archived",
      changes: [
        { field: "sku", before: "K-1", after: null },
        { field: "barcode", before: "6001", after: null },
      ],
    });
    const { counts } = await checkImportFile(stack, shop, "name,price,sku,barcode\nKikoi,9000,K-1,6001\n");
    expect(counts).toMatchObject({ new: 1, broken: 0 });
  });

  it("stands among the changes with its file, and archives what it made and nobody touched", async () => {
    const batch = await bring("name,price,stock\nKikoi,1000,3\nKanga,2000,0\n");
    const { items } = await call(stack, productEdits.list, {}, shop);
    expect(items).toMatchObject([{ id: batch, edit: { field: "import", name: "bidhaa.csv" }, count: 2, undone: null }]);
    expect(await states(batch)).toEqual([
      ["Kikoi", "archive"],
      ["Kanga", "archive"],
    ]);
    expect((await undo(batch)).body).toEqual({ undone: 2, archived: 2, kept: [], more: false });
    expect(await shelf()).toEqual([]);
    expect((await shelf("archived")).map(({ name }) => name)).toEqual(["Kanga", "Kikoi"]);
    expect((await undo(batch)).body).toEqual({ undone: 0, archived: 0, kept: [], more: false });
    expect((await found(batch)).batch.undone?.by).toBe(items[0]?.by);
    expect((await states(batch)).map(([, state]) => state)).toEqual(["done", "done"]);
    expect(await ledger()).toEqual([3, 3]);
  });

  it("leaves what came back since, was changed, or moved in stock", async () => {
    const batch = await bring("name,price,stock\nKikoi,1000,3\nKanga,2000,5\nKofia,3000,5\n");
    const [changed, moved, whole] = [await named("Kikoi"), await named("Kanga"), await named("Kofia")];
    const edit = { field: "category" as const, to: "media" as const };
    await call(stack, productEdits.apply, { body: { product_ids: [changed.id], edit } }, shop);
    await stack.db.query(
      "insert into stock_movements (shop_id, variant_id, delta, reason) values ($1, $2, -1, 'adjustment')",
      [shop.shopId, moved.variants[0]?.id],
    );
    expect(await states(batch)).toEqual([
      ["Kikoi", "changed"],
      ["Kanga", "moved"],
      ["Kofia", "archive"],
    ]);
    expect((await undo(batch)).body).toMatchObject({ undone: 1 });
    expect((await shelf()).map(({ name }) => name)).toEqual(["Kanga", "Kikoi"]);
    await request(stack, products.restore, { params: { id: whole.id } }, shop);
    expect((await undo(batch)).body).toMatchObject({ undone: 0 });
    expect((await read(whole.id)).status).toBe("published");
  });

  it("archives what was edited since, once each edit was taken back in whole", async () => {
    const batch = await bring("name,size,price\nKikoi,S,1000\nKikoi,L,2000\nKanga,,3000\n");
    const [two, one] = [await named("Kikoi"), await named("Kanga")];
    const apply = async (edit: ProductEdit, ...made: { id: string }[]) =>
      (await call(stack, productEdits.apply, { body: { product_ids: made.map(({ id }) => id), edit } }, shop)).id ?? "";
    const all = await apply({ field: "price", by: { kind: "set", minor: 700 } }, two, one);
    const small = await apply({ field: "prices", to: [{ variant_id: two.variants[0]?.id ?? "", minor: 800 }] }, two);
    const became = async () => Object.fromEntries(await states(batch));
    expect(await became()).toEqual({ Kikoi: "changed", Kanga: "changed" });
    expect((await undo(all)).body).toMatchObject({ undone: 2, kept: [{ name: "Kikoi" }] });
    expect(await became()).toEqual({ Kikoi: "changed", Kanga: "archive" });
    await undo(small);
    expect(await became()).toEqual({ Kikoi: "changed", Kanga: "archive" });
    expect((await undo(all)).body).toMatchObject({ undone: 1, kept: [] });
    expect(await became()).toEqual({ Kikoi: "archive", Kanga: "archive" });
    expect((await undo(batch)).body).toEqual({ undone: 2, archived: 2, kept: [], more: false });
    expect(await shelf()).toEqual([]);
  });

  it("gives known products back what the file changed, their stock by the difference, and takes new variants off", async () => {
    await bring("name,description,size,price,stock,sku,barcode,category\nGauni,Zuri,S,1000,5,G-S,6001,home\n");
    const before = await named("Gauni");
    const batch = await bring(
      "name,description,size,price,stock,sku,barcode,category,status\nGauni jipya,Baya,S,1500,9,G-S,6002,media,draft\nGauni jipya,,M,2000,4,G-M,,,\n",
    );
    const after = await read(before.id);
    expect(after).toMatchObject({ name: "Gauni jipya", description: "Baya", status: "draft" });
    expect(after.variants.map((variant) => variant.stock)).toEqual([9, 4]);
    expect(await states(batch)).toEqual([["Gauni jipya", "back"]]);
    expect((await undo(batch)).body).toEqual({ undone: 1, archived: 0, kept: [], more: false });
    const { updated_at: _, ...back } = await read(before.id);
    expect({ ...back, updated_at: before.updated_at }).toEqual(before);
    expect((await undo(batch)).body).toMatchObject({ undone: 0, kept: [] });
    expect((await read(before.id)).stock).toBe(5);
    expect(await ledger()).toEqual([9, 9]);
  });

  it("gives each product back its own fields, and leaves those it did not change", async () => {
    await bring("name,description,option1_name,option1,price\nGauni,Zuri,Size,S,1000\nKanga,Nzito,,,2000\n");
    const before = [await named("Gauni"), await named("Kanga")];
    const batch = await bring(
      "name,description,option1_name,option1,price,status\nGauni,,Saizi,S,1000,draft\nKanga,Nyepesi,,,2000,\n",
    );
    const both = () => Promise.all(before.map(({ id }) => read(id)));
    expect(await both()).toMatchObject([
      { description: "Zuri", status: "draft", option_names: ["Saizi"] },
      { description: "Nyepesi", status: "published", option_names: [] },
    ]);
    expect((await undo(batch)).body).toEqual({ undone: 2, archived: 0, kept: [], more: false });
    const bare = before.map(({ updated_at: _, ...product }) => product);
    expect(await both()).toMatchObject(bare);
  });

  it("keeps what changed again since, and stock that is not there any more", async () => {
    const sold = await addProduct(stack, shop, { name: "Kikoi", price_minor: 100, stock: 2 });
    const batch = await bring("name,price,stock\nKikoi,5,12\n");
    const edit = { field: "price" as const, by: { kind: "set" as const, minor: 7 } };
    await call(stack, productEdits.apply, { body: { product_ids: [sold.id], edit } }, shop);
    const variant = sold.variants[0]?.id;
    await stack.db.query(
      `with gone as (update variants set stock = 1 where id = $2)
       insert into stock_movements (shop_id, variant_id, delta, reason) values ($1, $2, -11, 'adjustment')`,
      [shop.shopId, variant],
    );
    expect(await states(batch)).toEqual([["Kikoi", "changed"]]);
    expect((await undo(batch)).body).toEqual({
      undone: 0,
      archived: 0,
      kept: [{ id: sold.id, name: "Kikoi" }],
      more: false,
    });
    expect(await read(sold.id)).toMatchObject({ stock: 1, price_from: { minor: 7 } });
    expect(await ledger()).toEqual([1, 1]);
  });

  it("gives no code back that another product has by now", async () => {
    const first = await addProduct(stack, shop, { name: "Kikoi", price_minor: 100, stock: 1, sku: "A" });
    const batch = await bring("name,price,sku\nKikoi,5,B\n");
    await addProduct(stack, shop, { name: "Kanga", sku: "a" });
    expect(await states(batch)).toEqual([["Kikoi", "partly"]]);
    expect((await undo(batch)).body).toMatchObject({ undone: 1, kept: [{ id: first.id }] });
    expect((await read(first.id)).variants).toMatchObject([{ sku: "B", price: { minor: 100 } }]);
  });

  it("says in words that a code was taken while it went back, and leaves all as it was", async () => {
    const first = await addProduct(stack, shop, { name: "Kikoi", price_minor: 100, sku: "A" });
    const batch = await bring("name,price,sku\nKikoi,5,B\n");
    const other = await addProduct(stack, shop, { name: "Kanga" });
    const statement = "update variants set sku = 'a' where product_id = $1";
    const { answers, waited } = await whileLocked(stack, { statement, values: [other.id], end: "commit" }, () => [
      undo(batch),
    ]);
    expect([waited, answers.map(({ status }) => status)]).toEqual([1, [409]]);
    expect((await read(first.id)).variants).toMatchObject([{ sku: "B", price: { minor: 500 } }]);
    expect((await undo(batch)).body).toMatchObject({ undone: 1, kept: [{ id: first.id }] });
  });

  it("gives codes back at once that pass from one product of the file to another", async () => {
    const goods = "name,price,sku,barcode";
    await bring(`${goods}\nKikoi,1000,K-1,6001\nKanga,1000,K-2,6002\n`);
    const before = [await named("Kikoi"), await named("Kanga")];
    const [kikoi, kanga] = before.map(({ id }) => id);
    const batch = await bring(
      `id,${goods}\n${kikoi},Kikoi,1000,K-3,6003\n${kanga},Kanga,1000,k-1,6001\n,Kofia,1000,,6002\n`,
    );
    const codes = async () => (await shelf()).map(({ name, variants: [only] }) => [name, only?.sku, only?.barcode]);
    expect(await codes()).toEqual([
      ["Kanga", "k-1", "6001"],
      ["Kikoi", "K-3", "6003"],
      ["Kofia", null, "6002"],
    ]);
    expect((await states(batch)).map(([, state]) => state)).toEqual(["back", "back", "archive"]);
    expect((await undo(batch)).body).toEqual({ undone: 3, archived: 1, kept: [], more: false });
    expect(await codes()).toEqual([
      ["Kanga", "K-2", "6002"],
      ["Kikoi", "K-1", "6001"],
    ]);
  });

  it("is this shop's, for who may change and archive products, once it is done", async () => {
    const batch = await bring("name,price\nKikoi,1000\n");
    const other = await openShop(stack);
    expect((await undo(batch, other)).status).toBe(404);
    const editor = await addMember(stack, shop, [{ resource: "product", action: ["read", "create", "update"] }]);
    expect((await undo(batch, editor)).status).toBe(403);
    const lines = Array.from({ length: 60 }, (_, at) => `Bidhaa ${at},1000`).join("\n");
    const { id } = await checkImportFile(stack, shop, `name,price\n${lines}\n`);
    await call(stack, productImports.start, { params: { id } }, shop);
    const half = async () => (await call(stack, productImports.get, { params: { id } }, shop)).batch_id;
    // Its first part succeeds and the second fails, as when the server is killed.
    let parts = 0;
    const connect = () => (++parts > 1 ? Promise.reject(new Error("killed")) : stack.pool.connectForShop(shop.shopId));
    const pool = new Proxy(stack.pool, {
      get: (own, key) => (key === "connectForShop" ? connect : Reflect.get(own, key)),
    });
    await expect(continueProductImport({ ...stack.deps, pool }, { shopId: shop.shopId, importId: id })).rejects.toThrow(
      "killed",
    );
    const begun = (await half()) ?? "";
    expect((await found(begun)).batch.count).toBe(40);
    expect((await undo(begun)).status).toBe(409);
    await runImportJobs(stack, shop, id);
    expect(await half()).toBe(begun);
    expect((await found(begun)).batch.count).toBe(60);
    expect((await undo(begun)).body).toMatchObject({ undone: 60 });
    expect((await shelf()).map(({ name }) => name)).toEqual(["Kikoi"]);
  });

  it("goes on piece by piece where it is large, each product once", { timeout: 120_000 }, async () => {
    const lines = Array.from({ length: 1100 }, (_, at) => `Bidhaa ${at},1000,1`).join("\n");
    const batch = await bring(`name,price,stock\n${lines}\n`);
    const first = await found(batch);
    expect(first.products).toHaveLength(1000);
    const second = await found(batch, { cursor: first.next });
    expect([second.products.length, second.next]).toEqual([100, null]);
    expect((await undo(batch)).body).toMatchObject({ undone: 1000, more: true });
    const small = await found(batch, { limit: 1 });
    expect([small.batch.undoing, small.products.length, small.next]).toEqual([
      { done: 1000 },
      1,
      first.products[0]?.change_id,
    ]);
    // The job that was to continue has failed for good: undoing again queues another one.
    await stack.db.query("delete from pgboss.job where name = 'undo-edit'");
    expect((await undo(batch)).body).toEqual({ undone: 0, archived: 0, kept: [], more: true });
    expect(await countRows(stack, "pgboss.job where name = 'undo-edit'", [])).toBe(1);
    const place = { shopId: shop.shopId, batchId: batch, userId: crypto.randomUUID(), userName: "Asha" };
    const { pool, deps } = stack;
    await Promise.all([1, 2].map(() => continueBatchUndo({ ...deps, pool }, place)));
    expect((await found(batch)).batch).toMatchObject({ undoing: null, undone: { by: "Asha" } });
    expect(await shelf()).toEqual([]);
    const archived = "product_changes where shop_id = $1 and kind = 'archived'";
    expect(await countRows(stack, archived, [shop.shopId])).toBe(1100);
  });
});
