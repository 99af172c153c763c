import { randomUUID } from "node:crypto";
import { staff } from "@mauzo/contract/account/invites";
import { customers } from "@mauzo/contract/customers/customers";
import { apiKeys, keyLimits } from "@mauzo/contract/developers/api-keys";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { everyRight, makeKey, ordersRead } from "../../../../test/key-fixtures.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
});

type Caller = { token: string };
const listed = async () => (await call(stack, apiKeys.list, {}, shop)).items;
const read = async (caller: Caller, headers = {}) => request(stack, orders.list, {}, { ...caller, headers });
const status = async (caller: Caller) => (await read(caller)).status;
const isInvalid = { status: 401, body: { code: "api_key_invalid" } };
/** A second admin of the shop. */
async function anAdmin() {
  const person = await addMember(stack, shop, [ordersRead]);
  const { items } = await call(stack, staff.list, {}, shop);
  const id = items.find(({ email }) => email === person.email)?.id ?? "";
  const set = (rest: string) => stack.db.query(`update memberships set ${rest} where user_id = $1`, [id]);
  await set("is_admin = true");
  return { ...person, id, set };
}

describe("a key of a shop", () => {
  it("shows its secret once, is kept as a hash, and calls the API until it is revoked", async () => {
    const { secret, token, ...made } = await makeKey(stack, shop);
    expect(made).toMatchObject({ secret_ends: secret.slice(-4), made_by: "Asha", permissions: [ordersRead] });
    expect(await listed()).toEqual([{ ...made, last_used_at: null }]);
    const { rows } = await stack.db.query(
      "select k, l, u from api_keys k join lookup_keys l on l.target_id = k.id join auth.users u on u.id = k.id where k.id = $1",
      [made.id],
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 30));
    expect(await status({ token })).toBe(200);
    await vi.waitFor(async () => expect((await listed())[0]?.last_used_at).not.toBeNull());
    await call(stack, apiKeys.revoke, { params: { id: made.id } }, shop);
    expect(await read({ token })).toMatchObject(isInvalid);
    expect(await listed()).toEqual([]);
    const left = await stack.db.query("select from lookup_keys where target_id = $1", [made.id]);
    expect(left.rowCount).toBe(0);
    expect((await request(stack, apiKeys.revoke, { params: { id: made.id } }, shop)).status).toBe(404);
  });

  it("asks for the password before a secret is shown", async () => {
    const { id } = await makeKey(stack, shop);
    await stack.db.query("update auth.sessions set confirmed_at = now() - interval '6 minutes'");
    const body = { name: "Mashine", permissions: [ordersRead] };
    const isStepUp = { status: 403, body: { code: "step_up" } };
    expect(await request(stack, apiKeys.create, { body }, shop)).toMatchObject(isStepUp);
    expect(await request(stack, apiKeys.rotate, { params: { id } }, shop)).toMatchObject(isStepUp);
  });

  it("works with the secret before for a day, and with none before that", async () => {
    const first = await makeKey(stack, shop);
    const at = { params: { id: first.id } };
    const second = await call(stack, apiKeys.rotate, at, shop);
    expect(second.secret_ends).toBe(second.secret.slice(-4));
    const hours = (Date.parse(second.previous_secret_until ?? "") - Date.now()) / 3_600_000;
    expect([hours > 23.9, hours < 24.1]).toEqual([true, true]);
    expect([await status(first), await status({ token: second.secret })]).toEqual([200, 200]);
    const third = await call(stack, apiKeys.rotate, at, shop);
    const tokens = [first.secret, second.secret, third.secret];
    expect(await Promise.all(tokens.map((token) => status({ token })))).toEqual([401, 200, 200]);
    await stack.db.query("update lookup_keys set expires_at = expires_at - interval '24 hours' where target_id = $1", [
      first.id,
    ]);
    expect(await Promise.all(tokens.map((token) => status({ token })))).toEqual([401, 401, 200]);
  });

  it("is refused no call while it is rotated", async () => {
    const key = await makeKey(stack, shop);
    const calls = Array.from({ length: 40 }, () => status(key));
    const rotated = await call(stack, apiKeys.rotate, { params: { id: key.id } }, shop);
    const more = Array.from({ length: 40 }, (_, index) => status({ token: index % 2 ? key.token : rotated.secret }));
    expect(new Set(await Promise.all([...calls, ...more]))).toEqual(new Set([200]));
  });

  it("ends with its day, and is made anew then", async () => {
    const key = await makeKey(stack, shop, { expires_in_days: 1 });
    expect(Date.parse(key.expires_at ?? "") - Date.now()).toBeGreaterThan(86_000_000);
    expect(await status(key)).toBe(200);
    await stack.db.query("update lookup_keys set expires_at = now() where target_id = $1", [key.id]);
    await stack.db.query("update api_keys set expires_at = now() where id = $1", [key.id]);
    expect(await read(key)).toMatchObject(isInvalid);
    const late = await request(stack, apiKeys.rotate, { params: { id: key.id } }, shop);
    expect(late).toMatchObject({ status: 409, body: { code: "api_key_expired" } });
  });

  it("calls from the addresses that were named only", async () => {
    const key = await makeKey(stack, shop, { addresses: ["196.41.0.7/24", "196.41.0.9/24", "2001:DB8::1"] });
    expect(key.addresses).toEqual(["196.41.0.0/24", "2001:db8::1"]);
    const from = async (address: string) => (await read(key, { "x-forwarded-for": address })).status;
    expect(await Promise.all(["196.41.0.250", "2001:db8::1", "196.41.1.1"].map(from))).toEqual([200, 200, 403]);
    const body = { name: "Mashine", permissions: [ordersRead], addresses: ["196.41.0.7", "duka"] };
    expect(await request(stack, apiKeys.create, { body }, shop)).toMatchObject({
      status: 422,
      body: { detail: [{ code: "api_key_address_invalid", loc: ["body", "addresses", 1] }] },
    });
  });

  it("is one of twenty at most, however many are made at once", async () => {
    const body = { name: "Mashine", permissions: [ordersRead] };
    const answers = await Promise.all(
      Array.from({ length: keyLimits.keys + 2 }, () => request(stack, apiKeys.create, { body }, shop)),
    );
    expect(countByStatus(answers)).toEqual({ 201: keyLimits.keys, 409: 2 });
  });

  it("is no admin's, and none of another shop's", async () => {
    const permissions = { is_admin: true };
    expect((await request(stack, apiKeys.create, { body: { name: "M", permissions } }, shop)).status).toBe(422);
    const other = await openShop(stack);
    const { id } = await makeKey(stack, other);
    for (const endpoint of [apiKeys.rotate, apiKeys.revoke])
      expect((await request(stack, endpoint, { params: { id } }, shop)).status).toBe(404);
    const renamed = { params: { id }, body: { name: "Langu" } };
    expect((await request(stack, apiKeys.rename, renamed, shop)).status).toBe(404);
  });
});

