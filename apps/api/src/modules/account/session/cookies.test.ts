import { account } from "@mauzo/contract/account/account";
import { invites } from "@mauzo/contract/account/invites";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

const daySeconds = 86_400;
const origin = { origin: siteUrl };
let stack: Stack;
let secure: Stack;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  secure = await startStack({ siteUrl: "https://mauzo.example", beside: stack });
});
afterAll(async () => {
  await secure.stop();
  await stack.stop();
});

/** A Set-Cookie header split into its name and value, and its attributes in order of name. */
function partsOf(cookie: string) {
  const [pair = "", ...attributes] = cookie.split(/; */);
  const at = pair.indexOf("=");
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    attributes: attributes.map((each) => each.toLowerCase()).sort(),
  };
}
type Answer = Awaited<ReturnType<typeof request>>;
const cookiesOf = (answer: Answer) => answer.headers.getSetCookie();
const pairOf = (answer: Answer) => cookiesOf(answer)[0]?.split(";")[0] ?? "";
const user = (token: string, from = "203.0.113.1") =>
  request(stack, session.user, {}, { token, headers: { "x-forwarded-for": from } }).then(({ status }) => status);

describe.each([
  { site: siteUrl, name: "session", device: "device", https: [], of: () => stack },
  {
    site: "https://mauzo.example",
    name: "__Host-session",
    device: "__Host-device",
    https: ["secure"],
    of: () => secure,
  },
])("the cookie at $site", ({ site, name, device, https, of }) => {
  it("has these attributes and no other in every flow that sets it, and is cleared by log-out", async () => {
    const own = { origin: site };
    const email = `${name.length}@duka.example`;
    const password = "neno la siri";
    const signedUp = await request(of(), signIn.signUp, { body: { name: "Asha", email, password } }, { headers: own });
    const loggedIn = await request(of(), signIn.logIn, { body: { email, password } }, { headers: own });
    const renewed = await request(of(), session.renew, {}, { headers: { ...own, cookie: pairOf(loggedIn) } });
    const shop = await openShop(stack);
    const mailbox = await openMailbox(stack);
    const body = { email: `new-${email}`, permissions: [{ resource: "orders", action: ["read"] }] };
    await call(stack, invites.create, { body }, shop);
    const token = await mailbox.token(body.email);
    await mailbox.close();
    const accepted = await request(of(), invites.signUp, { body: { token, name: "Juma", password } }, { headers: own });
    expect([signedUp, loggedIn, renewed, accepted].map(({ status }) => status)).toEqual([201, 200, 200, 201]);
    const cookies = [signedUp, loggedIn, renewed, accepted].flatMap(cookiesOf);
    const marks = cookies.map(partsOf).filter((parts) => parts.name === device);
    // Browsers keep it longer than any session, and it reveals nothing: a random name and a signature.
    expect(marks.map(({ attributes }) => attributes)).toEqual(
      Array(3).fill(["httponly", `max-age=${400 * daySeconds}`, "path=/", "samesite=lax", ...https]),
    );
    for (const { value } of marks) expect(value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    const sessions = cookies.filter((cookie) => partsOf(cookie).name !== device);
    expect(sessions.length).toBeGreaterThanOrEqual(3);
    for (const cookie of sessions) {
      expect(cookie.length).toBeLessThanOrEqual(4096);
      const parts = partsOf(cookie);
      expect(parts.name).toBe(name);
      expect(parts.value.length).toBeGreaterThan(60);
      expect(parts.attributes).toEqual(["httponly", `max-age=${60 * daySeconds}`, "path=/", "samesite=lax", ...https]);
    }
    const access = AccessToken.parse(loggedIn.body).token;
    const out = await request(of(), session.logOut, {}, { token: access, headers: own });
    expect(cookiesOf(out).map(partsOf)).toEqual([
      { name, value: "", attributes: ["httponly", "max-age=0", "path=/", "samesite=lax", ...https] },
    ]);
  });
});

it("a log-in brings a session of its own, whatever cookie came along, and leaves the other as it was", async () => {
  const victim = await openShop(stack);
  const body = { email: victim.email, password: victim.password };
  const answer = await request(stack, signIn.logIn, { body }, { headers: { ...origin, cookie: victim.cookie } });
  expect(pairOf(answer)).not.toBe(victim.cookie);
  const planted = "session=planted-by-somebody.else";
  const second = await request(stack, signIn.logIn, { body }, { headers: { ...origin, cookie: planted } });
  expect(pairOf(second)).not.toContain("planted");
  expect((await request(stack, session.renew, {}, { headers: { ...origin, cookie: planted } })).status).toBe(401);
  expect((await request(stack, session.renew, {}, { headers: { ...origin, cookie: victim.cookie } })).status).toBe(200);
});

describe("a stolen access token", () => {
  it("dies within 15 minutes by itself, wherever it is used from, however often", async () => {
    const { token } = await openShop(stack);
    const elsewhere = "198.51.100.7";
    expect([await user(token), await user(token, elsewhere)]).toEqual([200, 200]);
    const of = "from auth.access_tokens where hash = sha256($1)";
    const left = await stack.db.query(`select expires_at - now() <= '15 minutes' as ok ${of}`, [Buffer.from(token)]);
    expect(left.rows).toEqual([{ ok: true }]);
    // As if a quarter of an hour had passed.
    await stack.db.query(
      "update auth.access_tokens set expires_at = expires_at - interval '15 minutes' where hash = sha256($1)",
      [Buffer.from(token)],
    );
    expect([await user(token, elsewhere), await user(token)]).toEqual([401, 401]);
  });

  it("dies at once with a log-out and with another password", async () => {
    const [one, other] = [await openShop(stack), await openShop(stack)];
    await call(stack, session.logOut, {}, { token: one.token, headers: origin });
    const body = { current_password: other.password, password: "neno jingine la siri" };
    await call(stack, account.changePassword, { body }, other);
    expect([await user(one.token, "198.51.100.7"), await user(other.token, "198.51.100.7")]).toEqual([401, 401]);
  });

  it("renews nothing: not as a bearer, nor in either cookie", async () => {
    const { token } = await openShop(stack);
    const tries: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `access-token=${token}` },
      { cookie: `session=${token}`, authorization: `Bearer ${token}` },
      { cookie: `__Host-session=${token}` },
    ];
    for (const headers of tries) {
      const answer = await request(stack, session.renew, {}, { headers: { ...origin, ...headers } });
      expect([answer.status, cookiesOf(answer)]).toEqual([401, []]);
    }
    expect(await user(token)).toBe(200);
  });
});
