import { staff } from "@mauzo/contract/account/invites";
import { record } from "@mauzo/contract/account/record";
import type { RecordKind } from "@mauzo/contract/account/record-events";
import { products } from "@mauzo/contract/catalogue/products";
import { apiKeys } from "@mauzo/contract/developers/api-keys";
import { webhooks } from "@mauzo/contract/developers/webhooks";
import { orderExports } from "@mauzo/contract/orders/order-exports";
import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { makeKey } from "../../../../test/key-fixtures.ts";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addMember, addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { publicUrl } from "../../../../test/webhook-fixtures.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { checkChain } from "./check-chain.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const entries = async (kind?: RecordKind, of: OpenedShop = shop) =>
  (await call(stack, record.list, { query: { ...(kind && { kind }), limit: 100 } }, of)).items;
const check = () => inShop(stack.pool, shop.shopId, (tx) => checkChain(tx, shop.shopId));
const method = (name: string) => ({
  ...{ id: "boda-kinondoni", name, fee_minor: 0, free_from_minor: null, asks_place: false },
});
const saveMethods = (name: string) =>
  callSave(stack, deliveryMethods.save, { body: { methods: [method(name)] } }, shop);
const changePrice = async (to: number) => {
  const { id } = await addProduct(stack, shop, { name: "Kanga", price_minor: 1_200_000, stock: 3 });
  const body = { name: "Kanga", category: "home", price_minor: to, stock: 3 };
  return { id, answer: await requestSave(stack, products.update, { params: { id }, body }, shop) };
};

describe("an entry", () => {
  it("says who changed what, from where, and what it was before and after", async () => {
    const { answer } = await changePrice(1_500_000);
    expect(answer.status).toBe(200);
    const { id } = (await call(stack, staff.list, {}, shop)).items[0] ?? { id: "" };
    expect(await entries("prices")).toMatchObject([
      {
        event: "price_changed",
        by: { kind: "person", id },
        subject: { name: "Kanga" },
        before: { price_minor: 1_200_000 },
        after: { price_minor: 1_500_000 },
        address: expect.stringMatching(/^(127\.|::1|::ffff:)/),
      },
    ]);
  });

  it("is of a change alone: what is saved as it was, or refused, leaves none", async () => {
    await saveMethods("Boda");
    const before = await entries();
    await saveMethods("Boda");
    const refused = { body: { methods: [method("Basi")], version: 99 } };
    expect((await request(stack, deliveryMethods.save, refused, shop)).status).toBe(409);
    expect(await entries()).toEqual(before);
  });

  it("is of the part of a document that changed", async () => {
    const save = (cash: boolean) =>
      callSave(stack, paymentSettings.save, { body: { ways: [], cash, push: true, charges: [] } }, shop);
    await save(true);
    await save(false);
    expect((await entries("settings"))[0]).toMatchObject({ before: { cash: true }, after: { cash: false } });
    expect((await entries("settings"))[0]?.after).toEqual({ cash: false });
  });

  it("of somebody's rights names them as they are called now, and that they left", async () => {
    const { email } = await addMember(stack, shop, [{ resource: "orders", action: ["read"] }]);
    const member = (await call(stack, staff.list, {}, shop)).items.find((one) => one.email === email);
    const params = { id: member?.id ?? "" };
    await callSave(stack, staff.update, { params, body: { permissions: { is_admin: true } } }, shop);
    await call(stack, staff.remove, { params }, shop);
    await stack.db.query("update auth.users set name = 'Asha' where id = $1", [params.id]);
    expect((await entries("rights")).slice(0, 3)).toMatchObject([
      { event: "member_removed", subject: { id: params.id, name: "Asha" }, before: { is_admin: true } },
      { event: "member_changed", before: { is_admin: false }, after: { is_admin: true } },
      { event: "member_made", by: { kind: "system" } },
    ]);
  });

  it("of a key or a webhook has no secret, and tells the key's own changes with its name", async () => {
    const key = await makeKey(stack, shop, {
      permissions: [{ resource: "product", action: ["read", "create", "update"] }],
    });
    const rotated = await call(stack, apiKeys.rotate, { params: { id: key.id } }, shop);
    const hook = await call(
      stack,
      webhooks.create,
      { body: { url: `${publicUrl}?token=siri-hii`, events: ["order.placed"] } },
      shop,
    );
    const told = JSON.stringify(await entries());
    for (const secret of [key.secret, rotated.secret, hook.secret, "siri-hii"]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(told).not.toContain(secret);
    }
    const [made] = (await entries("keys")).filter(({ event }) => event === "webhook_made");
    expect(made?.subject.name).toBe(publicUrl);
    const byKey = { ...shop, token: rotated.secret };
    const product = await addProduct(stack, byKey, { price_minor: 100 });
    const body = { name: product.name, category: product.category, price_minor: 200, stock: 1 };
    await callSave(stack, products.update, { params: { id: product.id }, body }, byKey);
    expect((await entries("prices"))[0]?.by).toMatchObject({ kind: "key", id: key.id });
  });

  it("of a file has no words of its search", async () => {
    const path = pathOf(orderExports.file, { query: { search: "Neema Mushi" } });
    expect((await stack.call("GET", path, shop)).status).toBe(200);
    const [entry] = await entries("exports");
    expect(entry).toMatchObject({ event: "orders_exported", by: { kind: "person" } });
    expect(JSON.stringify(entry)).not.toContain("Neema");
  });
});

