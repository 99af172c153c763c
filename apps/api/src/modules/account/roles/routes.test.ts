import { invites, staff } from "@mauzo/contract/account/invites";
import { record } from "@mauzo/contract/account/record";
import { type NewRole, roles } from "@mauzo/contract/account/roles";
import { actions, covers, type Grant, resources } from "@mauzo/permissions/permissions";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";
import { isSame } from "./rules.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

type Rights = NewRole["permissions"];
const ordersRead: Rights = [{ resource: "orders", action: ["read"] }];
const takesOrders: Rights = [{ resource: "orders", action: ["read", "create"] }];
let count = 0;
const makeRole = (permissions: Rights, sees_phones = false) =>
  call(stack, roles.create, { body: { name: `Nafasi ${count++}`, permissions, sees_phones } }, shop);
const people = async () => (await call(stack, staff.list, {}, shop)).items;
const of = async (id: string) => (await people()).find((member) => member.id === id);
const addPerson = async () => {
  const { email, token } = await addMember(stack, shop, ordersRead);
  const member = (await people()).find((each) => each.email === email);
  return { id: member?.id ?? "", token };
};
type Given = { permissions: Rights; sees_phones: boolean; role_id?: string };
const give = (id: string, body: Given) => requestSave(stack, staff.update, { params: { id }, body }, shop);
const changeRole = (id: string, body: NewRole & { members: "follow" | "stay" }) =>
  requestSave(stack, roles.save, { params: { id }, body }, shop);

/** A person who has a role that was just saved, with it. */
async function withRole() {
  const [role, person] = [await makeRole(ordersRead), await addPerson()];
  const { permissions, sees_phones } = role;
  expect((await give(person.id, { permissions, sees_phones, role_id: role.id })).status).toBe(200);
  return { role, person };
}

