import type { Product } from "@mauzo/contract/catalogue/products";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customers } from "@mauzo/contract/customers/customers";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000, price_minor: priceMinor });
});
afterAll(() => stack.stop());

const priceMinor = 10_000;
const one = "0712345671";
const two = "0712345672";
const order = (phone: string, name = "Amina") =>
  createManualOrder(stack, shop, { ...selectProduct(product), customer: { name, phone } });
const get = (id: string) => call(stack, customers.get, { params: { id } }, shop);
const people = async () => (await call(stack, customers.list, { query: { sort: "created" } }, shop)).items;
const ofOrder = async (id: string) => (await call(stack, orders.get, { params: { id } }, shop)).customer?.id ?? "";
const edit = async (id: string, body: object) =>
  call(stack, customers.update, { params: { id }, body: { ...body, version: (await get(id)).version } }, shop);
const note = (id: string, text: string) => call(stack, customerNotes.create, { params: { id }, body: { text } }, shop);
async function merge(id: string, other_id: string, keep: object = {}) {
  const versions = { version: (await get(id)).version, other_version: (await get(other_id)).version };
  return call(stack, customerMerges.merge, { params: { id }, body: { other_id, ...versions, keep } }, shop);
}
const undo = (id: string) => call(stack, customerMerges.undo, { params: { id } }, shop);

/** Two people with orders, notes, tags and a history; the first has more orders. */
async function openTwo() {
  const ids = { amina: await ofOrder((await order(one, "Amina")).id), asha: "" };
  await order(one, "Amina");
  ids.asha = await ofOrder((await order(two, "Asha Juma")).id);
  await edit(ids.amina, { place: "Sinza", tags: ["vip"], gender: "female" });
  await edit(ids.asha, { birthday: "1990-01-31", tags: ["jumla"], place: "Mbezi" });
  await note(ids.asha, "Hupenda nyekundu");
  return ids;
}
/** All that is kept of the shop's customers, but for what counts how often they were written. */
async function everything() {
  const tables = ["customers", "contacts", "customer_notes", "customer_changes", "orders"];
  const read = async (table: string) => {
    const { rows } = await stack.db.query<{ row: object }>(
      `select to_jsonb(t) - 'version' - 'generation' as row from ${table} t where shop_id = $1 order by id`,
      [shop.shopId],
    );
    return rows.map(({ row }) => row);
  };
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await read(table)])));
}

it("what was forgiven stays forgiven through a merge and back", async () => {
  const { amina, asha } = await openTwo();
  const { id } = await order(two, "Asha Juma");
  const owedBy = async (who: string) => (await get(who)).owed.minor;
  await call(stack, orderCredit.forgive, { params: { id }, body: { amount_minor: 6_000, reason: "Msiba" } }, shop);
  expect(await owedBy(asha)).toBe(2 * priceMinor - 6_000);
  const { merge_id } = await merge(asha, amina);
  expect(await owedBy(amina)).toBe(4 * priceMinor - 6_000);
  await undo(merge_id);
  expect([await owedBy(asha), await owedBy(amina)]).toEqual([2 * priceMinor - 6_000, 2 * priceMinor]);
});

it("merges two customers, and all that hung on one is the other's", async () => {
  const { amina, asha } = await openTwo();
  const { customer } = await merge(asha, amina, { name: "this", place: "other", phone: "this" });
  expect(customer).toMatchObject({
    ...{ id: amina, name: "Asha Juma", place: "Sinza", gender: "female", birthday: "1990-01-31" },
    ...{ phone: "+255712345672", tags: ["vip", "jumla"], total_orders: 3, total: { minor: priceMinor * 3 } },
    contacts: [{ phone: "+255712345671" }, { phone: "+255712345672" }],
    undoable: null,
  });
  expect((await people()).map(({ id }) => id)).toEqual([amina]);
  const { items } = await call(stack, customerTimeline.list, { params: { id: amina } }, shop);
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(
    [...["change", "change", "merge", "note"], ...["order", "order", "order"]].toSorted(),
  );
  expect(items.find(({ kind }) => kind === "merge")).toMatchObject({ name: "Asha Juma", undone: false });
  expect(await ofOrder((await order(two)).id)).toBe(amina);
});

