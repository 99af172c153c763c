import { account } from "@mauzo/contract/account/account";
import { secondFactor } from "@mauzo/contract/account/second-factor";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { shopSecurity } from "@mauzo/contract/shop/shop-security";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addMember } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";

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

type Person = Awaited<ReturnType<typeof signUp>>;
const headersOf = (cookie = "") => ({ headers: { origin: siteUrl, cookie } });
/** The cookies that an answer set, as the browser sends them back. */
const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });
/** A code that the app does not show for some time. */
const wrongCode = (app: TOTP) => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => app.generate({ timestamp: Date.now() + seconds * 1000 }));
  return Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6)).find((code) => !near.includes(code)) ?? "";
};
const logIn = ({ email, password }: Pick<Person, "email" | "password">, cookie = "") =>
  request(stack, signIn.logIn, { body: { email, password } }, headersOf(cookie));
const enter = (cookie: string, code: string, trust = false) =>
  request(stack, secondFactor.logIn, { body: { code, trust_device: trust } }, headersOf(cookie));

/** What somebody signed in calls: with their token, and the cookie of their session. */
const as = ({ token, cookie }: Pick<Person, "token" | "cookie">) => ({ token, ...headersOf(cookie) });

/** Turns the second factor on; the person goes on with another token and cookie. */
async function turnOn(person: Person) {
  const body = { password: person.password };
  const { secret, uri, recovery_codes: codes } = await call(stack, secondFactor.begin, { body }, as(person));
  const app = appOf(secret);
  const answer = await request(stack, secondFactor.confirm, { body: { code: app.generate() } }, as(person));
  expect(answer).toMatchObject({ status: 200 });
  const now = { ...person, token: AccessToken.parse(answer.body).token, cookie: sessionIn(answer) };
  return { app, uri, secret, codes, person: now };
}
const sessionIn = (answer: { headers: Headers }) =>
  cookiesOf(answer)
    .split("; ")
    .find((cookie) => cookie.startsWith("session=")) ?? "";
const isIn = async (answer: { body: unknown }) =>
  (await stack.call("GET", "/user", { token: AccessToken.parse(answer.body).token })).status === 200;

describe("turning it on", () => {
  it("takes the password and a first code; this session goes on under a new name, and a mail tells of it", async () => {
    const person = await signUp(stack);
    const before = await call(stack, session.user, {}, person);
    expect(before.second_factor).toBe(false);
    const wrong = await request(stack, secondFactor.begin, { body: { password: "si hili" } }, as(person));
    expect(wrong).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "password"], code: "password_wrong" }] },
    });
    const early = await request(stack, secondFactor.confirm, { body: { code: "123456" } }, as(person));
    expect(early).toMatchObject({ status: 409, body: { code: "second_factor_not_begun" } });

    const elsewhere = await logIn(person);
    const { app, uri, codes, person: now } = await turnOn(person);
    // The password alone opened it.
    expect(await isIn(elsewhere)).toBe(false);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Mauzo:/);
    expect(new Set(codes).size).toBe(10);
    expect((await stack.call("GET", "/user", { token: person.token })).status).toBe(401);
    expect(await call(stack, session.user, {}, now)).toMatchObject({ second_factor: true, needs_second_factor: false });
    expect((await call(stack, account.listSessions, {}, now)).items).toHaveLength(1);
    expect((await mailbox.letters(person.email)).at(-1)).toContain("Two-step log-in is on");
    const again = await request(stack, secondFactor.begin, { body: { password: person.password } }, as(now));
    expect(again).toMatchObject({ status: 409, body: { code: "second_factor_on" } });
    const twice = await request(stack, secondFactor.confirm, { body: { code: app.generate() } }, as(now));
    expect(twice).toMatchObject({ status: 409, body: { code: "second_factor_on" } });
  });

  it("changes nothing before a code of the app has come", async () => {
    const person = await signUp(stack);
    const { secret } = await call(stack, secondFactor.begin, { body: { password: person.password } }, as(person));
    const wrong = await request(stack, secondFactor.confirm, { body: { code: wrongCode(appOf(secret)) } }, as(person));
    expect(wrong).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "code"], code: "code_wrong" }] } });
    expect(await isIn(await logIn(person))).toBe(true);
  });

  it("is only for the session that the cookie is of", async () => {
    const [one, other] = [await signUp(stack), await signUp(stack)];
    const body = { password: one.password };
    const mixed = await request(stack, secondFactor.begin, { body }, as({ token: one.token, cookie: other.cookie }));
    expect(mixed).toMatchObject({ status: 422, body: { code: "session_unknown_here" } });
    const without = await request(stack, secondFactor.begin, { body }, as({ token: one.token, cookie: "" }));
    expect(without.status).toBe(422);
  });

  it("keeps no secret that can be read", async () => {
    const { secret, codes, person } = await turnOn(await signUp(stack));
    const { rows } = await stack.db.query<{ kept: string }>(
      "select t.secret || t.backup_codes as kept from auth.two_factors t join auth.users u on u.id = t.user_id where u.email = $1",
      [person.email],
    );
    const raw = Buffer.from(Secret.fromBase32(secret).bytes).toString("latin1");
    for (const word of [secret, raw, ...codes]) expect(rows[0]?.kept).not.toContain(word);
  });
});