describe("what a key may do", () => {
  it("is never more than its maker may at that moment", async () => {
    const maker = await anAdmin();
    const key = await makeKey(stack, maker, { permissions: everyRight, sees_phones: true });
    const products = async () => (await stack.call("GET", "/products", key)).status;
    expect([await status(key), await products()]).toEqual([200, 200]);
    await maker.set(`is_admin = false, permissions = '[{"resource": "product", "action": ["read"]}]'`);
    expect([await status(key), await products()]).toEqual([403, 200]);
    await maker.set("is_admin = true");
    expect(await status(key)).toBe(200);
    expect((await request(stack, staff.remove, { params: { id: maker.id } }, shop)).status).toBe(200);
    expect(await read(key)).toMatchObject(isInvalid);
    expect(await listed()).toEqual([]);
  });

  it("sees telephone numbers whole where it may and its maker does", async () => {
    const maker = await anAdmin();
    const permissions = [{ resource: "customers" as const, action: ["read" as const] }];
    const sees = await makeKey(stack, maker, { permissions, sees_phones: true });
    const hides = await makeKey(stack, maker, { permissions });
    const { id } = await call(stack, customers.create, { body: { name: "Amina", phone: "0712 345 678" } }, shop);
    const told = async (key: Caller) => JSON.stringify(await call(stack, customers.get, { params: { id } }, key));
    const isWhole = async (key: Caller) => /712 ?345 ?678/.test(await told(key));
    expect([await isWhole(sees), await isWhole(hides)]).toEqual([true, false]);
    await maker.set(
      `is_admin = false, sees_phones = false, permissions = '[{"resource": "customers", "action": ["read"]}]'`,
    );
    expect(await isWhole(sees)).toBe(false);
  });

  it("is told with its name, which may change", async () => {
    const permissions = [{ resource: "orders" as const, action: ["read" as const, "update" as const] }];
    const key = await makeKey(stack, shop, { name: "Mashine ya kaunta", permissions });
    const { id } = await addOrder(stack, shop);
    await call(stack, orderEdits.note, { params: { id }, body: { text: "Imefika" } }, key);
    const told = async () => JSON.stringify(await call(stack, orders.get, { params: { id } }, shop));
    expect(await told()).toContain("Mashine ya kaunta");
    const renamed = { params: { id: key.id }, body: { name: "Mashine ya mlangoni" } };
    expect(await call(stack, apiKeys.rename, renamed, shop)).toMatchObject({ name: "Mashine ya mlangoni" });
    expect(await told()).not.toContain("Mashine ya mlangoni");
    await call(stack, orderEdits.note, { params: { id }, body: { text: "Imeondoka" } }, key);
    for (const name of ["Mashine ya kaunta", "Mashine ya mlangoni"]) expect(await told()).toContain(name);
  });

  it("has Idempotency-Keys of its own", async () => {
    const permissions = [{ resource: "orders" as const, action: ["update" as const] }];
    const [one, other] = [await makeKey(stack, shop, { permissions }), await makeKey(stack, shop, { permissions })];
    const { id } = await addOrder(stack, shop);
    const headers = { "idempotency-key": randomUUID() };
    const note = (text: string, caller: Caller) =>
      request(stack, orderEdits.note, { params: { id }, body: { text } }, { ...caller, headers });
    expect((await note("Moja", one)).status).toBe(201);
    expect((await note("Moja", one)).headers.get("idempotent-replayed")).toBe("true");
    expect((await note("Mbili", one)).status).toBe(409);
    expect((await note("Mbili", other)).status).toBe(201);
    expect((await note("Mbili", shop)).headers.get("idempotent-replayed")).toBeNull();
  });

  it("hears live what it may read, until it is revoked", { timeout: 20_000 }, async () => {
    const key = await makeKey(stack, shop);
    const stream = await openEventStream(stack, key.token);
    await addOrder(stack, shop);
    await vi.waitFor(() => expect(stream.heard.map(({ topic }) => topic)).toContain("orders"), { timeout: 2_000 });
    await call(stack, apiKeys.revoke, { params: { id: key.id } }, shop);
    await stream.ended;
  });
});

