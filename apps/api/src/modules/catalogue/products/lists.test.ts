import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
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

const bodyOf = (name: string) => ({ name, category: "home" as const, price_minor: 100, stock: 3 });
const make = (name: string, batch: string, more: object = {}, who: { token: string } = shop) =>
  request(stack, products.create, { query: { batch }, body: { ...bodyOf(name), ...more } }, who);
const made = async (name: string, batch: string) =>
  products.create.reply.parse((await make(name, batch)).body).batch_id ?? "";
const undo = (id: string, who: { token: string } = shop) => request(stack, productEdits.undo, { params: { id } }, who);
const batches = async () => (await call(stack, productEdits.list, { query: {} }, shop)).items;
const shelf = async () => (await call(stack, products.list, { query: { sort: "name" } }, shop)).items;

it("products of one list stand among the changes together, and are taken back together", async () => {
  expect((await call(stack, products.create, { query: {}, body: bodyOf("Kofia") }, shop)).batch_id).toBeNull();
  expect(await batches()).toEqual([]);
  const id = await made("Kanga", "new");
  expect(await made("Kikoi", id)).toBe(id);
  expect(await made("Kitenge", id)).toBe(id);
  expect(await batches()).toMatchObject([{ id, edit: { field: "list" }, by: "Asha", count: 3, undone: null }]);
  const kikoi = (await shelf()).find(({ name }) => name === "Kikoi");
  const changed = { ...bodyOf("Kikoi"), price_minor: 900, stock_was: 3 };
  await callSave(stack, products.update, { params: { id: kikoi?.id ?? "" }, body: changed }, shop);
  const { products: told } = await call(stack, productEdits.get, { params: { id }, query: {} }, shop);
  expect(told.map(({ name, undo: state }) => [name, state])).toEqual([
    ["Kanga", "archive"],
    ["Kikoi", "changed"],
    ["Kitenge", "archive"],
  ]);
  expect((await undo(id)).body).toEqual({
    undone: 2,
    archived: 2,
    kept: [{ id: kikoi?.id, name: "Kikoi" }],
    more: false,
  });
  expect((await shelf()).map(({ name }) => name)).toEqual(["Kikoi", "Kofia"]);
});

it("what is refused is in no list, and begins none", async () => {
  const code = { sku: "K-1" };
  await addProduct(stack, shop, { ...bodyOf("Kofia"), ...code });
  expect((await make("Kanga", "new", code)).status).toBe(422);
  expect(await batches()).toEqual([]);
  const id = await made("Kanga", "new");
  expect((await make("Kikoi", id, code)).status).toBe(422);
  expect(await batches()).toMatchObject([{ id, count: 1 }]);
});

it("grows only by who began it, in its shop, and not once it was taken back", async () => {
  const id = await made("Kanga", "new");
  const juma = await addMember(stack, shop, [{ resource: "product", action: ["create", "read", "update"] }]);
  expect((await make("Kikoi", id, {}, juma)).status).toBe(404);
  expect((await make("Kikoi", id, {}, await openShop(stack))).status).toBe(404);
  const [kanga] = await shelf();
  const edit = { product_ids: [kanga?.id ?? ""], edit: { field: "category" as const, to: "media" as const } };
  const edited = productEdits.apply.reply.parse((await request(stack, productEdits.apply, { body: edit }, shop)).body);
  expect((await make("Kikoi", edited.id ?? "")).status).toBe(404);
  expect((await make("Kikoi", "x")).status).toBe(422);
  expect(await undo(id, juma)).toMatchObject({ status: 403 });
  await undo(edited.id ?? "");
  const other = await made("Kitenge", "new");
  await undo(other);
  expect(await make("Kikoi", other)).toMatchObject({
    status: 409,
    body: { code: "price_list_undone" },
  });
  expect((await batches()).map(({ count }) => count)).toEqual([1, 1, 1]);
});
