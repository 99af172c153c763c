import { staff } from "@mauzo/contract/account/invites";
import { ownership } from "@mauzo/contract/account/ownership";
import { record } from "@mauzo/contract/account/record";
import { session } from "@mauzo/contract/account/session";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

type Someone = { id: string; token: string; email: string };
let shop: OpenedShop & Someone;
let second: Someone;
const idOf = async (person: { token: string }) => (await call(stack, session.user, {}, person)).id;
async function admin(): Promise<Someone> {
  const person = await addMember(stack, shop, []);
  const id = await idOf(person);
  await stack.db.query("update memberships set is_admin = true where user_id = $1", [id]);
  return { ...person, id };
}
beforeEach(async () => {
  const opened = await openShop(stack);
  shop = { ...opened, id: await idOf(opened) };
  second = await admin();
});

const offer = (caller: { token: string }, to: string) => request(stack, ownership.offer, { body: { to } }, caller);
const accept = (caller: { token: string }) => request(stack, ownership.accept, {}, caller);
const withdraw = (caller: { token: string }) => request(stack, ownership.withdraw, {}, caller);
const state = () => call(stack, ownership.get, {}, shop);
const events = async () =>
  (await call(stack, record.list, { query: { kind: "rights" } }, shop)).items
    .filter(({ event }) => event.startsWith("ownership"))
    .map(({ event, by, subject }) => [event, by.id, event === "ownership_changed" ? null : subject.id]);

describe("a shop", () => {
  it("is its first admin's, also where a process of the release before opened it", async () => {
    await stack.db.query("delete from memberships where shop_id = $1", [shop.shopId]);
    for (const { id } of [shop, second])
      await stack.db.query(
        "insert into memberships (shop_id, user_id, is_admin, permissions) values ($1, $2, true, '[]')",
        [shop.shopId, id],
      );
    expect(await state()).toMatchObject({ owner: { id: shop.id } });
  });

  it("is its opener's, until another admin whom they chose has accepted it", async () => {
    expect(await state()).toMatchObject({ owner: { id: shop.id }, offer: null });
    const made = await offer(shop, second.id);
    expect(made).toMatchObject({ status: 201, body: { owner: { id: shop.id }, offer: { to: { id: second.id } } } });
    expect(await accept(second)).toMatchObject({ status: 200, body: { owner: { id: second.id }, offer: null } });
    expect((await offer(shop, second.id)).body).toMatchObject({ code: "owner_only" });
    // Who gave it away stays an admin, and whom the new owner may remove.
    expect((await stack.call("GET", "/record", shop)).status).toBe(200);
    expect(await events()).toEqual([
      ["ownership_changed", second.id, null],
      ["ownership_offer_removed", second.id, second.id],
      ["ownership_offer_made", shop.id, second.id],
    ]);
    for (const { email } of [shop, second]) expect(await mailbox.letters(email)).toHaveLength(2);
    expect((await request(stack, staff.remove, { params: { id: shop.id } }, second)).status).toBe(200);
  });

  it("is offered by nobody but its owner, to admins alone, and to one at a time", async () => {
    const clerk = await addMember(stack, shop, [{ resource: "staffs", action: ["read"] }]);
    const third = await admin();
    expect(await offer(second, third.id)).toMatchObject({ status: 403, body: { code: "owner_only" } });
    expect((await offer(clerk, second.id)).status).toBe(403);
    expect((await offer(await openShop(stack), second.id)).status).toBe(404);
    for (const to of [await idOf(clerk), shop.id])
      expect(await offer(shop, to)).toMatchObject({ status: 409, body: { code: "ownership_admins_only" } });
    expect((await offer(shop, second.id)).status).toBe(201);
    expect(await offer(shop, third.id)).toMatchObject({ status: 409, body: { code: "ownership_offered" } });
    for (const caller of [third, shop])
      expect(await accept(caller)).toMatchObject({ status: 409, body: { code: "ownership_not_offered" } });
    expect((await withdraw(third)).status).toBe(409);
    expect(await state()).toMatchObject({ owner: { id: shop.id }, offer: { to: { id: second.id } } });
  });

  it("is asked of both with their password, entered lately", async () => {
    const old = (email: string) =>
      stack.db.query(
        "update auth.sessions set confirmed_at = now() - interval '6 minutes' where user_id = (select id from auth.users where email = $1)",
        [email],
      );
    await old(shop.email);
    expect(await offer(shop, second.id)).toMatchObject({ status: 403, body: { code: "step_up" } });
    await stack.db.query("update auth.sessions set confirmed_at = now()");
    await offer(shop, second.id);
    await old(second.email);
    expect(await accept(second)).toMatchObject({ status: 403, body: { code: "step_up" } });
    expect(await state()).toMatchObject({ owner: { id: shop.id } });
  });

  it("is taken back, or declined; it stands for seven days, and both are told", async () => {
    for (const [caller, who] of [
      [shop, shop.id],
      [second, second.id],
    ] as const) {
      await offer(shop, second.id);
      expect((await withdraw(caller)).status).toBe(200);
      expect(await accept(second)).toMatchObject({ status: 409, body: { code: "ownership_not_offered" } });
      expect((await events())[0]).toEqual(["ownership_offer_removed", who, second.id]);
    }
    for (const { email } of [shop, second]) expect(await mailbox.letters(email)).toHaveLength(4);
    await offer(shop, second.id);
    await stack.db.query("update ownership_offers set ends_at = now() where shop_id = $1", [shop.shopId]);
    expect(await state()).toMatchObject({ offer: null });
    expect((await accept(second)).status).toBe(409);
    expect((await offer(shop, second.id)).status).toBe(201);
    // Nobody takes over what they work in no longer.
    expect((await request(stack, staff.remove, { params: { id: second.id } }, shop)).status).toBe(200);
    expect(await state()).toMatchObject({ offer: null });
  });

  it("changes hands once, whoever is quicker", async () => {
    await offer(shop, second.id);
    const answers = await Promise.all([accept(second), withdraw(shop), accept(second), withdraw(shop)]);
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 3 });
  });

  it("keeps its owner: no admin changes or removes them", async () => {
    const permissions = [{ resource: "orders", action: ["read"] }];
    const change = requestSave(stack, staff.update, { params: { id: shop.id }, body: { permissions } }, second);
    expect(await change).toMatchObject({ status: 403, body: { code: "owner_stays" } });
    const removed = await request(stack, staff.remove, { params: { id: shop.id } }, second);
    expect(removed).toMatchObject({ status: 403, body: { code: "owner_stays" } });
  });
});
