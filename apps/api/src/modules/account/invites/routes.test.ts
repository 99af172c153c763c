import { invites, type PermissionsInput, staff } from "@mauzo/contract/account/invites";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";

let stack: Stack;
let shop: OpenedShop;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

// As if an hour had passed: each test makes many wrong tries from one address.
beforeEach(() => stack.db.query("delete from auth.tries"));

let count = 0;
const somebody = () => `mtu-${++count}@duka.example`;
const ordersRead: PermissionsInput = [{ resource: "orders", action: ["read"] }];
type Caller = { token: string };
const invite = (email: string, caller: Caller = shop, permissions: unknown = ordersRead) =>
  request(stack, invites.create, { body: { email, permissions } }, caller);
/** Sends an invite and returns it with its link's secret. */
async function invited(email = somebody(), caller: Caller = shop) {
  const { id } = invites.create.reply.parse((await invite(email, caller)).body);
  return { id, email, token: await mailbox.token(email) };
}
const look = (token: string) => request(stack, invites.preview, { query: { token } });
const accept = (token: string, caller: Caller) => request(stack, invites.accept, { body: { token } }, caller);
const acceptNew = (token: string, more: object = {}) =>
  request(
    stack,
    invites.signUp,
    { body: { token, name: "Juma", password: "neno la juma", ...more } },
    { headers: { origin: siteUrl } },
  );
const signUpAs = async (email: string) => {
  const body = { name: "Juma", email, password: "neno la juma" };
  return AccessToken.parse(await call(stack, signIn.signUp, { body }, { headers: { origin: siteUrl } }));
};

