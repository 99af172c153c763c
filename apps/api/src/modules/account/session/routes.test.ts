import { randomUUID } from "node:crypto";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { countByStatus, countRows } from "../../../../test/shop-fixtures.ts";
import { type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const origin = { origin: siteUrl };
const user = (token?: string, headers = {}) => stack.call("GET", "/user", { token, headers });
const renew = (cookie: string) =>
  call(stack, session.renew, {}, { headers: { ...origin, cookie } }).then(({ token }) => token);
const logIn = (email: string, password: string) =>
  stack.call("POST", "/auth/log-in", { body: { email, password }, headers: origin });

/** The secret parts of a session cookie, which must never appear in a body. */
const secretOf = (cookie: string) => decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)).split(".")[0] ?? "";

describe("a session", () => {
  it("starts at sign-up: a host-only HttpOnly cookie and an opaque token, the secret in no body", async () => {
    const body = { name: "Asha", email: `${randomUUID()}@duka.example`, password: "neno la siri" };
    const answer = await stack.call("POST", "/auth/sign-up", { body, headers: origin });
    expect(answer).toMatchObject({ status: 201, body: { expires_in: expect.any(Number) } });
    const [cookie = "", ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([expect.stringMatching(/^device=/)]);
    const [pair = "", ...attributes] = cookie.split("; ");
    expect(pair).toMatch(/^session=/);
    const names = attributes.map((attribute) => attribute.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(["httponly", "samesite=lax", "path=/"]));
    expect(names.some((name) => name.startsWith("domain") || name === "secure")).toBe(false);
    expect(secretOf(pair).length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(answer.body)).not.toContain(secretOf(pair));
    expect(answer.headers.get("cache-control")).toBe("no-store");

    const { token, expires_in } = AccessToken.parse(answer.body);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expires_in).toBeLessThanOrEqual(15 * 60);
    const longest = await stack.db.query(
      "select max(expires_at - now()) <= '15 minutes' as ok from auth.access_tokens",
    );
    expect(longest.rows).toEqual([{ ok: true }]);
    expect(await countRows(stack, "auth.access_tokens where encode(hash, 'escape') like $1", [`%${token}%`])).toBe(0);
    const me = await user(token);
    expect(me).toMatchObject({ status: 200, body: { name: "Asha", email: body.email, permissions: [] } });
    expect(JSON.stringify(me.body)).not.toContain(secretOf(pair));
  });

  it("is Secure and __Host- where the public address is https", async () => {
    const site = "https://mauzo.example";
    const secure = await startStack({ siteUrl: site });
    try {
      const body = { name: "Asha", email: "asha@duka.example", password: "neno la siri" };
      const answer = await secure.call("POST", "/auth/sign-up", { body, headers: { origin: site } });
      const [cookie = ""] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-session=/);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/domain/i);
      const headers = { origin: site, cookie: cookie.split(";")[0] ?? "" };
      expect((await secure.call("POST", "/auth/renew", { headers })).status).toBe(200);
      const { token } = AccessToken.parse(answer.body);
      const out = await secure.call("POST", "/auth/log-out", { token, headers: { origin: site } });
      expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0.*Secure/);
    } finally {
      await secure.stop();
    }
  });

  it("gives tokens that die on their own, renewed by the cookie alone", async () => {
    const { token, cookie } = await signUp(stack);
    const second = await renew(cookie);
    expect((await user(second)).status).toBe(200);
    await stack.db.query(
      "update auth.access_tokens set expires_at = now() - interval '1 second' where hash = sha256($1)",
      [Buffer.from(token)],
    );
    expect((await user(token)).status).toBe(401);
    expect((await user(second)).status).toBe(200);
  });

  it("ends at log-out for every token of it at once; other sessions of the person live", async () => {
    const person = await signUp(stack);
    const tokens = [person.token, await renew(person.cookie), await renew(person.cookie)];
    const other = AccessToken.parse((await logIn(person.email, person.password)).body).token;
    const out = await stack.call("POST", "/auth/log-out", { token: tokens[1], headers: origin });
    expect(out).toMatchObject({ status: 200, body: { done: true } });
    expect(out.headers.getSetCookie()[0]).toMatch(/^session=; .*Max-Age=0/);
    expect(countByStatus(await Promise.all(tokens.map((token) => user(token))))).toEqual({ 401: 3 });
    expect((await stack.call("POST", "/auth/renew", { headers: { ...origin, cookie: person.cookie } })).status).toBe(
      401,
    );
    expect((await user(other)).status).toBe(200);
  });

  it("that has run out opens nothing, whatever its tokens say", async () => {
    const { token, cookie, email } = await signUp(stack);
    await stack.db.query(
      "update auth.sessions set expires_at = now() - interval '1 second' where user_id = (select id from auth.users where email = $1)",
      [email],
    );
    expect((await user(token)).status).toBe(401);
    expect((await stack.call("POST", "/auth/renew", { headers: { ...origin, cookie } })).status).toBe(401);
  });

  it("is never opened by the cookie, nor by its secret as a bearer", async () => {
    const { cookie } = await signUp(stack);
    const value = cookie.slice(cookie.indexOf("=") + 1);
    for (const headers of [
      { cookie },
      { authorization: `Bearer ${value}` },
      { authorization: `Bearer ${decodeURIComponent(value)}` },
      { authorization: `Bearer ${secretOf(cookie)}` },
    ])
      expect((await user(undefined, headers)).status).toBe(401);
    for (const forged of ["session=", "session=x.y", `${cookie}x`, cookie.replace(/.$/, "%00")])
      expect((await stack.call("POST", "/auth/renew", { headers: { ...origin, cookie: forged } })).status).toBe(401);
  });

  it("gives 401, never 500, to Authorization headers of any make", async () => {
    const { token } = await signUp(stack);
    const made = [
      "Bearer %",
      "Bearer",
      "Bearer ",
      `Bearer ${"x".repeat(10_000)}`,
      `Bearer  ${token}`,
      `Bearer ${token} x`,
      `bearer\t${token}`,
      `Basic ${btoa(`x:${token}`)}`,
      token,
      `Bearer ${token},Bearer ${token}`,
      "Bearer \u00ff",
    ];
    const answers = await Promise.all(made.map((authorization) => user(undefined, { authorization })));
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 401));
    expect((await user(token)).status).toBe(200);
  });
});

