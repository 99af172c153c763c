import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroup, AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import { type Product, products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bodyOf, groupInput } from "../../../../test/add-on-group-calls.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, addProduct, countDeadlocks, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
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
const historyOf = async (id: string) => (await call(stack, products.changes, { params: { id } }, shop)).items;

const plain = { category: "home" as const, price_minor: 100, stock: 9 };
const save = ({ id, name }: Product, groups: object[], more = {}) =>
  requestSave(
    stack,
    products.update,
    { params: { id }, body: { ...plain, name, add_on_groups: groups, ...more } },
    shop,
  );
const withGroups = (name: string, groups: ReturnType<typeof groupInput>[]) =>
  addProduct(stack, shop, { name, add_on_groups: groups });
/** Creates a group, and the given products that have it. */
async function shared(...names: string[]) {
  const group = await create();
  const made: Product[] = [];
  for (const name of names) made.push(await withGroups(name, [groupInput(group)]));
  return { group, made };
}

describe("a group of many products", () => {
  it("is one: every product shows its change, and every history tells it", async () => {
    const { group, made } = await shared("Chai", "Kahawa", "Uji");
    expect(await read(group.id)).toMatchObject({ products: 3, product_names: ["Chai", "Kahawa", "Uji"] });
    const heard = await openEventStream(stack, shop.token);
    const asked = bodyOf(group);
    const [honey, nuts] = asked.add_ons;
    await put(group.id, { ...asked, name: "Ladha", add_ons: [{ ...honey, price_minor: 70_000 }, nuts] });
    for (const { id } of made) {
      expect(await readProduct(id)).toMatchObject({ add_on_groups: [{ id: group.id, name: "Ladha" }] });
      const [change] = await historyOf(id);
      expect(change?.kind).toBe("changed");
      expect(change?.changes).toEqual([
        { of: "Ladha", field: "group", before: "Vionjo", after: "Ladha" },
        {
          of: "Asali",
          field: "price",
          before: { minor: 50_000, currency: "TZS" },
          after: { minor: 70_000, currency: "TZS" },
        },
      ]);
    }
    const { id: last } = await addProduct(stack, shop);
    await vi.waitFor(() => expect(heard.heard.at(-1)?.id).toBe(last), { timeout: 2_000 });
    expect(heard.heard.slice(0, -1)).toEqual([{ topic: "products", id: group.id }]);
    heard.stop();
  });

  it("changed in one product's form changes in all; the product's own history tells it once", async () => {
    const { group, made } = await shared("Juisi", "Soda");
    const [juice, soda] = made;
    if (!juice || !soda) throw new Error("two were made");
    expect((await save(juice, [{ ...groupInput(group), max: 3 }])).status).toBe(200);
    expect((await readProduct(soda.id)).add_on_groups[0]?.max).toBe(3);
    const choices = { of: "Vionjo", field: "choices", before: "0–2", after: "0–3" };
    expect((await historyOf(soda.id))[0]?.changes).toEqual([choices]);
    const own = (await historyOf(juice.id)).flatMap(({ changes }) => changes);
    expect(own.filter(({ field }) => field === "choices")).toEqual([choices]);
  });

  it("is not overwritten from a form that shows an older one of it", async () => {
    const { group, made } = await shared("Maziwa", "Mtindi");
    const [milk] = made;
    if (!milk) throw new Error("two were made");
    await put(group.id, { ...bodyOf(group), name: "Mpya" });
    expect((await save(milk, [groupInput(group)])).status).toBe(409);
    expect((await read(group.id)).name).toBe("Mpya");
  });

  it("left alone by a save is not touched by it", async () => {
    const { group, made } = await shared("Mkate");
    const [bread] = made;
    if (!bread) throw new Error("one was made");
    expect((await save(bread, [groupInput(group)], { name: "Mkate mweupe" })).status).toBe(200);
    expect((await read(group.id)).updated_at).toBe(group.updated_at);
  });

  it("is parted from a product and stays with the others, with all it holds", async () => {
    const { group, made } = await shared("Andazi", "Chapati");
    const [first, second] = made;
    if (!first || !second) throw new Error("two were made");
    expect(await save(first, [])).toMatchObject({ status: 200, body: { add_on_groups: [] } });
    expect((await readProduct(second.id)).add_on_groups).toEqual([
      expect.objectContaining({ id: group.id, add_ons: group.add_ons }),
    ]);
    expect(await read(group.id)).toMatchObject({ products: 1, product_names: ["Chapati"] });
    expect((await historyOf(second.id)).map(({ kind }) => kind)).toEqual(["created"]);
  });

  it("stands in each product where that product has it", async () => {
    const [a, b] = [await create(), await create({ ...toppings, name: "Ukubwa" })];
    const [one, two] = [
      await withGroups("Pilau", [groupInput(a), groupInput(b)]),
      await withGroups("Wali", [groupInput(b), groupInput(a)]),
    ];
    const order = async ({ id }: Product) => (await readProduct(id)).add_on_groups.map(({ name }) => name);
    expect(await order(one)).toEqual(["Vionjo", "Ukubwa"]);
    expect(await order(two)).toEqual(["Ukubwa", "Vionjo"]);
    await save(two, [groupInput(a), groupInput(b)]);
    expect(await order(two)).toEqual(["Vionjo", "Ukubwa"]);
  });

  it("is taken in only by who says which version, once, and never another shop's or an archived one", async () => {
    const [group, theirs, gone] = [await create(), await create(toppings, other), await create()];
    await move(gone.id, "archive");
    const product = await addProduct(stack, shop);
    const cases = [
      [{ ...groupInput(group), expected_updated_at: undefined }],
      [groupInput(group), groupInput(group)],
      [groupInput(theirs)],
      [groupInput(gone)],
      Array.from({ length: 11 }, () => toppings),
    ];
    for (const groups of cases) {
      expect((await save(product, groups)).status).toBe(422);
      const body = { ...plain, name: "Mpya", add_on_groups: groups };
      expect((await request(stack, products.create, { body }, shop)).status).toBe(422);
    }
    expect((await readProduct(product.id)).add_on_groups).toEqual([]);
    expect(await read(theirs.id, other)).toEqual(theirs);
  });

  it("is changed on the way into a new product only by who may change products", async () => {
    const group = await create();
    const maker = await addMember(stack, shop, [{ resource: "product", action: ["read", "create"] }]);
    const made = (groups: object[]) =>
      request(stack, products.create, { body: { ...plain, name: "Kashata", add_on_groups: groups } }, maker);
    expect((await made([{ ...groupInput(group), name: "Yangu" }])).status).toBe(403);
    expect((await made([groupInput(group)])).status).toBe(201);
    expect((await read(group.id)).name).toBe("Vionjo");
  });

  it("is archived out of all of them and comes back to where it was", async () => {
    const { group, made } = await shared("Samaki", "Kuku");
    const [fish, chicken] = made;
    if (!fish || !chicken) throw new Error("two were made");
    expect((await move(group.id, "archive")).status).toBe(200);
    expect((await move(group.id, "archive")).status).toBe(200);
    expect((await readProduct(fish.id)).add_on_groups).toEqual([]);
    expect((await list()).map(({ id }) => id)).not.toContain(group.id);
    expect((await list({ status: "archived" }))[0]).toMatchObject({ id: group.id, archived: true });
    const inStock = await call(stack, stock.list, { query: { filter: "all", limit: 100 } }, shop);
    expect(inStock.items.map(({ id }) => id)).not.toContain(group.add_ons[0]?.id);
    expect((await put(group.id, bodyOf(group))).status).toBe(409);
    const out = { of: "Vionjo", field: "group", before: "Vionjo", after: null };
    expect((await historyOf(chicken.id))[0]?.changes).toEqual([out]);
    expect((await save(fish, [toppings])).status).toBe(200);
    expect((await save(fish, [], { name: "Samaki wa kukaanga" })).status).toBe(200);
    expect((await move(group.id, "restore")).status).toBe(200);
    for (const { id } of made)
      expect((await readProduct(id)).add_on_groups).toMatchObject([{ id: group.id, add_ons: group.add_ons }]);
    expect((await historyOf(chicken.id))[0]?.changes).toEqual([{ ...out, before: null, after: "Vionjo" }]);
  });

  it("may be changed through many products at once: nobody waits in a circle, nothing is lost", async () => {
    const before = await countDeadlocks(stack);
    const [a, b] = [await create(), await create({ ...toppings, name: "Ukubwa" })];
    const made: Product[] = [];
    for (let at = 0; at < 6; at++)
      made.push(
        await withGroups(`Sahani ${at}`, at % 2 ? [groupInput(a), groupInput(b)] : [groupInput(b), groupInput(a)]),
      );
    const honey = async ({ id }: AddOnGroup) => {
      const { add_ons, ...rest } = groupInput(await read(id));
      return {
        ...rest,
        add_ons: add_ons.map((each) => (each.stock === null ? each : { ...each, stock: each.stock + 1 })),
      };
    };
    /** Who was too late reads again what they change, and saves once more. */
    const untilSaved = async (attempt: () => Promise<{ status: number }>): Promise<number> => {
      const { status } = await attempt();
      return status === 409 ? untilSaved(attempt) : status;
    };
    const statuses = await Promise.all(
      made.flatMap((product, at) => [
        untilSaved(async () =>
          save(product, at % 2 ? [await honey(a), await honey(b)] : [await honey(b), await honey(a)]),
        ),
        untilSaved(async () => put(at % 2 ? a.id : b.id, { ...(await honey(at % 2 ? a : b)), id: undefined })),
      ]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { add_ons } of [a, b])
      expect(await stockOf(stack, add_ons[0]?.id ?? "")).toEqual({ stock: 4 + 6 + 3, moved: 4 + 6 + 3 });
    expect(await countDeadlocks(stack)).toBe(before);
  });
});