describe("an invite", () => {
  it("shows the shop to whoever holds its link, the address mostly hidden, and its hash to the database", async () => {
    const { email, token } = await invited();
    const shown = await call(stack, invites.preview, { query: { token } });
    expect(shown).toMatchObject({ shop_name: "Duka la Majaribio", invited_by: "Asha", email: "m•••@duka.example" });
    expect(JSON.stringify(shown)).not.toContain(email);
    for (const table of ["lookup_keys", "invites", "pgboss.job"])
      expect(await countRows(stack, `${table} t where t::text like $1`, [`%${token}%`])).toBe(0);
    const soon = await countRows(
      stack,
      "lookup_keys where kind = 'invite' and expires_at <= now() + interval '72 hours'",
    );
    expect(soon).toBeGreaterThan(0);
  });

  it("makes an account, a member and a session, for the invited e-mail and the invited permissions", async () => {
    const { email, token } = await invited();
    for (const more of [{ email: "other@duka.example" }, { role: "admin" }, { permissions: { is_admin: true } }])
      expect((await acceptNew(token, more)).status).toBe(422);
    const answer = await acceptNew(token, { language: "sw" });
    expect(answer.status).toBe(201);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^session=.*; HttpOnly/i);
    const me = await call(stack, session.user, {}, AccessToken.parse(answer.body));
    expect(me).toMatchObject({ email, name: "Juma", language: "sw", permissions: ordersRead });
    expect(await countRows(stack, "auth.users where email = $1 and email_verified", [email])).toBe(1);
    expect((await call(stack, invites.list, {}, shop)).items.map((each) => each.email)).not.toContain(email);
    expect([(await look(token)).status, (await acceptNew(token)).status]).toEqual([404, 404]);
  });

  it("lets one of a dozen in, new or signed in", { timeout: 180_000 }, async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 12 }, () => acceptNew(token)));
    expect(countByStatus(answers)).toEqual({ 201: 1, 404: 11 });
    const second = await invited();
    const person = await signUpAs(second.email);
    const rest = await Promise.all(Array.from({ length: 12 }, () => accept(second.token, person)));
    expect(countByStatus(rest)).toEqual({ 200: 1, 404: 11 });
    expect(await call(stack, session.user, {}, person)).toMatchObject({ permissions: ordersRead });
  });

  it("lets one of five in that found it good; the others are told so at once", async () => {
    const { id, email, token } = await invited();
    const person = await signUpAs(email);
    const user = await call(stack, session.user, {}, person);
    const joining = "select pg_advisory_xact_lock(hashtextextended($1, 1))";
    const { answers, waited } = await whileLocked(stack, { statement: joining, values: [user.id] }, () =>
      Array.from({ length: 5 }, () => accept(token, person)),
    );
    expect({ waited, ...countByStatus(answers) }).toEqual({ waited: 1, 200: 1, 404: 4 });
    expect(await countRows(stack, "lookup_keys where target_id = $1", [id])).toBe(0);
  });

  it("lets a person into one of two shops that they join at once", async () => {
    const first = await invited();
    const second = await invited(first.email, await openShop(stack));
    const person = await signUpAs(first.email);
    const user = await call(stack, session.user, {}, person);
    const joining = "select pg_advisory_xact_lock(hashtextextended($1, 1))";
    const { answers, waited } = await whileLocked(stack, { statement: joining, values: [user.id] }, () =>
      [first, second].map(({ token }) => accept(token, person)),
    );
    expect({ waited, ...countByStatus(answers) }).toEqual({ waited: 2, 200: 1, 409: 1 });
    expect(await countRows(stack, "memberships where user_id = $1", [user.id])).toBe(1);
  });

  it("is for its e-mail only, and for a person who has no shop", async () => {
    const { email, token } = await invited();
    expect((await accept(token, await signUp(stack))).status).toBe(403);
    const person = await signUpAs(email);
    expect((await acceptNew(token)).status).toBe(409);
    const newShop = { name: "Duka lingine", category: "home", whatsapp_number: "0712345678" };
    expect((await stack.call("POST", "/shop", { ...person, body: newShop })).status).toBe(201);
    expect(await accept(token, person)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("shop") },
    });
    expect((await look(token)).status).toBe(200);
    expect((await invite(shop.email)).status).toBe(409);
  });

  it("ends when it is sent again, taken back, or 72 hours old", async () => {
    const first = await invited();
    expect((await request(stack, invites.resend, { params: { id: first.id } }, shop)).status).toBe(200);
    expect((await look(first.token)).status).toBe(404);
    const again = await mailbox.token(first.email);
    expect((await look(again)).status).toBe(200);
    const anew = await invited(first.email);
    expect([anew.id, (await look(again)).status]).toEqual([first.id, 404]);
    const takeBack = () => request(stack, invites.revoke, { params: { id: anew.id } }, shop);
    const confirmedAgo = (age: string) =>
      stack.db.query("update auth.sessions set confirmed_at = now() - $1::interval", [age]);
    await confirmedAgo("6 minutes");
    expect(await takeBack()).toMatchObject({ status: 403, body: { code: "step_up" } });
    await confirmedAgo("0 minutes");
    expect((await takeBack()).status).toBe(200);
    const old = await invited();
    await stack.db.query("update invites set expires_at = now() where id = $1", [old.id]);
    for (const { token, email } of [anew, old]) {
      expect([(await look(token)).status, (await acceptNew(token)).status]).toEqual([404, 404]);
      expect(await countRows(stack, "auth.users where email = $1", [email])).toBe(0);
    }
    const late = await invited();
    await stack.db.query("update lookup_keys set expires_at = now() where target_id = $1", [late.id]);
    expect((await look(late.token)).status).toBe(404);
  });

  it("stays good when the job that mailed it runs again; it ends with the other link", async () => {
    const { id, email, token } = await invited();
    await mailbox.rerunJobs("send-invite");
    const second = await mailbox.token(email);
    expect(second).not.toBe(token);
    expect([(await look(token)).status, (await look(second)).status]).toEqual([200, 200]);
    expect((await acceptNew(token)).status).toBe(201);
    expect([(await look(second)).status, await countRows(stack, "lookup_keys where target_id = $1", [id])]).toEqual([
      404, 0,
    ]);
  });

  it("gives what its sender has, and ends when they have it no more", async () => {
    const grants = [{ resource: "staffs" as const, action: ["create" as const] }, ...ordersRead];
    const chief = await addMember(stack, shop, grants);
    for (const more of [{ is_admin: true }, [{ resource: "orders", action: ["read", "delete"] }]])
      expect((await invite(somebody(), chief, more)).status).toBe(403);
    const byAdmin = await invite(somebody(), shop, { is_admin: true });
    const { id } = invites.create.reply.parse(byAdmin.body);
    expect((await request(stack, invites.resend, { params: { id } }, chief)).status).toBe(403);

    const { token } = await invited(somebody(), chief);
    const of = (await call(stack, staff.list, {}, shop)).items.find(({ email }) => email === chief.email);
    const params = { id: of?.id ?? "" };
    const permissions = [{ resource: "staffs", action: ["create"] }];
    await callSave(stack, staff.update, { params, body: { permissions } }, shop);
    expect((await look(token)).status).toBe(404);
    await callSave(stack, staff.update, { params, body: { permissions: grants } }, shop);
    expect((await look(token)).status).toBe(200);
    await call(stack, staff.remove, { params }, shop);
    expect([(await look(token)).status, (await acceptNew(token)).status]).toEqual([404, 404]);
  });

  it("is answered the same whether its e-mail has an account or not", async () => {
    const [known, unknown] = [await invite((await signUp(stack)).email), await invite(somebody())];
    const shape = ({ status, body }: typeof known) => [status, Object.keys(Object(body))];
    expect(shape(known)).toEqual(shape(unknown));
  });
});
