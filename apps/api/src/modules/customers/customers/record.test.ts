import type { Product } from "@mauzo/contract/catalogue/products";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customerTags } from "@mauzo/contract/customers/customer-tags";
import { type CustomerFilter, customers } from "@mauzo/contract/customers/customers";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter } from "../../../../test/whatsapp-fixtures.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { name: "Kikoi", stock: 100, price_minor: 10_000 });
});
afterAll(() => stack.stop());

const add = (body: object) => request(stack, customers.create, { body }, shop);
const create = (body: object) => call(stack, customers.create, { body }, shop);
const read = (id: string) => call(stack, customers.get, { params: { id } }, shop);
const change = (id: string, body: { version: number } & Record<string, unknown>, by: { token: string } = shop) =>
  request(stack, customers.update, { params: { id }, body }, by);
const namesOf = async (query: CustomerFilter) =>
  (await call(stack, customers.list, { query }, shop)).items.map(({ name }) => name).toSorted();

it("somebody is added by hand with a name, a number or both, and a number has one owner", async () => {
  const amina = await create({ name: "Amina", phone: "0712 345 678", tags: ["VIP"], note: "Jioni tu" });
  expect(amina).toMatchObject({ phone: "+255712345678", tags: ["vip"], source: "added", total_orders: 0 });
  expect(amina.contacts).toMatchObject([{ phone: "+255712345678" }]);
  expect(await add({ name: "Juma", phone: "+255712345678" })).toMatchObject({
    status: 409,
    body: { code: "customer_phone_taken", customer_id: amina.id },
  });
  expect((await add({ phone: "12" })).status).toBe(422);
  expect((await add({})).status).toBe(422);
  await addOrder(stack, shop, { product, customer: { name: "Amina", phone: "0712345678" } });
  expect(await read(amina.id)).toMatchObject({ total_orders: 1, usual_products: [{ name: "Kikoi", orders: 1 }] });
});

it("a record is changed from the version that was read, and the changes are undone one by one", async () => {
  const { id } = await create({ name: "Amina", phone: "0712345678" });
  expect((await change(id, { version: 0, name: "Amina Zuberi", place: "Sinza" })).status).toBe(200);
  expect((await change(id, { version: 1, phone: "0754111222", gender: "female" })).status).toBe(200);
  expect(await change(id, { version: 1, name: "X" })).toMatchObject({ status: 409, body: { version: 2 } });
  const other = await create({ name: "Juma", phone: "0712345678" });
  const undo = async (version: number) => request(stack, customers.undo, { params: { id }, body: { version } }, shop);
  // The old number is somebody else's by now.
  expect(await undo(2)).toMatchObject({ status: 409, body: { code: "customer_phone_taken", customer_id: other.id } });
  expect((await change(other.id, { version: 0, phone: "" })).status).toBe(200);
  expect(await undo(2)).toMatchObject({ status: 200, body: { phone: "+255712345678", gender: null, version: 3 } });
  expect(await undo(3)).toMatchObject({ status: 200, body: { name: "Amina", place: "", undoable: null } });
  expect(await undo(4)).toMatchObject({ status: 409, body: { code: "nothing_to_undo" } });
});

it("the list is filtered by what is known of them", async () => {
  await create({ name: "Amina Zuberi", phone: "0712345678", place: "Mbezi  Beach", tags: ["vip"], gender: "female" });
  await create({ name: "Juma Hamisi", phone: "0754111222", place: "Sinza" });
  await createManualOrder(stack, shop, { ...selectProduct(product), customer: { name: "", phone: "0754111222" } });
  for (const [query, names] of [
    [{ search: "zuber" }, ["Amina Zuberi"]],
    [{ search: "amina zubeir" }, ["Amina Zuberi"]],
    [{ search: "0754 111" }, ["Juma Hamisi"]],
    [{ search: "+255 754 111 222" }, ["Juma Hamisi"]],
    [{ search: "0754 111", search_by: "name" }, []],
    [{ search: "juma", search_by: "phone" }, []],
    [{ tag: "VIP" }, ["Amina Zuberi"]],
    [{ place: "mbezi beach" }, ["Amina Zuberi"]],
    [{ gender: "female" }, ["Amina Zuberi"]],
    [{ gender: "unknown" }, ["Juma Hamisi"]],
    [{ owed: "yes" }, ["Juma Hamisi"]],
    [{ owed: "no" }, ["Amina Zuberi"]],
    [{ ordered_within: 1 }, ["Juma Hamisi"]],
    [{ silent_for: 1 }, []],
    [{ channel: "manual" }, ["Juma Hamisi"]],
  ] as const)
    expect([query, await namesOf(query)]).toEqual([query, names]);
  expect(await call(stack, customers.values, {}, shop)).toEqual({
    tags: [{ value: "vip", customers: 1 }],
    places: [
      { value: "Mbezi  Beach", customers: 1 },
      { value: "Sinza", customers: 1 },
    ],
  });
  const { body } = await stack.call("GET", "/customer-exports/customers.csv?tag=vip", shop);
  const rows: string[][] = parse(String(body), { bom: true });
  expect(rows.map(([name, phone]) => [name, phone])).toEqual([
    ["Name", "Phone"],
    ["Amina Zuberi", "'+255712345678"],
  ]);
});

