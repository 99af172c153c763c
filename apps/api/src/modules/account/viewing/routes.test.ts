import { staff } from "@mauzo/contract/account/invites";
import { record } from "@mauzo/contract/account/record";
import { session } from "@mauzo/contract/account/session";
import { viewing } from "@mauzo/contract/account/viewing";
import { customers } from "@mauzo/contract/customers/customers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";

let stack: Stack;
let shop: OpenedShop;
let clerk: { id: string; token: string; email: string };
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  const person = await addMember(stack, shop, [{ resource: "customers", action: ["read", "update"] }]);
  await stack.db.query(
    "update memberships set sees_phones = false where user_id = (select id from auth.users where email = $1)",
    [person.email],
  );
  clerk = { ...person, id: (await call(stack, session.user, {}, person)).id };
});
afterAll(() => stack.stop());

const begin = (caller: { token: string }, id = clerk.id) => request(stack, viewing.begin, { params: { id } }, caller);
const stop = (caller: { token: string }) => request(stack, viewing.stop, {}, caller);
const me = (caller: { token: string }) => call(stack, session.user, {}, caller);

describe("seeing the shop as a member does", () => {
  it("shows what they may see, with their numbers masked, until it is stopped; the record tells both", async () => {
    await call(stack, customers.create, { body: { name: "Neema", phone: "0712345678" } }, shop);
    const own = await me(shop);
    expect(own).toMatchObject({ email: shop.email, viewing: null });
    const begun = await begin(shop);
    expect(begun.status).toBe(201);
    const seen = await me(shop);
    expect(seen).toMatchObject({
      ...{ id: clerk.id, email: clerk.email, sees_phones: false, language: own.language },
      permissions: [{ resource: "customers", action: ["read", "update"] }],
      viewing: { by: own.name, is_over: false },
    });
    const left = Date.parse(seen.viewing?.until ?? "") - Date.now();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(30 * 60_000);
    const list = await call(stack, customers.list, {}, shop);
    expect(list.items[0]?.phone).toContain("•");
    expect((await stack.call("GET", "/orders", shop)).status).toBe(403);
    // Only this session does.
    expect(await me(clerk)).toMatchObject({ id: clerk.id, viewing: null });
    expect((await stop(shop)).status).toBe(200);
    expect(await me(shop)).toMatchObject({ id: own.id, viewing: null });
    const again = await call(stack, customers.list, {}, shop);
    expect(again.items[0]?.phone).not.toContain("•");
    const { items } = await call(stack, record.list, { query: { kind: "views" } }, shop);
    expect(items.slice(0, 2)).toMatchObject([
      { event: "member_view_ended", by: { id: own.id }, subject: { id: clerk.id, name: seen.name } },
      { event: "member_viewed", by: { id: own.id }, subject: { id: clerk.id, name: seen.name } },
    ]);
    expect(items[1]?.after).toEqual({ until: expect.stringMatching(/Z$/) });
  });

  it("is for admins, and of members of their shop who are none", async () => {
    const other = await openShop(stack);
    const own = await me(shop);
    expect((await begin(clerk)).status).toBe(403);
    expect((await begin(other)).status).toBe(404);
    expect(await begin(shop, own.id)).toMatchObject({ status: 409, body: { code: "viewing_needless" } });
    expect((await stop(clerk)).status).toBe(200);
    expect(await me(clerk)).toMatchObject({ viewing: null });
  });

  it("is over after half an hour, when the member leaves, and with the rights of who looks", async () => {
    const guest = await addMember(stack, shop, [{ resource: "orders", action: ["read"] }]);
    const { id } = await me(guest);
    const over = async () => ({
      user: (await me(shop)).viewing?.is_over,
      orders: await stack.call("GET", "/orders", shop),
    });
    await begin(shop, id);
    expect(await over()).toMatchObject({ user: false, orders: { status: 200 } });
    await stack.db.query("update auth.viewings set ends_at = now()");
    expect(await over()).toMatchObject({ user: true, orders: { status: 403, body: { code: "viewing_over" } } });
    await stop(shop);
    await begin(shop, id);
    await stack.db.query("delete from memberships where user_id = $1", [id]);
    expect(await over()).toMatchObject({ user: true, orders: { status: 403, body: { code: "viewing_over" } } });
    expect((await request(stack, staff.list, {}, shop)).status).toBe(403);
    await stop(shop);
    expect(await over()).toMatchObject({ user: undefined, orders: { status: 200 } });
  });

  it("is no admin's any more who is none", async () => {
    const second = await addMember(stack, shop, []);
    const { id } = await me(second);
    const make = (isAdmin: boolean) =>
      stack.db.query("update memberships set is_admin = $2 where user_id = $1", [id, isAdmin]);
    await make(true);
    await begin(second);
    expect((await call(stack, customers.list, {}, second)).items.length).toBeGreaterThan(0);
    await make(false);
    expect(await me(second)).toMatchObject({ id, viewing: null });
    expect((await stack.call("GET", "/customers", second)).status).toBe(403);
  });

  it("ends the streams that were open, and carries what the member may hear", { timeout: 60_000 }, async () => {
    const cart = await addCart(stack, shop, [makeCartLine(await addProduct(stack, shop))]);
    const before = await openEventStream(stack, shop.token);
    await begin(shop);
    await before.ended;
    const stream = await openEventStream(stack, shop.token);
    const shown = await stack.call("GET", `/api/v1/order?token=${cart}`);
    expect((await stack.call("POST", `/api/v1/order?token=${cart}`, { body: shown.body })).status).toBe(200);
    await stop(shop);
    // Told of before the stream was ended, so it has not been heard by then.
    await stream.ended;
    expect(stream.heard.map(({ topic }) => topic)).not.toContain("orders");
  });

  it("ends with the log-out", async () => {
    const second = await addMember(stack, shop, []);
    const { id } = await me(second);
    await stack.db.query("update memberships set is_admin = true where user_id = $1", [id]);
    await begin(second);
    const out = { token: second.token, headers: { origin: siteUrl } };
    expect((await stack.call("POST", "/auth/log-out", out)).status).toBe(200);
    const { rows } = await stack.db.query(
      "select 1 from auth.viewings v join auth.sessions s on s.id = v.session_id where s.user_id = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });

  it("is refused any writing by the database itself", async () => {
    const write = inShop(
      stack.pool,
      shop.shopId,
      (tx) => tx.$client.query("update customers set name = name where shop_id = $1", [shop.shopId]),
      "shown",
      "viewer",
    );
    await expect(write).rejects.toMatchObject({ code: "25006" });
  });
});
