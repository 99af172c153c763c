import { listViewLimits, listViews, type NewListView } from "@mauzo/contract/shop/list-views";
import type { Grant } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";

type Caller = { token: string };
const readsProducts: Grant = { resource: "product", action: "read" };

let stack: Stack;
let shop: OpenedShop;
let asha: Caller;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  asha = await addMember(stack, shop, [readsProducts]);
});
afterAll(() => stack.stop());

const kikoi: NewListView = { list: "products", name: "Vikoi", query: "search=kikoi&status=published" };
const share = (caller: Caller, more: Partial<NewListView> = {}) =>
  call(stack, listViews.create, { body: { ...kikoi, ...more } }, caller);
const statusOfShare = async (caller: Caller, body: object) =>
  (await request(stack, listViews.create, { body: { ...kikoi, ...body } }, caller)).status;
const rename = (caller: Caller, id: string, name: string) =>
  requestSave(stack, listViews.rename, { params: { id }, body: { name } }, caller);
const remove = (caller: Caller, id: string) => request(stack, listViews.remove, { params: { id } }, caller);
const restore = (caller: Caller, id: string) => request(stack, listViews.restore, { params: { id } }, caller);
const listed = async (caller: Caller) => (await call(stack, listViews.list, {}, caller)).items;
const namesOf = async (caller: Caller) => (await listed(caller)).map(({ name }) => name);

describe("a shared view", () => {
  it("is seen by everyone who may read the list, with who made it, and heard of at once", async () => {
    const line = await openEventStream(stack, shop.token);
    const view = await share(asha);
    expect(view).toMatchObject({ ...kikoi, may_change: true });
    expect(await listed(shop)).toEqual([view]);
    const juma = await addMember(stack, shop, [readsProducts]);
    expect(await listed(juma)).toEqual([{ ...view, may_change: false }]);
    await vi.waitFor(() => expect(line.heard).toContainEqual({ topic: "list-views", id: view.id }), { timeout: 2_000 });
    line.stop();
    expect((await remove(asha, view.id)).status).toBe(200);
  });

  it("is renamed, taken away and brought back by who made it and by admins, and by nobody else", async () => {
    const juma = await addMember(stack, shop, [readsProducts]);
    const { id } = await share(asha);
    for (const answer of [await rename(juma, id, "Yangu"), await remove(juma, id), await restore(juma, id)])
      expect(answer.status).toBe(403);
    for (const caller of [asha, shop]) {
      expect((await rename(caller, id, "Kikoi zote")).body).toMatchObject({ name: "Kikoi zote", query: kikoi.query });
      for (let twice = 0; twice < 2; twice++) expect((await remove(caller, id)).status).toBe(200);
      expect(await namesOf(shop)).toEqual([]);
      expect((await rename(caller, id, "Vikoi")).status).toBe(404);
      for (let twice = 0; twice < 2; twice++) expect((await restore(caller, id)).status).toBe(200);
      expect(await namesOf(juma)).toEqual(["Kikoi zote"]);
    }
    await remove(shop, id);
  });

  it("has a name of its own in its list, whatever its case, also when it comes back", async () => {
    const first = await share(asha);
    expect((await request(stack, listViews.create, { body: { ...kikoi, name: "VIKOI" } }, shop)).body).toEqual({
      detail: "Another view of this list is called so. Choose another name.",
      code: "view_name_taken",
    });
    const stock = await share(shop, { list: "stock" });
    const other = await share(shop, { name: "Kanga" });
    expect((await rename(shop, other.id, "vikoi")).status).toBe(409);
    expect((await rename(shop, other.id, "KANGA")).status).toBe(200);
    await remove(asha, first.id);
    const next = await share(shop);
    expect((await restore(asha, first.id)).status).toBe(409);
    for (const { id } of [next, other, stock]) await remove(shop, id);
    expect((await restore(asha, first.id)).status).toBe(200);
    await remove(asha, first.id);
  });

  it("is forgotten in the night, a day after it was taken away", async () => {
    const [old, other] = [await share(asha), await share(asha, { name: "Kanga" })];
    await remove(asha, old.id);
    await stack.db.query("update list_views set removed_at = now() - interval '25 hours' where id = $1", [old.id]);
    await remove(asha, other.id);
    await runCleaning(stack);
    expect((await restore(asha, old.id)).status).toBe(404);
    expect((await restore(asha, other.id)).status).toBe(200);
    await remove(asha, other.id);
  });

  it("is for a list that is there, with a name and the query of an address, no longer than they may be", async () => {
    for (const wrong of [
      { list: "staff" },
      { name: " " },
      { name: "x".repeat(listViewLimits.name + 1) },
      { query: "" },
      { query: "x".repeat(listViewLimits.query + 1) },
      { query: "a=1#b" },
      { query: "//elsewhere.example" },
      { query: "a=<b>" },
      { created_by: crypto.randomUUID() },
    ])
      expect([wrong, await statusOfShare(asha, wrong)]).toEqual([wrong, 422]);
  });
});

it("is for who may read the list, and for no other shop", async () => {
  const orders = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect(await statusOfShare(orders, {})).toBe(403);
  const { id } = await share(asha);
  const theirs = await share(orders, { list: "orders", query: "status=paid" });
  expect([await listed(orders), await namesOf(asha)]).toEqual([[theirs], [kikoi.name]]);
  const clerk = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  const spent = await share(clerk, { list: "expenses", query: "source=restock" });
  expect([await listed(clerk), await statusOfShare(orders, { list: "expenses" })]).toEqual([[spent], 403]);
  const report = { list: "analytics", query: "part=products&days=quarter" } as const;
  expect([(await share(orders, report)).list, await statusOfShare(clerk, report)]).toEqual(["analytics", 403]);
  await stack.db.query(
    "update memberships set permissions = $2 where user_id = (select created_by from list_views where id = $1)",
    [id, JSON.stringify([{ resource: "orders", action: "read" }])],
  );
  expect((await rename(asha, id, "Yangu")).status).toBe(403);
  const other = await openShop(stack);
  expect(await listed(other)).toEqual([]);
  for (const answer of [await rename(other, id, "Yangu"), await remove(other, id), await restore(other, id)])
    expect(answer.status).toBe(404);
  expect(await namesOf(shop)).toEqual(Array.from({ length: 4 }, () => kikoi.name));
});

it("has room for fifty in a list, however many are shared at once", async () => {
  const full = await openShop(stack);
  const { query } = kikoi;
  await stack.db.query(
    `insert into list_views (shop_id, list, name, query, created_by)
     select $1, 'products', n::text, $2, $1 from generate_series(2, $3::int) n`,
    [full.shopId, query, listViewLimits.each],
  );
  const held = { statement: "select pg_advisory_xact_lock(hashtextextended($1 || 'products', 2))" };
  const { answers, waited } = await whileLocked(stack, { ...held, values: [full.shopId] }, () =>
    ["Moja", "Mbili"].map((name) => request(stack, listViews.create, { body: { ...kikoi, name } }, full)),
  );
  expect({ waited, statuses: answers.map(({ status }) => status).sort() }).toEqual({ waited: 2, statuses: [201, 409] });
  expect(await statusOfShare(full, { list: "stock" })).toBe(201);
  const [view] = await listed(full);
  await remove(full, view?.id ?? "");
  expect(await statusOfShare(full, { name: "Tatu" })).toBe(201);
  expect((await restore(full, view?.id ?? "")).status).toBe(409);
});
