import { randomUUID } from "node:crypto";
import { account } from "@mauzo/contract/account/account";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { recordStatements } from "../../../../test/record-statements.ts";
import { countByStatus, countRows } from "../../../../test/shop-fixtures.ts";
import { type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";

/** The network from which too many taken e-mails were asked for. */
const network = "203.0.113.60";
let stack: Stack;
let other: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  other = await startStack({ beside: stack, trustProxy: true });
  mailbox = await openMailbox(stack);
  const { email } = await signUp(stack);
  await asks(email);
  await stack.db.query("update auth.tries set points = 30 where key like 'takenEmail/address:%' and points > 0");
});
afterAll(async () => {
  await mailbox.close();
  await other.stop();
  await stack.stop();
});

const password = "neno la siri";
const headers = { origin: siteUrl, "x-forwarded-for": network };
const fresh = () => `${randomUUID()}@duka.example`;
const asks = (email: string, { on = stack, language = "en", from = network, name = "Neema" } = {}) =>
  request(
    on,
    signIn.signUp,
    { body: { name, email, password } },
    { headers: { ...headers, "x-forwarded-for": from, "accept-language": language } },
  );
const finish = (token: string, chosen = "kikapu cha ukili", on = stack) =>
  request(on, signIn.finishSignUp, { body: { token, password: chosen } }, { headers });
const linked = async (email: string) => {
  await asks(email);
  return mailbox.token(email);
};

it("past thirty taken e-mails an hour the answer of sign-up is the same for all, in word and in what is looked up", async () => {
  const { email } = await signUp(stack);
  const shapes = new Set<string>();
  const lookups: string[][] = [];
  for (const asked of [email, fresh(), email, fresh()]) {
    const statements = await recordStatements(async () => {
      const { status, body, headers } = await asks(asked);
      shapes.add(JSON.stringify([status, body, [...headers.keys()].sort()]));
    }, /./);
    lookups.push([...statements.keys()].sort());
  }
  expect([...shapes]).toEqual([expect.stringContaining('[201,{"mailed":true}')]);
  expect([...shapes][0]).not.toContain("set-cookie");
  expect(lookups[2]).toEqual(lookups[3]);
  expect(
    await countRows(stack, "pgboss.job where name = 'sign-up-mail' and data::text like $1", [`%${password}%`]),
  ).toBe(0);
  // Other networks still get it in the response.
  expect((await asks(email, { from: "203.0.113.61" })).status).toBe(422);
  expect((await asks(fresh(), { from: "203.0.113.61" })).body).toHaveProperty("token");
});

it("a new e-mail's account is opened by the link in the mail, with the password chosen there, and is confirmed", async () => {
  const email = fresh();
  const token = await linked(email);
  expect(await countRows(stack, "auth.users where email = $1", [email])).toBe(0);
  expect(await countRows(stack, "auth.sign_up_links where token_hash = $1", [Buffer.from(token)])).toBe(0);
  expect((await finish(token, "password1")).status).toBe(422);
  const opened = await finish(token);
  expect([opened.status, opened.headers.getSetCookie().length]).toEqual([201, 2]);
  const caller = AccessToken.parse(opened.body);
  expect(await call(stack, session.user, {}, caller)).toMatchObject({ name: "Neema", email });
  expect(await countRows(stack, "auth.users where email = $1 and email_verified", [email])).toBe(1);
  const logIn = (password: string) => request(stack, signIn.logIn, { body: { email, password } }, { headers });
  expect((await logIn(password)).status).toBe(422);
  expect((await logIn("kikapu cha ukili")).status).toBe(200);
  expect((await finish(token)).status).toBe(404);
});

it("a taken one's owner is told that there is an account, and how to get in; no link opens another", async () => {
  const owner = await signUp(stack);
  await call(stack, account.update, { body: { language: "sw" } }, owner);
  await asks(owner.email);
  const [letter = "", ...others] = await mailbox.letters(owner.email);
  expect(others).toEqual([]);
  expect(letter).toContain("Tayari ina akaunti");
  for (const path of ["/login", "/forgot-password"]) expect(letter).toContain(`${siteUrl}${path}`);
  expect(await countRows(stack, "auth.sign_up_links where email = $1", [owner.email])).toBe(0);
});

it("is written in the language of the page, and says nothing that was typed", async () => {
  const email = fresh();
  await asks(email, { language: "sw", name: "Shinda zawadi: evil.example" });
  const [letter = ""] = await mailbox.letters(email);
  expect(letter).toContain("uchague nenosiri lako");
  expect(letter).not.toContain("evil.example");
});

it("a link is used once by one of a dozen over two processes, and ends after 30 minutes", async () => {
  const token = await linked(fresh());
  const tries = Array.from({ length: 6 }, (_, index) => finish(token, "kikapu cha ukili", index % 2 ? stack : other));
  expect(countByStatus(await Promise.all(tries))).toEqual({ 201: 1, 404: 5 });
  const late = await linked(fresh());
  await stack.db.query("update auth.sign_up_links set expires_at = now()");
  expect((await finish(late)).status).toBe(404);
});

it("a link stays good when a stranger asks for another, and when its job runs again; one of them opens the account", async () => {
  const email = fresh();
  const first = await linked(email);
  await asks(email, { from: "203.0.113.60", name: "Mgeni" });
  await mailbox.rerunJobs("sign-up-mail");
  const last = await mailbox.token(email);
  expect(last).not.toBe(first);
  const opened = await finish(first);
  expect(await call(stack, session.user, {}, AccessToken.parse(opened.body))).toMatchObject({ name: "Neema" });
  expect((await finish(last)).status).toBe(409);
});

it("a link to an e-mail that has an account by now opens nothing", async () => {
  const email = fresh();
  const token = await linked(email);
  expect((await asks(email, { from: "203.0.113.62" })).status).toBe(201);
  expect((await finish(token)).status).toBe(409);
  const logIn = await request(stack, signIn.logIn, { body: { email, password } }, { headers });
  expect(logIn.status).toBe(200);
});

it("three hundred accounts an hour are no end either, and one e-mail gets five of these mails from one network", async () => {
  const from = "203.0.113.63";
  expect((await asks(fresh(), { from })).body).toHaveProperty("token");
  await stack.db.query("update auth.tries set points = 300 where key like 'signUp/address:%'");
  const email = fresh();
  for (let count = 0; count < 5; count++) expect((await asks(email, { from })).body).toEqual({ mailed: true });
  expect((await asks(email, { from })).status).toBe(429);
  // From another network it is still mailed.
  expect((await asks(email)).body).toEqual({ mailed: true });
  expect((await asks(fresh(), { from })).body).toEqual({ mailed: true });
});
