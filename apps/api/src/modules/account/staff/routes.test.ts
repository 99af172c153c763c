import { staff } from "@mauzo/contract/account/invites";
import { session } from "@mauzo/contract/account/session";
import { actions, type Grant, resources } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const staffs = (...action: Grant["action"][]): Grant => ({ resource: "staffs", action: action.flat() });
const member = async (...grants: Grant[]) => {
  const person = await addMember(stack, shop, grants);
  const { items } = await call(stack, staff.list, {}, shop);
  return { ...person, id: items.find(({ email }) => email === person.email)?.id ?? "" };
};
const admin = async () => {
  const person = await member();
  await stack.db.query("update memberships set is_admin = true where user_id = $1", [person.id]);
  return person;
};
type Caller = { token: string };
const change = (caller: Caller, id: string, permissions: unknown) =>
  requestSave(stack, staff.update, { params: { id }, body: { permissions } }, caller);
const remove = (caller: Caller, id: string) => request(stack, staff.remove, { params: { id } }, caller);
const ordersRead: Grant = { resource: "orders", action: ["read"] };

describe("what the people of a shop may do", () => {
  it("is changed at once: the next request is let in or refused", async () => {
    const person = await member();
    const orders = async () => (await stack.call("GET", "/orders", person)).status;
    expect(await orders()).toBe(403);
    expect(await change(shop, person.id, [ordersRead])).toMatchObject({
      status: 200,
      body: { permissions: [ordersRead] },
    });
    expect(await orders()).toBe(200);
    expect((await change(shop, person.id, [{ resource: "product", action: ["read"] }])).status).toBe(200);
    expect(await orders()).toBe(403);
    expect((await change(shop, person.id, { is_admin: true })).status).toBe(200);
    expect(await orders()).toBe(200);
  });

  it("is never more than whoever gives it has", async () => {
    const [chief, person] = [await member(staffs("read", "update", "delete"), ordersRead), await member()];
    const all = resources.map((resource) => ({ resource, action: [...actions] }));
    for (const permissions of [
      { is_admin: true },
      all,
      [{ resource: "orders", action: ["read", "update"] }],
      [ordersRead, { resource: "customers", action: ["read"] }],
    ])
      expect([permissions, (await change(chief, person.id, permissions)).status]).toEqual([permissions, 403]);
    expect((await change(chief, person.id, [ordersRead])).status).toBe(200);
    await change(shop, person.id, [ordersRead, { resource: "customers", action: ["read"] }]);
    expect((await change(chief, person.id, [{ resource: "customers", action: ["read"] }])).status).toBe(200);
  });

  it("is never one's own to change, nor an admin's to anybody but an admin", async () => {
    const chief = await member(...resources.map((resource) => ({ resource, action: [...actions] })));
    const boss = (await call(stack, staff.list, {}, shop)).items.find(({ email }) => email === shop.email);
    expect((await change(chief, chief.id, { is_admin: true })).status).toBe(403);
    expect((await change(chief, chief.id, [ordersRead])).status).toBe(403);
    expect((await change(chief, boss?.id ?? "", [ordersRead])).status).toBe(403);
    expect((await remove(chief, boss?.id ?? "")).status).toBe(403);
    expect((await change(shop, boss?.id ?? "", [ordersRead])).status).toBe(403);
    expect((await remove(shop, boss?.id ?? "")).status).toBe(403);
  });

  it("takes no other words for it", async () => {
    const person = await member();
    const permissions = [ordersRead];
    for (const more of ["is_admin", "role", "user_id", "shop_id", "__proto__"]) {
      const body = JSON.stringify({ permissions, version: 1 }).replace("}", `}`).slice(0, -1);
      const answer = await request(
        stack,
        staff.update,
        { params: { id: person.id }, body: `${body},"${more}":true}` },
        shop,
      );
      expect([more, answer.status]).toEqual([more, 422]);
    }
    for (const wrong of [[], { is_admin: false }, [{ resource: "shops", action: ["read"] }], [{ ...ordersRead, x: 1 }]])
      expect((await change(shop, person.id, wrong)).status).toBe(422);
  });
});

describe("when somebody was seen last", () => {
  it("is when a device of theirs asked last, and nothing once they are logged in nowhere", async () => {
    const person = await member(ordersRead);
    const seen = async () =>
      (await call(stack, staff.list, {}, shop)).items.find(({ id }) => id === person.id)?.last_seen_at;
    await stack.db.query("update auth.sessions set seen_at = '2026-02-03T04:05:06Z' where user_id = $1", [person.id]);
    expect(await seen()).toBe("2026-02-03T04:05:06.000Z");
    await stack.db.query("update auth.sessions set expires_at = now() where user_id = $1", [person.id]);
    expect(await seen()).toBeNull();
  });
});

describe("who leaves", () => {
  it("is out with the next request, and hears nothing more within five seconds", { timeout: 20_000 }, async () => {
    const person = await member(ordersRead);
    const stream = await openEventStream(stack, person.token);
    expect((await remove(shop, person.id)).status).toBe(200);
    expect((await stack.call("GET", "/orders", person)).status).toBe(403);
    const late = new Promise((resolve) => setTimeout(() => resolve("late"), 5_000));
    expect(await Promise.race([stream.ended, late])).not.toBe("late");
    expect((await remove(shop, person.id)).status).toBe(404);
  });

  it("is never the last admin: of two who remove or demote each other one stays", async () => {
    for (const act of [remove, (caller: Caller, id: string) => change(caller, id, [ordersRead])]) {
      const other = await openShop(stack);
      const second = await addMember(stack, other, []);
      const { id } = await call(stack, session.user, {}, other);
      const { id: secondId } = await call(stack, session.user, {}, second);
      await stack.db.query("update memberships set is_admin = true where user_id = $1", [secondId]);
      const rows = "select from memberships where shop_id = $1 order by user_id for update";
      const { answers, waited } = await whileLocked(stack, { statement: rows, values: [other.shopId] }, () => [
        act(other, secondId),
        act(second, id),
      ]);
      expect({ waited, ...countByStatus(answers) }).toEqual({ waited: 2, 200: 1, 403: 1 });
      expect(await countRows(stack, "memberships where shop_id = $1 and is_admin", [other.shopId])).toBe(1);
    }
  });

  it("may be demoted instead, with the same care", async () => {
    const other = await admin();
    expect((await change(shop, other.id, [ordersRead])).status).toBe(200);
    expect((await change(other, other.id, { is_admin: true })).status).toBe(403);
  });
});