describe("how often a key calls", () => {
  it("is told with each answer, and refused in words beyond it; other keys go on", async () => {
    const busy = await startStack({ beside: stack, keyCalls: { tries: 3, seconds: 3_600 } });
    const [key, other] = [await makeKey(stack, shop), await makeKey(stack, shop)];
    const ask = (caller: Caller) => request(busy, orders.list, {}, caller);
    const answers = [await ask(key), await ask(key), await ask(key), await ask(key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get("ratelimit-remaining"))).toEqual(["2", "1", "0", "0"]);
    const [last] = answers.slice(-1);
    expect(last?.body).toMatchObject({ code: "too_many_calls" });
    expect(last?.headers.get("ratelimit-limit")).toBe("3");
    expect(Number(last?.headers.get("ratelimit-reset"))).toBeGreaterThan(3_000);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect((await ask(other)).status).toBe(200);
    expect((await ask(shop)).headers.get("ratelimit-limit")).toBeNull();
    await busy.stop();
  });

  it("is written down once a minute, and a call goes on where that cannot be", async () => {
    const key = await makeKey(stack, shop);
    const usedAt = async () => (await listed())[0]?.last_used_at;
    await Promise.all(Array.from({ length: 10 }, () => status(key)));
    await vi.waitFor(async () => expect(await usedAt()).not.toBeNull());
    const first = await usedAt();
    expect(await status(key)).toBe(200);
    expect(await usedAt()).toBe(first);
    const other = await startStack({ beside: stack });
    await stack.db.query("update api_keys set last_used_at = now() - interval '2 minutes' where id = $1", [key.id]);
    await stack.db.query("revoke update (last_used_at) on api_keys from mauzo_app");
    expect((await request(other, orders.list, {}, key)).status).toBe(200);
    await stack.db.query("grant update (last_used_at) on api_keys to mauzo_app");
    await other.stop();
  });
});