it("a merged customer leads to the one who was kept, also from an order", async () => {
  const { amina, asha } = await openTwo();
  await merge(amina, asha);
  for (const endpoint of [customers.get, customerTimeline.list])
    expect(await request(stack, endpoint, { params: { id: asha } }, shop)).toMatchObject({
      status: 409,
      body: { code: "customer_merged", customer_id: amina },
    });
  const third = await ofOrder((await order("0712345673")).id);
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer: { id: asha } });
  expect(await ofOrder(id)).toBe(amina);
  for (let more = 0; more < 5; more++) await order("0712345673");
  await merge(amina, third);
  const { body } = await request(stack, customers.get, { params: { id: asha } }, shop);
  expect(body).toMatchObject({ customer_id: third });
});

it("the preview says what is kept of each, and what both have together", async () => {
  const { amina, asha } = await openTwo();
  const preview = await call(stack, customerMerges.preview, { params: { id: amina }, query: { other_id: asha } }, shop);
  expect(preview).toMatchObject({
    this: { name: "Amina", orders: 2, phones: ["+255712345671"], notes: 0 },
    other: { name: "Asha Juma", orders: 1, notes: 1 },
    keep: { name: "this", birthday: "other", place: "this", gender: "this", language: "this", phone: "this" },
    merged: { total_orders: 3, notes: 1, tags: ["vip", "jumla"], total: { minor: priceMinor * 3 } },
  });
});

it("undo with nothing between puts back every row", async () => {
  const { amina, asha } = await openTwo();
  const before = await everything();
  const { merge_id } = await merge(amina, asha, { name: "other", phone: "other", place: "other" });
  expect(await everything()).not.toEqual(before);
  expect(await undo(merge_id)).toEqual({ customer_id: amina, merged_id: asha });
  expect(await everything()).toEqual(before);
  expect(await undo(merge_id)).toEqual({ customer_id: amina, merged_id: asha });
  expect(await everything()).toEqual(before);
});

it("what came since by a number that goes back goes with it; what was written since stays", async () => {
  const { amina, asha } = await openTwo();
  const { merge_id } = await merge(amina, asha, { name: "other" });
  const theirs = await order(two);
  const hers = await order(one);
  await note(amina, "Baadaye");
  await edit(amina, { name: "Amina Hamisi", tags: ["vip", "jumla", "harusi"] });
  await undo(merge_id);
  expect(await ofOrder(theirs.id)).toBe(asha);
  expect(await ofOrder(hers.id)).toBe(amina);
  expect(await get(amina)).toMatchObject({ name: "Amina Hamisi", tags: ["vip", "harusi"], total_orders: 3 });
  expect(await get(asha)).toMatchObject({ name: "Asha Juma", tags: ["jumla"], total_orders: 2, place: "Mbezi" });
  const { items } = await call(stack, customerTimeline.list, { params: { id: amina } }, shop);
  expect(items.flatMap((entry) => (entry.kind === "note" ? [entry.text] : []))).toEqual(["Baadaye"]);
  expect(items.find(({ kind }) => kind === "merge")).toMatchObject({ undone: true, undo_until: null });
});

it("a number that was taken away since does not come back", async () => {
  const { amina, asha } = await openTwo();
  const { merge_id } = await merge(amina, asha, { phone: "other" });
  await edit(amina, { phone: "0712345679" });
  await undo(merge_id);
  expect(await get(asha)).toMatchObject({ phone: null, contacts: [] });
  expect(await get(amina)).toMatchObject({ phone: "+255712345679" });
});

it("merges are undone from the last one on, where the kept one was merged since", async () => {
  const { amina, asha } = await openTwo();
  const first = await merge(amina, asha);
  const zuhura = await ofOrder((await order("0712345673")).id);
  for (let more = 0; more < 5; more++) await order("0712345673");
  const between = await everything();
  const second = await merge(amina, zuhura);
  expect(second.customer.id).toBe(zuhura);
  const refused = await request(stack, customerMerges.undo, { params: { id: first.merge_id } }, shop);
  expect(refused).toMatchObject({ status: 409, body: { code: "merge_followed" } });
  await undo(second.merge_id);
  expect(await everything()).toEqual(between);
  await undo(first.merge_id);
  expect(await get(asha)).toMatchObject({ name: "Asha Juma", total_orders: 1 });
});

it("after thirty days nothing is undone", async () => {
  const { amina, asha } = await openTwo();
  const { merge_id } = await merge(amina, asha);
  await stack.db.query(
    "update customer_merge_memories set created_at = now() - interval '30 days' where merge_id = $1",
    [merge_id],
  );
  const refused = await request(stack, customerMerges.undo, { params: { id: merge_id } }, shop);
  expect(refused).toMatchObject({ status: 409, body: { code: "merge_undo_expired" } });
  const { items } = await call(stack, customerTimeline.list, { params: { id: amina } }, shop);
  expect(items.find(({ kind }) => kind === "merge")).toMatchObject({ undone: false, undo_until: null });
});