it("many are tagged at once, and what nobody changed since is taken back", async () => {
  const [amina, juma] = [await create({ name: "Amina", tags: ["jumla"] }), await create({ name: "Juma" })];
  const tag = (body: object) => request(stack, customerTags.change, { body }, shop);
  const ids = [amina.id, juma.id];
  const done = await call(
    stack,
    customerTags.change,
    { body: { customer_ids: ids, add: ["vip"], remove: ["jumla"] } },
    shop,
  );
  expect(done.changed).toBe(2);
  expect((await read(amina.id)).tags).toEqual(["vip"]);
  expect((await tag({ customer_ids: ids, add: ["vip"] })).body).toEqual({ id: null, changed: 0 });
  expect((await change(juma.id, { version: 1, tags: ["ofisi"] })).status).toBe(200);
  const at = { params: { id: done.id ?? "" } };
  expect(await call(stack, customerTags.undo, at, shop)).toEqual({ undone: 1, kept: 1 });
  expect(await call(stack, customerTags.undo, at, shop)).toEqual({ undone: 0, kept: 0 });
  expect([(await read(amina.id)).tags, (await read(juma.id)).tags]).toEqual([["jumla"], ["ofisi"]]);
  const elsewhere = await openShop(stack);
  const foreign = { body: { customer_ids: ids, add: ["x"] } };
  expect((await request(stack, customerTags.change, foreign, elsewhere)).status).toBe(404);
  expect((await tag({ customer_ids: ids, add: Array.from({ length: 15 }, (_, at) => `t${at}`) })).status).toBe(409);
});

it("the timeline tells what happened, as far as its reader may see it, and notes are their author's to delete", async () => {
  const order = await addOrder(stack, shop, { product, customer: { name: "Amina", phone: "0712345678" } });
  const id = order.customer?.id ?? "";
  await call(
    stack,
    orderPayments.create,
    { params: { id: order.id }, body: { amount_minor: 5, method: "cash" } },
    shop,
  );
  const note = await call(stack, customerNotes.create, { params: { id }, body: { text: "Jioni tu" } }, shop);
  await change(id, { version: 0, place: "Sinza" });
  const kinds = async (by: { token: string }) => {
    const found: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { items, next } = await call(stack, customerTimeline.list, { params: { id }, query }, by);
      found.push(...items.map(({ kind }) => kind));
      if (next === null) return found;
      cursor = next;
    }
  };
  expect(await kinds(shop)).toEqual(["change", "note", "payment", "order", "conversation"]);
  const helper = await addMember(stack, shop, [{ resource: "customers", action: ["read", "update"] }]);
  expect(await kinds(helper)).toEqual(["change", "note"]);
  expect(await call(stack, customers.get, { params: { id } }, helper)).toMatchObject({
    usual_products: null,
    places: null,
  });
  expect((await request(stack, customerNotes.remove, { params: { id: note.id } }, helper)).status).toBe(403);
  expect((await request(stack, customerNotes.remove, { params: { id: note.id } }, shop)).status).toBe(200);
  expect(await kinds(helper)).toEqual(["change"]);
  expect((await request(stack, customerNotes.restore, { params: { id: note.id } }, helper)).status).toBe(403);
  for (let twice = 0; twice < 2; twice++)
    expect((await request(stack, customerNotes.restore, { params: { id: note.id } }, shop)).status).toBe(200);
  const { items } = await call(stack, customerTimeline.list, { params: { id } }, shop);
  expect(items.filter(({ kind }) => kind === "note")).toEqual([
    { kind: "note", id: note.id, at: note.at, by: note.by, text: "Jioni tu", may_delete: true },
  ]);
});

it("a conversation over a number is in what happened, also before there is any order", async () => {
  const { id } = await create({ name: "Zawadi" });
  const { conversationId } = await addWriter(stack, await addNumber(stack, shop), { customerId: id });
  await stack.db.query("update threads set customer_id = $2 where conversation_id = $1", [conversationId, id]);
  const seen = async (by: { token: string }) =>
    (await call(stack, customerTimeline.list, { params: { id } }, by)).items.map((entry) => [entry.kind, entry.id]);
  expect(await seen(shop)).toEqual([["conversation", conversationId]]);
  expect(await seen(await addMember(stack, shop, [{ resource: "customers", action: "read" }]))).toEqual([]);
});