describe("a role", () => {
  it("is saved, listed with its members, and given with exactly its rights", async () => {
    const { role, person } = await withRole();
    expect(await of(person.id)).toMatchObject({ role: { id: role.id, name: role.name }, permissions: ordersRead });
    const { items } = await call(stack, roles.list, {}, shop);
    expect(items.find(({ id }) => id === role.id)).toEqual({ ...role, members: 1 });
    for (const other of [
      { permissions: takesOrders, sees_phones: false },
      { permissions: ordersRead, sees_phones: true },
    ])
      expect(await give(person.id, { ...other, role_id: role.id })).toMatchObject({
        status: 409,
        body: { code: "role_changed" },
      });
  });

  it("is no more that of who gets other rights by hand", async () => {
    const { role, person } = await withRole();
    await give(person.id, { permissions: takesOrders, sees_phones: false });
    expect(await of(person.id)).toMatchObject({ role: null, permissions: takesOrders });
    expect((await call(stack, roles.list, {}, shop)).items.find(({ id }) => id === role.id)?.members).toBe(0);
  });

  it("takes its members and the invited along when it changes, at once, if they are to follow", async () => {
    const { role, person } = await withRole();
    const { permissions, sees_phones } = role;
    const email = `nafasi.${role.id}@duka.example`;
    await call(stack, invites.create, { body: { email, permissions, sees_phones, role_id: role.id } }, shop);
    const readsCustomers = async () => (await stack.call("GET", "/customers", person)).status;
    expect(await readsCustomers()).toBe(403);
    const more: Rights = [...takesOrders, { resource: "customers", action: ["read"] }];
    const changed = await changeRole(role.id, {
      name: role.name,
      permissions: more,
      sees_phones: true,
      members: "follow",
    });
    expect(changed).toMatchObject({ status: 200, body: { members: 1, version: 2 } });
    expect(await of(person.id)).toMatchObject({ role: { id: role.id }, permissions: more, sees_phones: true });
    expect(await readsCustomers()).toBe(200);
    const invited = (await call(stack, invites.list, {}, shop)).items.find((each) => each.email === email);
    expect(invited).toMatchObject({ role: { id: role.id }, permissions: more, sees_phones: true });
  });

  it("leaves them as they are, without it, if they are to stay; a new name alone changes nobody", async () => {
    const { role, person } = await withRole();
    const renamed = await callSave(
      stack,
      roles.save,
      {
        params: { id: role.id },
        body: { name: `${role.name} mpya`, permissions: ordersRead, sees_phones: false, members: "stay" },
      },
      shop,
    );
    expect(renamed).toMatchObject({ members: 1, name: `${role.name} mpya` });
    await changeRole(role.id, { name: role.name, permissions: takesOrders, sees_phones: false, members: "stay" });
    expect(await of(person.id)).toMatchObject({ role: null, permissions: ordersRead });
  });

  it("leaves its members their rights when it is deleted", async () => {
    const { role, person } = await withRole();
    await call(stack, roles.remove, { params: { id: role.id } }, shop);
    expect(await of(person.id)).toMatchObject({ role: null, permissions: ordersRead });
    expect((await request(stack, roles.remove, { params: { id: role.id } }, shop)).status).toBe(404);
  });

  it("has a name that no other has, however it is written", async () => {
    const { name } = await makeRole(ordersRead);
    const again = { name: name.toUpperCase(), permissions: ordersRead, sees_phones: false };
    expect(await request(stack, roles.create, { body: again }, shop)).toMatchObject({
      status: 409,
      body: { code: "role_name_taken" },
    });
  });

  it("is an admin's to make, and another shop's to nobody", async () => {
    const role = await makeRole(ordersRead);
    const grants: Grant[] = [{ resource: "staffs", action: ["read", "create", "update", "delete"] }];
    const chief = await addMember(stack, shop, grants);
    const body = { name: "Yangu", permissions: ordersRead, sees_phones: false };
    expect((await request(stack, roles.create, { body }, chief)).status).toBe(403);
    const other = await openShop(stack);
    const theirs = { params: { id: role.id }, body: { ...body, members: "follow" as const, version: 1 } };
    expect((await request(stack, roles.save, theirs, other)).status).toBe(404);
    expect((await call(stack, roles.list, {}, other)).items).toEqual([]);
  });

  it("is given as it is, while it is being changed: whoever waits gets the new rights or a refusal", async () => {
    const { role } = await withRole();
    const late = await addPerson();
    const rows = "select from memberships where shop_id = $1 order by user_id for update";
    await whileLocked(stack, { statement: rows, values: [shop.shopId] }, () => [
      changeRole(role.id, { name: role.name, permissions: takesOrders, sees_phones: false, members: "follow" }),
      give(late.id, { permissions: ordersRead, sees_phones: false, role_id: role.id }),
    ]);
    const { items } = await call(stack, roles.list, {}, shop);
    const now = items.find(({ id }) => id === role.id)?.permissions;
    const having = (await people()).filter((member) => member.role?.id === role.id);
    expect(having.map(({ permissions }) => permissions)).toEqual(having.map(() => now));
  });

  it("is not promised to anybody while it is being changed", async () => {
    const { role } = await withRole();
    const { permissions, sees_phones } = role;
    const email = `kesho.${role.id}@duka.example`;
    const row = "select from roles where shop_id = $1 and id = $2 for no key update";
    const { waited } = await whileLocked(stack, { statement: row, values: [shop.shopId, role.id] }, () => [
      changeRole(role.id, { name: role.name, permissions: takesOrders, sees_phones, members: "follow" }),
      request(stack, invites.create, { body: { email, permissions, sees_phones, role_id: role.id } }, shop),
    ]);
    expect(waited).toBe(2);
    const invited = (await call(stack, invites.list, {}, shop)).items.filter((each) => each.role?.id === role.id);
    expect(invited.map((each) => each.permissions)).toEqual(invited.map(() => takesOrders));
  });

  it("is in the record with its name, as are the rights of those who follow", async () => {
    const { role, person } = await withRole();
    await changeRole(role.id, { name: role.name, permissions: takesOrders, sees_phones: false, members: "follow" });
    await call(stack, roles.remove, { params: { id: role.id } }, shop);
    const { items } = await call(stack, record.list, { query: { kind: "rights", limit: 20 } }, shop);
    const told = items.filter(({ subject }) => subject.id === role.id || subject.id === person.id).slice(0, 3);
    expect(told.map(({ event }) => event).toSorted()).toEqual(["member_changed", "role_changed", "role_removed"]);
    expect(told.find(({ event }) => event === "role_removed")?.subject.name).toBe(role.name);
  });
});

describe("the same rights", () => {
  const grants = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...resources), fc.constantFrom(...actions)), {
      selector: ([resource, action]) => `${resource}:${action}`,
    })
    .map((rights) => rights.map(([resource, action]) => ({ resource, action })));

  it("are the same in any order, and no others", () => {
    fc.assert(
      fc.property(grants, grants, fc.boolean(), fc.boolean(), (one, other, sees, also) => {
        const key = (rights: typeof one) =>
          rights
            .map(({ resource, action }) => `${resource}:${action}`)
            .toSorted()
            .join();
        const same = key(one) === key(other) && sees === also;
        expect(isSame({ permissions: one, seesPhones: sees }, { permissions: other, seesPhones: also })).toBe(same);
        expect(
          isSame({ permissions: one, seesPhones: sees }, { permissions: one.toReversed(), seesPhones: sees }),
        ).toBe(true);
        expect(covers([one], one)).toBe(true);
      }),
    );
  });
});