describe("the record", () => {
  it("is for admins, of their own shop, narrowed by kind, person and day", async () => {
    await saveMethods("Boda");
    const clerk = await addMember(stack, shop, [{ resource: "staffs", action: ["read", "update"] }]);
    expect((await request(stack, record.list, {}, clerk)).status).toBe(403);
    expect((await request(stack, record.file, {}, clerk)).status).toBe(403);
    const other = await openShop(stack);
    expect(await entries("settings", other)).toEqual([]);
    const [mine] = await entries("settings");
    const by = mine?.by.id ?? "";
    const read = async (query: Record<string, unknown>) => (await call(stack, record.list, { query }, shop)).items;
    expect((await read({ by })).every((entry) => entry.by.id === by)).toBe(true);
    expect(await read({ by: shop.shopId })).toEqual([]);
    expect(await read({ from: "2020-01-01", to: "2020-01-02" })).toEqual([]);
    expect(await read({ from: "2020-01-01", to: "2099-01-01" })).toEqual(await entries());
  });

  it("goes page by page, and is a file with words in the reader's language", async () => {
    for (const name of ["Boda", "Basi", "Gari"]) await saveMethods(name);
    const first = await call(stack, record.list, { query: { kind: "settings", limit: 2 } }, shop);
    const next = await call(
      stack,
      record.list,
      { query: { kind: "settings", limit: 2, cursor: first.next ?? "" } },
      shop,
    );
    expect([...first.items, ...next.items]).toEqual(await entries("settings"));
    const path = pathOf(record.file, { query: { kind: "settings" } });
    const { body } = await stack.call("GET", path, { ...shop, headers: { "accept-language": "sw" } });
    expect(String(body)).toContain("Njia za kufikisha zimebadilishwa");
    expect(String(body).trim().split("\r\n")).toHaveLength(4);
  });

  it("is neither written, changed nor deleted by the app", async () => {
    await saveMethods("Boda");
    for (const statement of [
      "delete from record_entries",
      "update record_entries set label = 'x'",
      "insert into record_entries select * from record_entries",
      "update record_heads set number = 0",
      "select add_record_entry(e) from record_entries e",
      "select record_look('price_changed', null, '{}')",
    ])
      await expect(
        inShop(stack.pool, shop.shopId, (tx) => tx.$client.query(statement)),
        statement,
      ).rejects.toThrow(/permission denied|neither shown nor exported/);
  });
});

describe("its chain", () => {
  it("holds however many write at once, without a gap", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => addProduct(stack, shop, { price_minor: 100 })));
    const answers = await Promise.all(
      made.map(({ id, name, category }) =>
        requestSave(
          stack,
          products.update,
          { params: { id }, body: { name, category, price_minor: 300, stock: 1 } },
          shop,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
    const { number, broken } = await check();
    expect(broken).toBeUndefined();
    expect(await countRows(stack, "record_entries where shop_id = $1", [shop.shopId])).toBe(number);
    expect(number).toBeGreaterThan(12);
  });

  it.each([
    ["a changed entry", "update record_entries set after = '{}' where shop_id = $1 and number = 3", 3, "changed"],
    [
      "an entry of somebody else",
      "update record_entries set actor_id = null where shop_id = $1 and number = 3",
      3,
      "changed",
    ],
    ["a deleted entry", "delete from record_entries where shop_id = $1 and number = 3", 3, "missing"],
    ["the last one deleted", "delete from record_entries where shop_id = $1 and number = 5", 5, "missing"],
    ["all deleted", "delete from record_entries where shop_id = $1", 5, "missing"],
    [
      "a changed entry with a hash that fits",
      "update record_entries e set hash = record_hash(row(e.shop_id, e.number, e.id, e.at, e.kind, e.event, e.subject_id, 'x', e.actor_kind, e.actor_id, e.actor_name, e.address, e.request_id, e.before, e.after, e.previous, e.hash)::record_entries), label = 'x' where shop_id = $1 and number = 3",
      4,
      "missing",
    ],
  ] as const)("shows %s", async (_, tamper, number, problem) => {
    while ((await check()).number < 5) await saveMethods(`Boda ${Math.random()}`);
    expect((await check()).broken).toBeUndefined();
    await stack.db.query(tamper, [shop.shopId]);
    expect((await check()).broken).toEqual({ number, problem });
  });

  it("holds after what is two years old was deleted", async () => {
    await saveMethods("Boda");
    await stack.db.query("delete from record_heads where shop_id = $1", [shop.shopId]);
    await stack.db.query("delete from record_entries where shop_id = $1", [shop.shopId]);
    for (let round = 0; round < 4; round++) await saveMethods(`Boda ${round}`);
    // The first two were written two years ago: their hashes say so.
    await stack.db.query(
      "update record_entries set at = at - interval '2 years 1 day' where shop_id = $1 and number <= 2",
      [shop.shopId],
    );
    expect((await check()).broken).toEqual({ number: 1, problem: "changed" });
    await runCleaning(stack);
    expect(await countRows(stack, "record_entries where shop_id = $1", [shop.shopId])).toBe(2);
    expect((await check()).broken).toBeUndefined();
    await saveMethods("Gari");
    expect(await check()).toMatchObject({ number: 5, broken: undefined });
  });
});
