import { products } from "@mauzo/contract/catalogue/products";
import { type ProductSet, type SetInput, setLimits, sets } from "@mauzo/contract/catalogue/sets";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let ids: string[];
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  ids = [];
  for (const name of ["Kikoi", "Kanga", "Kitenge", "Kofia"]) ids.push((await addProduct(stack, shop, { name })).id);
});
afterAll(() => stack.stop());

const none = { en: "", sw: "" };
const texts = { name: "Zawadi", header: { en: "Gifts", sw: "Zawadi" }, body: none, footer: none };
const curated = (product_ids: string[]): SetInput => ({ kind: "curated", ...texts, product_ids });
const templateOf = (sections: [string, string[]][]): SetInput => ({
  kind: "template",
  ...texts,
  sections: sections.map(([title, product_ids]) => ({ title: { en: title, sw: title }, product_ids })),
});
const create = (body: SetInput) => call(stack, sets.create, { body }, shop);
const read = (id: string) => call(stack, sets.get, { params: { id } }, shop);
const update = (id: string, body: SetInput) => requestSave(stack, sets.update, { params: { id }, body }, shop);
const statusOf = async (body: object) => (await request(stack, sets.create, { body }, shop)).status;
const idsOf = (set: ProductSet) => set.sections.map(({ products: shown }) => shown.map(({ id }) => id));
const listed = async (query = {}) => (await call(stack, sets.list, { query }, shop)).items;

describe("a set that somebody put together", () => {
  it("keeps its texts, its products and their order, and changes as a whole", async () => {
    const order = ids.toReversed();
    const made = await create(curated(order));
    expect(made).toMatchObject({ kind: "curated", ...texts, rule: null, archived: false });
    expect(idsOf(made)).toEqual([order]);
    expect(await read(made.id)).toEqual(made);
    const other = { ...curated(ids.slice(0, 2)), name: "Nguo" };
    expect((await update(made.id, other)).status).toBe(200);
    expect(idsOf(await read(made.id))).toEqual([ids.slice(0, 2)]);
    expect(await listed()).toMatchObject([{ id: made.id, name: "Nguo", products: 2, warnings: 0 }]);
  });

  it("has sections with titles in both languages", async () => {
    const set = await create(
      templateOf([
        ["Nguo", ids.slice(2)],
        ["Nyingine", ids.slice(0, 2)],
      ]),
    );
    expect(set.sections.map(({ title }) => title.sw)).toEqual(["Nguo", "Nyingine"]);
    expect(idsOf(set)).toEqual([ids.slice(2), ids.slice(0, 2)]);
  });

  it("says which of its products customers do not see, and why", async () => {
    const [draft, gone, out] = [
      await addProduct(stack, shop, { status: "draft" }),
      await addProduct(stack, shop),
      await addProduct(stack, shop, { stock: 0 }),
    ];
    await call(stack, products.archive, { params: { id: gone.id } }, shop);
    const made = await create(curated([ids[0] ?? "", draft.id, gone.id, out.id]));
    expect(made.sections[0]?.products.map(({ warning }) => warning)).toEqual([null, "draft", "archived", "sold_out"]);
    expect((await listed())[0]).toMatchObject({ products: 4, warnings: 3 });
  });

  it("is refused with too much, with something twice, with nothing, and with a title too long or in one language", async () => {
    const many = Array.from({ length: setLimits.products + 1 }, () => crypto.randomUUID());
    expect(await statusOf(curated(many))).toBe(422);
    expect(await statusOf(curated([]))).toBe(422);
    expect(await statusOf(curated([ids[0] ?? "", (ids[0] ?? "").toUpperCase()]))).toBe(422);
    const halves = [many.slice(0, 16), many.slice(16)];
    expect(await statusOf(templateOf(halves.map((half) => ["Nguo", half])))).toBe(422);
    expect(
      await statusOf(
        templateOf([
          ["Nguo", ids],
          ["Nguo", ids.slice(0, 1)],
        ]),
      ),
    ).toBe(422);
    expect(await statusOf(templateOf(many.slice(0, 11).map((id) => ["Nguo", [id]])))).toBe(422);
    expect(await statusOf(templateOf([["x".repeat(25), ids]]))).toBe(422);
    const half = { title: { en: "Clothes", sw: "" }, product_ids: ids };
    expect(await statusOf({ kind: "template", ...texts, sections: [half] })).toBe(422);
    expect(await statusOf({ ...curated(ids), header: { en: "x".repeat(61), sw: "" } })).toBe(422);
    expect(await statusOf({ ...curated(ids), body: { en: "", sw: "x".repeat(1025) } })).toBe(422);
    expect(await statusOf({ ...curated(ids), footer: { en: "", sw: "x".repeat(61) } })).toBe(422);
  });

  it("is not overwritten by who has not seen what somebody else changed", async () => {
    const { id, updated_at } = await create(curated(ids));
    const mine = { ...curated(ids.slice(1)), expected_updated_at: updated_at };
    expect((await update(id, mine)).status).toBe(200);
    expect((await update(id, mine)).status).toBe(409);
    expect(idsOf(await read(id))).toEqual([ids.slice(1)]);
  });

  it("is put away and brought back, and does not change meanwhile", async () => {
    const { id } = await create(curated(ids));
    const count = (await listed()).length;
    for (let twice = 0; twice < 2; twice++) await call(stack, sets.archive, { params: { id } }, shop);
    expect((await listed()).length).toBe(count - 1);
    expect((await listed({ status: "archived" })).map((set) => set.id)).toEqual([id]);
    expect((await update(id, curated(ids))).status).toBe(409);
    await call(stack, sets.restore, { params: { id } }, shop);
    expect((await listed())[0]?.id).toBe(id);
    expect((await update(id, curated(ids))).status).toBe(200);
  });

  it("comes in pages that miss nothing and repeat nothing", async () => {
    const all = await listed();
    const first = await call(stack, sets.list, { query: { limit: 2 } }, shop);
    const rest = await call(stack, sets.list, { query: { cursor: first.next } }, shop);
    expect([...first.items, ...rest.items]).toEqual(all);
    expect(rest.next).toBeNull();
  });
});

it("is for those who may change products, and for no other shop", async () => {
  const { id } = await create(curated(ids));
  const reader = await addMember(stack, shop, [{ resource: "product", action: "read" }]);
  const writer = await addMember(stack, shop, [{ resource: "product", action: "update" }]);
  expect((await request(stack, sets.list, {}, reader)).status).toBe(403);
  expect((await request(stack, sets.get, { params: { id } }, writer)).status).toBe(200);
  const other = await openShop(stack);
  const theirs = await addProduct(stack, other);
  for (const endpoint of [sets.get, sets.archive, sets.restore])
    expect((await request(stack, endpoint, { params: { id } }, other)).status).toBe(404);
  const body = curated([theirs.id]);
  expect((await requestSave(stack, sets.update, { params: { id }, body }, other)).status).toBe(404);
  expect((await update(id, curated([...ids, theirs.id]))).status).toBe(404);
  expect(idsOf(await read(id))).toEqual([ids]);
});
