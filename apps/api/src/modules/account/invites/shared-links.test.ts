import { invites } from "@mauzo/contract/account/invites";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack, { name: "Duka la Mwaliko" });
});
afterAll(() => stack.stop());
beforeEach(() => stack.db.query("delete from auth.tries"));

let count = 0;
const permissions = [{ resource: "orders" as const, action: ["read" as const] }];
async function shared(language: "en" | "sw" = "en") {
  const email = `rafiki-${++count}@duka.example`;
  const { id } = await call(stack, invites.create, { body: { email, permissions, language } }, shop);
  const { url, text } = await call(stack, invites.share, { params: { id } }, shop);
  return { id, email, url, text, token: new URL(url).pathname.split("/").at(-1) ?? "" };
}
const share = (id: string) => request(stack, invites.share, { params: { id } }, shop);
const look = (token: string) => request(stack, invites.preview, { query: { token } });
const headers = { origin: siteUrl };
const join = (token: string) =>
  request(stack, invites.signUp, { body: { token, name: "Juma", password: "neno la juma" } }, { headers });
const confirmed = (email: string) => countRows(stack, "auth.users where email = $1 and email_verified", [email]);

it("opens the invite, and comes with a message in its language; only its hash is stored", async () => {
  const english = await shared();
  expect(english.url.startsWith(`${siteUrl}/invite/`)).toBe(true);
  expect(english.text).toContain("work in the shop Duka la Mwaliko");
  expect(english.text.endsWith(`: ${english.url}`)).toBe(true);
  expect((await shared("sw")).text).toContain("kwenye duka la Duka la Mwaliko");
  expect(await look(english.token)).toMatchObject({ status: 200, body: { shop_name: "Duka la Mwaliko" } });
  for (const table of ["lookup_keys", "invites", "pgboss.job"])
    expect(await countRows(stack, `${table} t where t::text like $1`, [`%${english.token}%`])).toBe(0);
});

it("confirms no e-mail, since whoever invites knows it: neither of a new account nor of an old one", async () => {
  const first = await shared();
  const answer = await join(first.token);
  expect(answer.status).toBe(201);
  const me = await call(stack, session.user, {}, AccessToken.parse(answer.body));
  expect(me).toMatchObject({ email: first.email, permissions });
  expect(await confirmed(first.email)).toBe(0);

  const second = await shared();
  const body = { name: "Juma", email: second.email, password: "neno la juma" };
  const person = AccessToken.parse(await call(stack, signIn.signUp, { body }, { headers }));
  expect((await request(stack, invites.accept, { body: { token: second.token } }, person)).status).toBe(200);
  expect(await confirmed(second.email)).toBe(0);
  // Without its mark it is no link at all.
  const third = await shared();
  expect((await look(third.token.replace("shared-", ""))).status).toBe(404);
});

it("ends with its invite, and is handed out after the password again", async () => {
  const used = await shared();
  const another = await call(stack, invites.share, { params: { id: used.id } }, shop);
  expect((await join(used.token)).status).toBe(201);
  expect((await look(another.url.split("/").at(-1) ?? "")).status).toBe(404);
  expect((await share(used.id)).status).toBe(404);

  const old = await shared();
  await stack.db.query("update invites set expires_at = now() where id = $1", [old.id]);
  expect([(await look(old.token)).status, (await share(old.id)).status]).toEqual([404, 404]);

  const late = await shared();
  await stack.db.query("update auth.sessions set confirmed_at = now() - interval '6 minutes'");
  expect(await share(late.id)).toMatchObject({ status: 403, body: { code: "step_up" } });
});
