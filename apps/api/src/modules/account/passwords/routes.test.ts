import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { countByStatus, countRows } from "../../../../test/shop-fixtures.ts";
import { type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";
import { rateLimits } from "../../../http/rate-limits/rate-limits.ts";

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

const origin = { origin: siteUrl };
const forgot = (email: string, more: object = {}, headers = {}) =>
  request(stack, signIn.forgotPassword, { body: { email, ...more } }, { headers: { ...origin, ...headers } });
const reset = (token: string, password = "nenosiri jipya kabisa") =>
  request(stack, signIn.resetPassword, { body: { token, password } }, { headers: origin });
const logIn = (email: string, password: string) =>
  request(stack, signIn.logIn, { body: { email, password } }, { headers: origin });
const resetToken = async (email: string) => {
  expect((await forgot(email)).status).toBe(202);
  return mailbox.token(email);
};
const mailLinksOf = (email: string) =>
  countRows(stack, "auth.mail_links l join auth.users u on u.id = l.user_id where u.email = $1", [email]);
const plain = (headers: Headers) =>
  [...headers].filter(([name]) => !["date", "x-request-id", "content-length"].includes(name));

describe("a forgotten password", () => {
  it("is answered the same for an e-mail with and without account; only the first gets a mail", async () => {
    const { email } = await signUp(stack);
    const [known, unknown] = [await forgot(email), await forgot("nobody@duka.example")];
    expect(known.status).toBe(202);
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([known.status, JSON.stringify(known.body)]);
    expect(plain(unknown.headers)).toEqual(plain(known.headers));
    expect(await mailbox.letters("nobody@duka.example")).toEqual([]);
    expect(await mailbox.letters(email)).toHaveLength(1);
  });

  it("leads to our own page, whatever host the request names, in the language asked for", async () => {
    const { email } = await signUp(stack, "Neema");
    await forgot(email, { language: "sw" }, { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" });
    const [letter = ""] = await mailbox.letters(email);
    expect(letter).toContain(`${siteUrl}/reset-password#`);
    expect(letter).not.toContain("evil.example");
    expect(letter).toContain("Habari Neema");
    await stack.db.query("update auth.users set language = 'en' where email = $1", [email]);
    await forgot(email, { language: "sw" });
    expect((await mailbox.letters(email)).at(-1)).toContain("Hello Neema");
  });

  it("keeps no token: only its hash, for 30 minutes", async () => {
    const { email } = await signUp(stack);
    const token = await resetToken(email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    for (const table of ["auth.mail_links", "auth.verifications", "pgboss.job"]) {
      const { rows } = await stack.db.query<{ text: string }>(`select t::text as text from ${table} t`);
      expect(rows.map(({ text }) => text).join()).not.toContain(token);
    }
    const kept = await stack.db.query(
      "select token_hash = sha256($1) as hashed, expires_at - now() between '29 minutes' and '30 minutes' as soon from auth.mail_links l join auth.users u on u.id = l.user_id where u.email = $2",
      [Buffer.from(token), email],
    );
    expect(kept.rows).toEqual([{ hashed: true, soon: true }]);
  });
});

describe("a reset link", () => {
  it("is redeemed by one of a dozen at once, ends every session, and opens the account to the new password only", {
    timeout: 180_000,
  }, async () => {
    const person = await signUp(stack);
    const token = await resetToken(person.email);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => reset(token, `neno jipya la ${index}`)));
    expect(countByStatus(answers)).toEqual({ 200: 1, 404: 11 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await stack.call("GET", "/user", { token: person.token })).status).toBe(401);
    const renewed = await stack.call("POST", "/auth/renew", { headers: { ...origin, cookie: person.cookie } });
    expect(renewed.status).toBe(401);
    expect((await logIn(person.email, person.password)).status).toBe(422);
    expect((await logIn(person.email, `neno jipya la ${winner}`)).status).toBe(200);
    expect((await reset(token)).status).toBe(404);
  });

  it("is redeemed by one of two that found it good; the other is told so at once", async () => {
    const { email } = await signUp(stack);
    const token = await resetToken(email);
    const account =
      "select from auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1 for update of a";
    const { answers, waited } = await whileLocked(stack, { statement: account, values: [email] }, () =>
      // As many as are hashed at a time: who waits for the lock would give up before a third one's turn.
      Array.from({ length: 2 }, () => reset(token)),
    );
    expect({ waited, ...countByStatus(answers) }).toEqual({ waited: 1, 200: 1, 404: 1 });
  });

  it("is followed by a mail that says so, in the person's language, without link or secret", async () => {
    const { email, password } = await signUp(stack, "Neema");
    const token = await resetToken(email);
    const body = { token, password: "nenosiri jipya kabisa" };
    await request(stack, signIn.resetPassword, { body }, { headers: { ...origin, "accept-language": "sw" } });
    const letter = (await mailbox.letters(email)).at(-1) ?? "";
    expect(letter).toContain("Habari Neema");
    expect(letter).toContain("limebadilishwa");
    for (const secret of [token, password, body.password, "http"]) expect(letter).not.toContain(secret);
    await stack.db.query("update auth.users set language = 'en' where email = $1", [email]);
    expect((await reset(await resetToken(email))).status).toBe(200);
    expect((await mailbox.letters(email)).at(-1)).toContain("was changed just now");
    const jobs = await stack.db.query<{ keys: string }>(
      "select distinct array_to_string(array(select jsonb_object_keys(data) order by 1), ',') as keys from pgboss.job where name = 'password-changed'",
    );
    expect(jobs.rows).toEqual([{ keys: "language,userId" }]);
  });

  it("stays good when a stranger asks for others, and when its job runs again; all end with the use of one", async () => {
    const { email } = await signUp(stack);
    const first = await resetToken(email);
    for (let count = 0; count < 4; count++) await resetToken(email);
    await mailbox.rerunJobs("forgot-password");
    const last = await mailbox.token(email);
    expect((await reset(first)).status).toBe(200);
    expect([(await reset(first)).status, (await reset(last)).status]).toEqual([404, 404]);
    expect(await mailLinksOf(email)).toBe(0);
  });

  it("is one of fifty at most, the oldest goes", async () => {
    const { email } = await signUp(stack);
    const first = await resetToken(email);
    await stack.db.query(
      "insert into auth.mail_links (user_id, purpose, token_hash, email, expires_at) select id, 'reset_password', sha256(n::text::bytea), email, now() + interval '31 minutes' from auth.users, generate_series(1, 49) n where email = $1",
      [email],
    );
    await stack.db.query(
      "update auth.mail_links set expires_at = now() + interval '29 minutes' where token_hash = sha256($1)",
      [Buffer.from(first)],
    );
    const last = await resetToken(email);
    expect(await mailLinksOf(email)).toBe(50);
    expect([(await reset(first)).status, (await reset(last)).status]).toEqual([404, 200]);
  });

  it("is one of two different ones that are used at once", async () => {
    const { email } = await signUp(stack);
    const tokens = [await resetToken(email), await resetToken(email), await resetToken(email)];
    const account =
      "select from auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1 for update of a";
    const { answers, waited } = await whileLocked(stack, { statement: account, values: [email] }, () =>
      tokens.map((token) => reset(token)),
    );
    expect({ waited, ...countByStatus(answers) }).toEqual({ waited: 1, 200: 1, 404: 2 });
  });

  it("ends with a change of the password", async () => {
    const person = await signUp(stack);
    const tokens = [await resetToken(person.email), await resetToken(person.email)];
    const body = { current_password: person.password, password: "neno jingine la siri" };
    expect((await stack.call("PUT", "/user/password", { token: person.token, body })).status).toBe(200);
    for (const token of tokens) expect((await reset(token)).status).toBe(404);
  });

  it("ends after 30 minutes, with the person's e-mail, and opens only its own person", async () => {
    const [asha, juma] = [await signUp(stack), await signUp(stack)];
    const second = await resetToken(asha.email);
    const ofJuma = await resetToken(juma.email);
    await stack.db.query("update auth.mail_links set expires_at = now() where token_hash = sha256($1)", [
      Buffer.from(ofJuma),
    ]);
    expect((await reset(ofJuma)).status).toBe(404);
    expect((await reset(second)).status).toBe(200);
    expect((await logIn(juma.email, juma.password)).status).toBe(200);
    const third = await resetToken(juma.email);
    await stack.db.query("update auth.users set email = 'elsewhere.' || email where email = $1", [juma.email]);
    expect((await reset(third)).status).toBe(404);
  });

  it("is no link of another kind, and no guess", async () => {
    const { email } = await signUp(stack);
    const token = await resetToken(email);
    await stack.db.query("update auth.mail_links set purpose = 'change_email' where token_hash = sha256($1)", [
      Buffer.from(token),
    ]);
    for (const guess of [token, "x".repeat(43), "x", "' or 1=1 --"]) expect((await reset(guess)).status).toBe(404);
  });

  it("lets the owner in at once when others' guesses have locked the account", async () => {
    const { email, password } = await signUp(stack);
    await logIn(email, "a guess");
    await stack.db.query("update auth.tries set points = $1 where key like 'password/account:%'", [
      rateLimits.password.account.tries,
    ]);
    expect((await logIn(email, password)).status).toBe(429);
    expect((await reset(await resetToken(email))).status).toBe(200);
    expect((await logIn(email, "nenosiri jipya kabisa")).status).toBe(200);
  });
});

describe("a password", () => {
  const signUpWith = (password: unknown, email = `${Math.random()}@duka.example`) =>
    request(stack, signIn.signUp, { body: { name: "Asha", email, password } }, { headers: origin });

  it("has 8 to 128 characters of any kind", async () => {
    const good = [
      "a b c d ",
      "kk kk 7!",
      "🙂🦁🥭🐘".repeat(2),
      "🙂🦁".repeat(64),
      "nenolenye herufi",
      "x y ".repeat(16),
      "xy z".repeat(32),
    ];
    for (const password of good) expect([password, (await signUpWith(password)).status]).toEqual([password, 201]);
    for (const password of [
      "kk kk 7",
      `${"xy z".repeat(32)}q`,
      "neno\u0000la siri",
      "neno\ud800la siri",
      "x".repeat(400_000),
    ])
      expect((await signUpWith(password)).status).toBe(422);
    expect((await signUpWith("x".repeat(1_000_001))).status).toBe(413);
  });

  it("is the same however the keyboard composes it, and is not cut", async () => {
    const email = "nfc@duka.example";
    expect((await signUpWith("nenosiri \u00e9t\u00e9", email)).status).toBe(201);
    expect((await logIn(email, "nenosiri e\u0301te\u0301")).status).toBe(200);
    expect((await logIn(email, "nenosiri \u00e9t")).status).toBe(422);
  });

  it.each(["password1", "PASSWORD1", "12345678", "qwertyuiop", "iloveyou1", "Tanzania2026", "mauzo1234", "zzzzzzzz"])(
    "is not %s, which everybody tries first",
    async (password) => {
      expect(await signUpWith(password)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "password"] }] },
      });
    },
  );

  it("is stored as a salted scrypt hash", async () => {
    expect(await countRows(stack, "auth.accounts where password !~ '^[0-9a-f]{32}:[0-9a-f]{128}$'")).toBe(0);
  });
});
