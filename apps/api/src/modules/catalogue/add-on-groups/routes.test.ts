import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyOf, groupInput } from "../../../../test/add-on-group-calls.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, addProduct, countRows, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

const toppings: AddOnGroupBody = {
  name: "Vionjo",
  min: 0,
  max: 2,
  add_ons: [
    { name: "Asali", price_minor: 50_000, stock: 4 },
    { name: "Njugu", price_minor: 0, stock: null },
  ],
};
const create = (body: AddOnGroupBody = toppings, of = shop) => call(stack, addOnGroups.create, { body }, of);
const read = (id: string, of = shop) => call(stack, addOnGroups.get, { params: { id } }, of);
const list = async (query = {}, of = shop) => (await call(stack, addOnGroups.list, { query }, of)).items;
const put = (id: string, body: object, of = shop) =>
  requestSave(stack, addOnGroups.update, { params: { id }, body }, of);
const move = (id: string, to: "archive" | "restore", of = shop) =>
  request(stack, addOnGroups[to], { params: { id } }, of);
const readProduct = (id: string) => call(stack, products.get, { params: { id } }, shop);
const withGroups = (name: string, groups: ReturnType<typeof groupInput>[]) =>
  addProduct(stack, shop, { name, add_on_groups: groups });
describe("a group by itself", () => {
  it("is made, read, changed, and found by its name or an add-on's, newest first", async () => {
    const made = await create({ ...toppings, name: "100% Ladha_moja" });
    expect(made).toMatchObject({ min: 0, max: 2, archived: false, low: 0, products: 0, product_names: [] });
    expect(made.add_ons).toMatchObject([
      { name: "Asali", price: { minor: 50_000, currency: "TZS" }, stock: 4 },
      { name: "Njugu", price: { minor: 0 }, stock: null },
    ]);
    expect(await read(made.id)).toEqual(made);
    const newer = await create({ ...toppings, name: "Zawadi", add_ons: [{ name: "Utepe", price_minor: 1, stock: 0 }] });
    const namesFor = async (search: string) => (await list({ search })).map(({ name }) => name);
    expect((await namesFor("")).slice(0, 2)).toEqual(["Zawadi", "100% Ladha_moja"]);
    expect(await namesFor("UTEPE")).toEqual(["Zawadi"]);
    expect(await namesFor("0% ladha_")).toEqual(["100% Ladha_moja"]);
    expect(await namesFor("_%")).toEqual([]);
    expect(newer.low).toBe(1);
    const changed = await put(made.id, { ...bodyOf(made), name: "Ladha", min: 2 });
    expect(changed).toMatchObject({ status: 200, body: { name: "Ladha", min: 2 } });
    expect(await stockOf(stack, made.add_ons[0]?.id ?? "")).toEqual({ stock: 4, moved: 4 });
  });

  it("comes in pages", async () => {
    const shopOfMany = await openShop(stack);
    for (const name of ["A", "B", "C"]) await create({ ...toppings, name }, shopOfMany);
    const first = await call(stack, addOnGroups.list, { query: { limit: 2 } }, shopOfMany);
    expect(first.items.map(({ name }) => name)).toEqual(["C", "B"]);
    const rest = await list({ limit: 2, cursor: first.next }, shopOfMany);
    expect(rest.map(({ name }) => name)).toEqual(["A"]);
  });

  it.each([
    ["no name", { name: " " }],
    ["a long name", { name: "x".repeat(81) }],
    ["nothing in it", { add_ons: [] }],
    ["more add-ons than 30", { add_ons: Array.from({ length: 31 }, () => toppings.add_ons[0]) }],
    ["a least above the most", { min: 3 }],
    ["a most of nothing", { max: 0 }],
    ["an id", { id: "0198c8e0-0000-7000-8000-000000000000" }],
    [
      "an add-on that is not its",
      { add_ons: [{ ...toppings.add_ons[0], id: "0198c8e0-0000-7000-8000-000000000000" }] },
    ],
  ])("with %s is refused", async (_, change) => {
    const group = await create();
    const before = await countRows(stack, "add_ons");
    const made = await request(stack, addOnGroups.create, { body: { ...toppings, ...change } }, shop);
    expect(made.status).toBe(422);
    expect((await put(group.id, { ...toppings, ...change })).status).toBe(422);
    expect(await countRows(stack, "add_ons")).toBe(before);
    expect(await read(group.id)).toEqual(group);
  });

  it("is refused when somebody else changed it since it was seen", async () => {
    const group = await create();
    expect((await put(group.id, { ...bodyOf(group), name: "Mpya" })).status).toBe(200);
    expect((await put(group.id, { ...bodyOf(group), name: "Zamani" })).status).toBe(409);
    expect((await read(group.id)).name).toBe("Mpya");
  });

  it("keeps what was sold while a form was open", async () => {
    const group = await create();
    const addOn = group.add_ons[0]?.id ?? "";
    const product = await withGroups("Chai", [groupInput(group)]);
    await call(stack, stock.adjust, { params: { id: addOn }, body: { delta: -3, cause: "lost" } }, shop);
    const asked = bodyOf(group);
    const [honey, nuts] = asked.add_ons;
    const more = await put(group.id, { ...asked, add_ons: [{ ...honey, stock: 10 }, nuts] });
    expect(more).toMatchObject({ status: 200, body: { add_ons: [{ stock: 7 }, { stock: null }] } });
    const less = await put(group.id, {
      ...bodyOf(await read(group.id)),
      add_ons: [{ ...honey, stock_was: 20, stock: 2 }],
    });
    expect(less.status).toBe(409);
    expect((await readProduct(product.id)).add_on_groups[0]?.add_ons[0]?.stock).toBe(7);
    expect(await stockOf(stack, addOn)).toEqual({ stock: 7, moved: 7 });
  });

  it("belongs to its shop, and to who may look after products", async () => {
    const group = await create();
    expect((await request(stack, addOnGroups.get, { params: { id: group.id } }, other)).status).toBe(404);
    expect((await put(group.id, toppings, other)).status).toBe(404);
    expect((await move(group.id, "archive", other)).status).toBe(404);
    expect(await list({}, other)).toEqual([]);
    const reader = await addMember(stack, shop, [{ resource: "product", action: "read" }]);
    expect((await request(stack, addOnGroups.get, { params: { id: group.id } }, reader)).status).toBe(200);
    expect((await request(stack, addOnGroups.create, { body: toppings }, reader)).status).toBe(403);
    expect(
      (await requestSave(stack, addOnGroups.update, { params: { id: group.id }, body: toppings }, reader)).status,
    ).toBe(403);
    expect((await request(stack, addOnGroups.archive, { params: { id: group.id } }, reader)).status).toBe(403);
  });
});
