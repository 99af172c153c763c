import { productBulkActions, productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { ProductEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import { editedShown, priceSteps, productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { fillLargeShop } from "../../../../test/fill-large-shop.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { editedPrice } from "./rules/edited-product.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const tenPercent: ProductEdit = { field: "price", by: { kind: "percent", basis_points: 1_000, round_to_minor: 100 } };
const body = (edit: ProductEdit, ...made: { id: string }[]) => ({ product_ids: made.map(({ id }) => id), edit });
const apply = (edit: ProductEdit, ...made: { id: string }[]) =>
  call(stack, productEdits.apply, { body: body(edit, ...made) }, shop);
const undo = (id: string | null) => request(stack, productEdits.undo, { params: { id: id ?? "" } }, shop);
const read = (id: string) => call(stack, products.get, { params: { id } }, shop);
const prices = async (id: string) => (await read(id)).variants.map(({ price }) => price.minor);
const two = () =>
  addProduct(stack, shop, {
    variants: [
      { name: "S", price_minor: 10_050, stock: 1 },
      { name: "L", price_minor: 20_000, stock: 1 },
    ],
  });

describe("prices of many at once", () => {
  it("are shown before, changed together, and taken back together", async () => {
    const [one, other] = [await two(), await addProduct(stack, shop, { price_minor: 500 })];
    const shown = await call(stack, productEdits.preview, { body: body(tenPercent, one, other) }, shop);
    expect(await prices(one.id)).toEqual([10_050, 20_000]);
    const { id, products: changed } = await apply(tenPercent, one, other);
    expect(changed).toEqual(shown.products);
    expect(changed[0]?.changes).toMatchObject([
      { of: "S", field: "price", before: { minor: 10_050 }, after: { minor: 11_100 } },
      { of: "L", field: "price", before: { minor: 20_000 }, after: { minor: 22_000 } },
    ]);
    expect([await prices(one.id), await prices(other.id)]).toEqual([[11_100, 22_000], [600]]);
    const dearer = await call(stack, products.list, { query: { price_least: 22_000 } }, shop);
    expect(dearer.items.map(({ id }) => id)).toContain(one.id);
    expect((await undo(id)).body).toEqual({ undone: 2, archived: 0, kept: [], more: false });
    expect([await prices(one.id), await prices(other.id)]).toEqual([[10_050, 20_000], [500]]);
    expect((await undo(id)).body).toEqual({ undone: 0, archived: 0, kept: [], more: false });
    const history = await call(stack, products.changes, { params: { id: other.id }, query: {} }, shop);
    expect(history.items.map(({ kind, changes }) => [kind, changes.length])).toEqual([
      ["changed", 1],
      ["changed", 1],
      ["created", 0],
    ]);
  });

  it("keep what somebody changed again since", async () => {
    const one = await addProduct(stack, shop, { price_minor: 1_000 });
    const { id } = await apply(tenPercent, one);
    const [variant] = (await read(one.id)).variants;
    const { name, category } = one;
    const body = { name, category, variants: [{ id: variant?.id, name: "", price_minor: 7, stock: 1 }] };
    await requestSave(stack, products.update, { params: { id: one.id }, body }, shop);
    expect((await undo(id)).body).toEqual({ undone: 0, archived: 0, kept: [{ id: one.id, name }], more: false });
    expect(await prices(one.id)).toEqual([7]);
  });

  it("stay on what was archived since", async () => {
    const one = await addProduct(stack, shop, { price_minor: 1_000 });
    const { id } = await apply(tenPercent, one);
    await request(stack, products.archive, { params: { id: one.id } }, shop);
    const kept = [{ id: one.id, name: one.name }];
    expect((await undo(id)).body).toEqual({ undone: 0, archived: 0, kept, more: false });
    expect(await prices(one.id)).toEqual([1_100]);
  });

  it("are all left where one of the products is another shop's", async () => {
    const [mine, theirs] = [await two(), await addProduct(stack, await openShop(stack))];
    expect((await request(stack, productEdits.apply, { body: body(tenPercent, mine, theirs) }, shop)).status).toBe(404);
    expect(await prices(mine.id)).toEqual([10_050, 20_000]);
    const { id } = await apply(tenPercent, mine);
    const other = await openShop(stack);
    expect((await request(stack, productEdits.undo, { params: { id: id ?? "" } }, other)).status).toBe(404);
  });

  it("never go below nothing: such a product is left, and told", async () => {
    const one = await addProduct(stack, shop, { price_minor: 100 });
    const less: ProductEdit = { field: "price", by: { kind: "amount", minor: -200, round_to_minor: 1 } };
    expect(await apply(less, one)).toMatchObject({ id: null, products: [{ problem: "price", changes: [] }] });
  });
});

describe("prices told one by one", () => {
  const told = (...to: { variant_id: string; minor: number }[]): ProductEdit => ({ field: "prices", to });

  it("become what is told, the others stay, and all come back together", async () => {
    const [one, other] = [await two(), await addProduct(stack, shop, { price_minor: 500 })];
    const [small, large] = one.variants;
    const to = [
      { variant_id: large?.id ?? "", minor: 25_000 },
      { variant_id: (other.variants[0]?.id ?? "").toUpperCase(), minor: 700 },
    ];
    const { id, products: changed } = await apply(told(...to), one, other);
    expect(changed.map(({ changes }) => changes.map(({ of }) => of))).toEqual([["L"], [""]]);
    expect([await prices(one.id), await prices(other.id)]).toEqual([[small?.price.minor, 25_000], [700]]);
    expect((await undo(id)).body).toEqual({ undone: 2, archived: 0, kept: [], more: false });
    expect([await prices(one.id), await prices(other.id)]).toEqual([[10_050, 20_000], [500]]);
  });

  it("leave a product whose variant went, and tell it", async () => {
    const one = await two();
    const gone = told({ variant_id: crypto.randomUUID(), minor: 1 });
    expect(await apply(gone, one)).toMatchObject({ id: null, products: [{ problem: "variant", changes: [] }] });
  });

  it("are refused where a variant is there twice", async () => {
    const one = await two();
    const [to] = [{ variant_id: one.variants[0]?.id ?? "", minor: 1 }];
    const given = body(told(to, { ...to, variant_id: to.variant_id.toUpperCase() }), one);
    expect((await request(stack, productEdits.apply, { body: given }, shop)).status).toBe(422);
  });
});

describe("changes of many, found again", () => {
  const found = async (id: string | null) => call(stack, productEdits.get, { params: { id: id ?? "" } }, shop);
  const list = async (asker: { token: string } = shop, query = {}) => call(stack, productEdits.list, { query }, asker);

  it("are listed newest first, with what was done, by whom, of how many", async () => {
    const fresh = await openShop(stack);
    const mine = async (edit: ProductEdit, ...made: { id: string }[]) =>
      (await call(stack, productEdits.apply, { body: body(edit, ...made) }, fresh)).id;
    const [one, other] = [await addProduct(stack, fresh, { category: "home" }), await addProduct(stack, fresh)];
    const dearer = await mine(tenPercent, one, other);
    const moved = await mine({ field: "category", to: "media" }, one);
    const variant_id = one.variants[0]?.id ?? "";
    const priced = await mine({ field: "prices", to: [{ variant_id, minor: 1 }] }, one);
    const { items } = await list(fresh);
    expect(items.map(({ id, edit, count, undone }) => ({ id, edit, count, undone }))).toEqual([
      { id: priced, edit: { field: "prices" }, count: 1, undone: null },
      { id: moved, edit: { field: "category", to: "media" }, count: 1, undone: null },
      { id: dearer, edit: tenPercent, count: 2, undone: null },
    ]);
    expect(items[0]?.by).not.toBe("");
    const [first] = (await list(fresh, { limit: 1 })).items;
    expect((await list(fresh, { cursor: first?.id, limit: 1 })).items.map(({ id }) => id)).toEqual([moved]);
    expect((await list(await openShop(stack))).items).toEqual([]);
  });

  it("tell of each product what it was and became, and what can still be taken back", async () => {
    const [same, again, gone, half] = [await two(), await two(), await two(), await two()];
    const { id } = await apply(tenPercent, same, again, gone, half);
    const twice: ProductEdit = { field: "price", by: { kind: "set", minor: 5 } };
    await apply(twice, again);
    await apply({ field: "prices", to: [{ variant_id: half.variants[0]?.id ?? "", minor: 6 }] }, half);
    await request(stack, products.archive, { params: { id: gone.id } }, shop);
    const before = await found(id);
    const states = ({ products }: typeof before) => new Map(products.map((product) => [product.id, product.undo]));
    expect(states(before)).toEqual(
      new Map([
        [same.id, "back"],
        [again.id, "changed"],
        [gone.id, "archived"],
        [half.id, "partly"],
      ]),
    );
    expect(before.products.find((product) => product.id === same.id)?.changes).toMatchObject([
      { of: "S", field: "price", before: { minor: 10_050 }, after: { minor: 11_100 } },
      { of: "L", field: "price", before: { minor: 20_000 }, after: { minor: 22_000 } },
    ]);
    expect((await undo(id)).body).toMatchObject({ undone: 2 });
    const after = await found(id);
    expect(states(after).get(same.id)).toBe("done");
    expect(after.batch.undone?.by).toBe(after.batch.by);
    await undo(id);
    expect((await found(id)).batch.undone).toEqual(after.batch.undone);
  });

  it("are the shop's own, for who may change products", async () => {
    const { id } = await apply(tenPercent, await two());
    const other = await openShop(stack);
    expect((await request(stack, productEdits.get, { params: { id: id ?? "" } }, other)).status).toBe(404);
    const reader = await addMember(stack, shop, [{ resource: "product", action: ["read", "create", "delete"] }]);
    expect((await request(stack, productEdits.list, {}, reader)).status).toBe(403);
    expect((await request(stack, productEdits.get, { params: { id: id ?? "" } }, reader)).status).toBe(403);
  });
});

describe("category and status of many at once", () => {
  it("change, leave what is archived, and come back", async () => {
    const [one, gone] = [await addProduct(stack, shop, { category: "home" }), await addProduct(stack, shop)];
    await request(stack, products.archive, { params: { id: gone.id } }, shop);
    const moved = await apply({ field: "category", to: "media" }, one, gone);
    expect(moved.products.map(({ problem }) => problem)).toEqual([null, "archived"]);
    const drafted = await apply({ field: "status", to: "draft" }, one);
    expect(await read(one.id)).toMatchObject({ category: "media", status: "draft" });
    await undo(moved.id);
    await undo(drafted.id);
    expect(await read(one.id)).toMatchObject({ category: "home", status: "published" });
    expect(await apply({ field: "category", to: "home" }, one)).toMatchObject({ id: null });
  });

  it("change a thousand, tell the first of each kind, count all of them, and come back", async () => {
    const own = await openShop(stack);
    await fillLargeShop(stack, own, productsAtOnce + 20);
    const { ids, more } = await call(stack, productBulkActions.ids, { query: { sort: "name" } }, own);
    expect([ids.length, more]).toEqual([productsAtOnce, true]);
    const gone = ids.slice(0, editedShown + 5);
    await call(stack, productBulkActions.archive, { body: { product_ids: gone } }, own);
    const edit: ProductEdit = { field: "price", by: { kind: "set", minor: 0 } };
    const body = { product_ids: ids, edit };
    const before = await call(stack, products.get, { params: { id: ids.at(-1) ?? "" } }, own);
    const told = await call(stack, productEdits.preview, { body }, own);
    const left = { changing: productsAtOnce - gone.length, left: gone.length };
    expect(told).toMatchObject({ ...left, free: left.changing });
    expect(told.products.map(({ id }) => id)).toEqual([
      ...gone.slice(0, editedShown),
      ...ids.slice(gone.length, gone.length + editedShown),
    ]);
    const { id, ...applied } = await call(stack, productEdits.apply, { body }, own);
    expect(applied).toEqual(told);
    const free = await call(stack, productBulkActions.ids, { query: { price_most: 0 } }, own);
    expect([free.ids.length, free.more]).toEqual([left.changing, false]);
    expect((await call(stack, productEdits.preview, { body }, own)).changing).toBe(0);
    const undone = await call(stack, productEdits.undo, { params: { id: id ?? "" } }, own);
    expect(undone).toEqual({ undone: left.changing, archived: 0, kept: [], more: false });
    const { updated_at: _, ...after } = await call(stack, products.get, { params: { id: before.id } }, own);
    expect(after).toMatchObject({ price_from: before.price_from, price_to: before.price_to });
  });

  it.each([
    ["nothing", { product_ids: [], edit: tenPercent }],
    [
      "too many",
      { product_ids: Array.from({ length: productsAtOnce + 1 }, () => crypto.randomUUID()), edit: tenPercent },
    ],
    ["an unknown field", { product_ids: [crypto.randomUUID()], edit: { field: "name", to: "x" } }],
    [
      "more than everything",
      { product_ids: [crypto.randomUUID()], edit: { field: "price", by: { kind: "percent", basis_points: -10_001 } } },
    ],
    [
      "a step of its own",
      {
        product_ids: [crypto.randomUUID()],
        edit: { field: "price", by: { kind: "amount", minor: 1, round_to_minor: 3 } },
      },
    ],
  ])("are refused for %s", async (_, given) => {
    const answer = await stack.call("POST", "/products/edits", { token: shop.token, body: given });
    expect(answer.status).toBe(422);
  });

  it("may be changed by who may change products", async () => {
    const one = await addProduct(stack, shop);
    const reader = await addMember(stack, shop, [{ resource: "product", action: ["read", "create", "delete"] }]);
    for (const endpoint of [productEdits.apply, productEdits.preview])
      expect((await request(stack, endpoint, { body: body(tenPercent, one) }, reader)).status).toBe(403);
  });
});

it("a price after an edit is exact, a whole number of steps, and the nearest one that is not free", () => {
  const price = fc.oneof(fc.integer({ min: 0, max: 100_000_000_000 }), fc.integer({ min: 0, max: 200_000 }));
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: -10_000, max: 100_000 }),
      fc.constantFrom(...priceSteps),
      (minor, points, step) => {
        const edited = editedPrice(minor, { kind: "percent", basis_points: points, round_to_minor: step });
        const exact = BigInt(minor) * BigInt(10_000 + points);
        if (edited === undefined) {
          expect(exact / 10_000n).toBeGreaterThan(99_999_900_000n);
          return;
        }
        expect(edited % step).toBe(0);
        expect(edited === 0).toBe(exact === 0n);
        // Less than half a step is rounded up to one step, not down to zero.
        const most = BigInt(step) * (edited === step ? 10_000n : 5_000n);
        const distance = BigInt(edited) * 10_000n - exact;
        expect(distance <= most && -distance <= BigInt(step) * 5_000n).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

it("no price below nothing is rounded up to nothing", () => {
  expect(editedPrice(10, { kind: "amount", minor: -12, round_to_minor: 100 })).toBeUndefined();
});