it("refuses what was saved since it was shown, the same customer twice, and what is too much", async () => {
  const { amina, asha } = await openTwo();
  const stale = { other_id: asha, version: 0, other_version: 0 };
  const answer = (body: object) => request(stack, customerMerges.merge, { params: { id: amina }, body }, shop);
  expect(await answer(stale)).toMatchObject({ status: 409, body: { code: "version_conflict" } });
  expect(await answer({ ...stale, other_id: amina })).toMatchObject({ status: 422 });
  expect(await answer({ ...stale, other_id: shop.shopId })).toMatchObject({ status: 422 });
  for (const customerId of [amina, asha])
    await stack.db.query(
      `insert into contacts (shop_id, customer_id, phone) select $1, $2, '+25575' || $3 || lpad(n::text, 6, '0') from generate_series(1, 10) n`,
      [shop.shopId, customerId, customerId === amina ? "1" : "2"],
    );
  const now = { version: (await get(amina)).version, other_version: (await get(asha)).version };
  expect(await answer({ ...stale, ...now })).toMatchObject({ status: 409, body: { code: "merge_too_large" } });
});

it("the last change of before a merge is no change to undo", async () => {
  const { amina, asha } = await openTwo();
  const { customer, merge_id } = await merge(amina, asha);
  const back = { params: { id: amina }, body: { version: customer.version } };
  expect(await request(stack, customers.undo, back, shop)).toMatchObject({ body: { code: "nothing_to_undo" } });
  await undo(merge_id);
  expect((await get(amina)).undoable).not.toBeNull();
});

it("everything that refers to a customer has an id of its own to be moved by, beside that of the shop", async () => {
  const { rows } = await stack.db.query<{ name: string; has_id: boolean }>(
    `select k.conrelid::regclass::text as name, exists (
       select from pg_constraint p join pg_attribute a on a.attrelid = p.conrelid and a.attnum = p.conkey[2]
       where p.conrelid = k.conrelid and p.contype = 'p' and cardinality(p.conkey) = 2
         and a.atttypid = 'uuid'::regtype) as has_id
     from pg_constraint k where k.contype = 'f' and k.confrelid = 'customers'::regclass`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ has_id }) => !has_id)).toEqual([]);
});

it.each([
  ["an order of theirs", { asha: 3_000 }, "asha", { asha: 0, amina: 0 }],
  [
    "an order of theirs, where the other has some, too",
    { asha: 3_000, amina: 5_000 },
    "asha",
    { asha: 0, amina: 5_000 },
  ],
  ["an order of theirs with what is the other's", { amina: 3_000 }, "asha", { asha: 0, amina: 0 }],
  ["an order of the other with what is the other's", { amina: 3_000, asha: 500 }, "amina", { asha: 500, amina: 0 }],
  ["an order of the other with theirs", { asha: 3_000 }, "amina", "merge_credit_used"],
] as const)("parts two after credit paid %s", async (_, credit, whose, then) => {
  const ids = await openTwo();
  const creditOf = async (id: string) => (await call(stack, debts.get, { params: { id } }, shop)).credit.minor;
  for (const [who, minor] of Object.entries({ asha: 0, amina: 0, ...credit })) {
    const id = who === "asha" ? ids.asha : ids.amina;
    const { owed } = await get(id);
    const body = { amount_minor: owed.minor + minor, method: "cash" as const, surplus: true };
    await call(stack, debts.pay, { params: { id }, body }, shop);
  }
  const { merge_id } = await merge(ids.asha, ids.amina);
  const since = await order(whose === "asha" ? two : one);
  const use = { params: { id: since.id }, body: { amount_minor: 3_000 } };
  await call(stack, orderPayments.useCredit, use, shop);
  const answer = await request(stack, customerMerges.undo, { params: { id: merge_id } }, shop);
  if (typeof then === "string") {
    expect(answer).toMatchObject({ status: 409, body: { code: then } });
    expect([await creditOf(ids.amina), await ofOrder(since.id)]).toEqual([0, ids.amina]);
    // What the order is paid with and as much again as was used: then they can be parted.
    const body = { amount_minor: priceMinor, method: "cash" as const, surplus: true };
    await call(stack, debts.pay, { params: { id: ids.amina }, body }, shop);
    await undo(merge_id);
    expect([await creditOf(ids.asha), await creditOf(ids.amina)]).toEqual([3_000, 0]);
  } else {
    expect(answer.status).toBe(200);
    expect({ asha: await creditOf(ids.asha), amina: await creditOf(ids.amina) }).toEqual(then);
  }
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});