describe("a log-in with it", () => {
  it("gives nothing for the password alone, and a session for the code", async () => {
    const { app, person } = await turnOn(await signUp(stack));
    const first = await logIn(person);
    expect(first).toMatchObject({ status: 200, body: { second_factor: true } });
    const waiting = cookiesOf(first);
    expect(waiting).toMatch(/^second-factor=[^;]+$/);
    const renewed = await request(stack, session.renew, {}, headersOf(waiting));
    expect(renewed.status).toBe(401);

    const wrong = await enter(waiting, wrongCode(app));
    expect(wrong).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "code"], code: "code_wrong" }] } });
    const inside = await enter(waiting, ` ${app.generate().replace(/^.../, "$& ")} `);
    expect(inside.status).toBe(200);
    expect(await isIn(inside)).toBe(true);
    const replayed = await enter(waiting, app.generate());
    expect(replayed).toMatchObject({ status: 409, body: { code: "log_in_again" } });
  });

  it("is nobody's without the first half, whatever session the browser has", async () => {
    const { app, person } = await turnOn(await signUp(stack));
    for (const cookie of ["", person.cookie, "second-factor=mine.signature"]) {
      const answer = await enter(cookie, app.generate());
      expect(answer).toMatchObject({ status: 409, body: { code: "log_in_again" } });
    }
  });

  it("opens with each recovery code once", async () => {
    const { codes, person } = await turnOn(await signUp(stack));
    const code = codes[0] ?? "";
    expect(await isIn(await enter(cookiesOf(await logIn(person)), code))).toBe(true);
    const again = await enter(cookiesOf(await logIn(person)), code);
    expect(again).toMatchObject({ status: 422, body: { detail: [{ code: "code_wrong" }] } });
    const body = { password: person.password };
    const { recovery_codes } = await call(stack, secondFactor.renewCodes, { body }, as(person));
    const old = await enter(cookiesOf(await logIn(person)), codes[1] ?? "");
    expect(old.status).toBe(422);
    expect(await isIn(await enter(cookiesOf(await logIn(person)), recovery_codes[0] ?? ""))).toBe(true);
  });

  it("ends after five wrong codes, and the account rests after ten", async () => {
    const { app, person } = await turnOn(await signUp(stack));
    for (const round of [0, 1]) {
      const waiting = cookiesOf(await logIn(person));
      for (let guess = 0; guess < 5; guess += 1)
        expect([round, (await enter(waiting, wrongCode(app))).status]).toEqual([round, 422]);
      const ended = await enter(waiting, app.generate());
      expect([409, 429]).toContain(ended.status);
    }
    const rests = await enter(cookiesOf(await logIn(person)), app.generate());
    expect(rests).toMatchObject({ status: 429, body: { code: "too_many_tries" } });
  });

  it("asks a trusted browser for the password only, until the password is another", async () => {
    const { app, person } = await turnOn(await signUp(stack));
    const trusted = cookiesOf(await enter(cookiesOf(await logIn(person)), app.generate(), true));
    expect(trusted).toContain("trusted=");
    const home = await logIn(person, trusted);
    expect(await isIn(home)).toBe(true);
    const elsewhere = await logIn(await signUp(stack), trusted);
    expect(await isIn(elsewhere)).toBe(true);
    const { token } = AccessToken.parse(home.body);
    const kept = cookiesOf(home);
    const body = { current_password: person.password, password: "neno jipya kabisa" };
    await call(stack, account.changePassword, { body }, { token });
    const next = await logIn({ ...person, password: body.password }, kept);
    expect(next).toMatchObject({ status: 200, body: { second_factor: true } });
  });
});

describe("a shop that asks for it", () => {
  it("shows nothing to who has none, and everything once they have; who asks has one first", async () => {
    const owner = await openShop(stack);
    const clerk = await addMember(stack, owner, [{ resource: "orders", action: ["read"] }]);
    const ask = (caller: Person, required: boolean) =>
      request(stack, shopSecurity.requireSecondFactor, { body: { required } }, caller);
    expect(await ask(owner, true)).toMatchObject({ status: 409, body: { code: "second_factor_off" } });
    expect((await ask(clerk, true)).status).toBe(403);

    const { person: admin } = await turnOn(owner);
    expect(await ask(admin, true)).toMatchObject({ status: 200, body: { requires_second_factor: true } });
    const orders = (caller: Person) => stack.call("GET", "/orders", { token: caller.token });
    expect(await orders(clerk)).toMatchObject({ status: 403, body: { code: "second_factor_missing" } });
    expect((await stack.call("GET", "/events", { token: clerk.token })).status).toBe(403);
    expect(await call(stack, session.user, {}, clerk)).toMatchObject({ needs_second_factor: true });
    expect((await orders(admin)).status).toBe(200);
    const { person: ready } = await turnOn(clerk);
    expect((await orders(ready)).status).toBe(200);

    const off = await request(stack, secondFactor.remove, { body: { password: ready.password } }, as(ready));
    expect(off).toMatchObject({ status: 409, body: { code: "second_factor_demanded" } });
    await ask(admin, false);
    const gone = await request(stack, secondFactor.remove, { body: { password: ready.password } }, as(ready));
    expect(gone.status).toBe(200);
    expect(await isIn(gone)).toBe(true);
    expect(await isIn(await logIn(ready))).toBe(true);
    const { rows } = await stack.db.query(
      "select event, after from record_entries where shop_id = $1 and after ? 'requires_second_factor' order by number",
      [owner.shopId],
    );
    expect(rows).toEqual([
      { event: "shop_changed", after: { requires_second_factor: true } },
      { event: "shop_changed", after: { requires_second_factor: false } },
    ]);
  });
});