describe("an account", () => {
  it("is one for an e-mail, whatever its case, however parallel it is asked for", async () => {
    const name = randomUUID();
    const emails = [`${name}@duka.example`, `${name.toUpperCase()}@Duka.Example`, ` ${name}@DUKA.example `];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stack.call("POST", "/auth/sign-up", {
          body: { name: "Asha", email: emails[index % 3], password: "neno la siri" },
          headers: origin,
        }),
      ),
    );
    expect(countByStatus(answers)).toEqual({ 201: 1, 422: 11 });
    expect(await countRows(stack, "auth.users where lower(email) = $1", [`${name}@duka.example`])).toBe(1);
    expect(
      await countRows(stack, "auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1", [
        `${name}@duka.example`,
      ]),
    ).toBe(1);
    expect((await logIn(`${name.toUpperCase()}@duka.example`, "neno la siri")).status).toBe(200);
  });

  it("does not tell a wrong password from an unknown e-mail", async () => {
    const { email } = await signUp(stack);
    const [wrong, unknown] = [await logIn(email, "not the one"), await logIn("nobody@duka.example", "not the one")];
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toBe(JSON.stringify(unknown.body));
    expect(wrong.status).toBe(unknown.status);
    expect([...wrong.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["a short password", { password: "1234567" }],
    ["a password beyond 128", { password: "x".repeat(129) }],
    ["no name", { name: " " }],
    ["no e-mail", { email: "asha" }],
    ["an unknown field", { is_admin: true }],
    ["a password that is no text", { password: 12_345_678 }],
  ])("refuses %s", async (_, change) => {
    const email = `${randomUUID()}@duka.example`;
    const body = { name: "Asha", email, password: "neno la siri", ...change };
    expect((await stack.call("POST", "/auth/sign-up", { body, headers: origin })).status).toBe(422);
    expect(await countRows(stack, "auth.users where email = $1", [email])).toBe(0);
  });
});
