import { account } from "@mauzo/contract/account/account";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { countByStatus } from "../../../../test/shop-fixtures.ts";
import { type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";

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
const origin = { origin: siteUrl };
const logIn = ({ email, password }: Pick<Person, "email" | "password">, agent = "test") =>
  request(stack, signIn.logIn, { body: { email, password } }, { headers: { ...origin, "user-agent": agent } });
const tokenOf = async (...login: Parameters<typeof logIn>) => AccessToken.parse((await logIn(...login)).body).token;
const status = async (token: string) => (await stack.call("GET", "/user", { token })).status;
/** As if the password had been given six minutes ago. */
const grow = ({ email }: Person) =>
  stack.db.query(
    "update auth.sessions set confirmed_at = now() - interval '6 minutes' where user_id = (select id from auth.users where email = $1)",
    [email],
  );

describe("one's own choices", () => {
  it("are changed by name, and say nothing of what one may do", async () => {
    const { token } = await signUp(stack);
    expect(await call(stack, session.user, {}, { token })).toMatchObject({
      language: null,
      time_zone: "Africa/Dar_es_Salaam",
    });
    const body = { name: "Asha Juma", language: "sw", time_zone: "Africa/Nairobi" };
    expect(await call(stack, account.update, { body }, { token })).toMatchObject({ ...body, permissions: [] });
    expect(await call(stack, account.update, { body: { language: null } }, { token })).toMatchObject({
      ...body,
      language: null,
    });
    for (const wrong of [
      ...["Mars/Olympus", "+03:00", "", "Africa/Dar_es_Salaam'"].map((time_zone) => ({ time_zone })),
      ...[
        { language: "fr" },
        { is_admin: true },
        { permissions: [] },
        { role: "admin" },
        { user_id: "x" },
        { email: "a@b.example" },
      ],
    ])
      expect([wrong, (await request(stack, account.update, { body: wrong }, { token })).status]).toEqual([wrong, 422]);
  });
});

describe("something sensitive", () => {
  it("needs the password given in the last five minutes, and says so", async () => {
    const person = await signUp(stack);
    await grow(person);
    const change = () => request(stack, account.changeEmail, { body: { email: "new@elsewhere.example" } }, person);
    expect(await change()).toMatchObject({ status: 403, body: { code: "step_up", detail: expect.any(String) } });
    for (const endpoint of [account.endOtherSessions, account.endSession])
      expect(
        (await request(stack, endpoint, { params: { id: "00000000-0000-4000-8000-000000000000" } }, person)).status,
      ).toBe(403);
    const confirm = (password: string) => request(stack, signIn.confirmPassword, { body: { password } }, person);
    expect((await confirm("not the one")).status).toBe(422);
    expect((await change()).status).toBe(403);
    expect((await confirm(person.password)).status).toBe(200);
    expect((await change()).status).toBe(202);
    await grow(person);
    expect((await request(stack, account.endOtherSessions, {}, { token: await tokenOf(person) })).status).toBe(200);
  });
});

describe("a changed password", () => {
  it("takes the current one, ends every other session and every copy of the access token", async () => {
    const person = await signUp(stack);
    const other = await tokenOf(person);
    const change = (current_password: string, password = "neno jingine la siri") =>
      request(stack, account.changePassword, { body: { current_password, password } }, person);
    expect(await change("not the one")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "current_password"] }] },
    });
    expect((await change(person.password, "password1")).status).toBe(422);
    expect((await change(person.password)).status).toBe(200);
    expect([await status(person.token), await status(other)]).toEqual([401, 401]);
    const { token } = await call(stack, session.renew, {}, { headers: { ...origin, cookie: person.cookie } });
    expect(await status(token)).toBe(200);
    expect((await logIn(person)).status).toBe(422);
    expect((await logIn({ ...person, password: "neno jingine la siri" })).status).toBe(200);
    expect(await mailbox.letters(person.email)).toEqual([expect.stringContaining("was changed just now")]);
  });
});

describe("sessions", () => {
  const phone =
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

  it("are listed by device, one or all others end, another person's are not there", async () => {
    const [person, stranger] = [await signUp(stack), await signUp(stack)];
    const [onPhone, third] = [await tokenOf(person, phone), await tokenOf(person)];
    const { items } = await call(stack, account.listSessions, {}, person);
    expect(items).toHaveLength(3);
    expect(items.filter(({ is_current }) => is_current)).toHaveLength(1);
    const ofPhone = items.find(({ browser }) => browser === "Chrome");
    expect(ofPhone).toMatchObject({ system: "Android", address: "127.0.0.1", is_current: false });
    const end = (caller: Person) => request(stack, account.endSession, { params: { id: ofPhone?.id ?? "" } }, caller);
    expect((await end(stranger)).status).toBe(404);
    expect(await status(onPhone)).toBe(200);
    expect((await end(person)).status).toBe(200);
    expect((await end(person)).status).toBe(404);
    expect([await status(onPhone), await status(third)]).toEqual([401, 200]);
    expect((await request(stack, account.endOtherSessions, {}, person)).status).toBe(200);
    expect([await status(third), await status(person.token), await status(stranger.token)]).toEqual([401, 200, 200]);
  });
});

describe("a new e-mail", () => {
  const ask1 = (person: Person, email: string) => request(stack, account.changeEmail, { body: { email } }, person);
  const confirm = (token: string) => request(stack, account.confirmEmail, { body: { token } }, { headers: origin });

  it("is taken once, with any link sent to it; the old one gets a notice and no link", async () => {
    const person = await signUp(stack);
    const wanted = `mpya-${person.email}`;
    expect((await ask1(person, wanted)).status).toBe(202);
    const first = await mailbox.token(wanted);
    expect((await ask1(person, wanted)).status).toBe(202);
    const second = await mailbox.token(wanted);
    const [notice = ""] = await mailbox.letters(person.email);
    expect(notice).toContain(wanted);
    expect(notice).not.toMatch(/https?:/);
    expect(await call(stack, session.user, {}, person)).toMatchObject({
      email: person.email,
      pending_email: wanted,
    });
    const tries = Array.from({ length: 50 }, (_, index) => confirm(index % 2 ? first : second));
    expect(countByStatus(await Promise.all(tries))).toEqual({ 200: 1, 404: 49 });
    expect(await call(stack, session.user, {}, person)).toMatchObject({ email: wanted, pending_email: null });
    expect((await logIn(person)).status).toBe(422);
    expect((await logIn({ ...person, email: wanted })).status).toBe(200);
  });

  it("that is taken is answered the same, and its owner alone is told", async () => {
    const [person, other, owner] = [await signUp(stack), await signUp(stack), await signUp(stack)];
    const [free, taken] = [await ask1(other, `huru-${other.email}`), await ask1(person, owner.email)];
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([free.status, JSON.stringify(free.body)]);
    const [letter = ""] = await mailbox.letters(owner.email);
    expect(letter).toContain("already has a");
    expect(letter).not.toMatch(/https?:/);
    expect(await call(stack, session.user, {}, person)).toMatchObject({ pending_email: owner.email });
    expect(await call(stack, session.user, {}, owner)).toMatchObject({ email: owner.email });
  });

  it("ends the links to one asked for before, which may be a stranger's", async () => {
    const person = await signUp(stack);
    const [mistyped, wanted] = [`kosa-${person.email}`, `sahihi-${person.email}`];
    await ask1(person, mistyped);
    const first = await mailbox.token(mistyped);
    await ask1(person, wanted);
    const second = await mailbox.token(wanted);
    expect(await call(stack, session.user, {}, person)).toMatchObject({ pending_email: wanted });
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([404, 200]);
  });

  it("waits no longer than its link", async () => {
    const person = await signUp(stack);
    const wanted = `baadaye-${person.email}`;
    await ask1(person, wanted);
    await mailbox.token(wanted);
    await stack.db.query("update auth.mail_links set expires_at = now() where email = $1", [wanted]);
    expect(await call(stack, session.user, {}, person)).toMatchObject({
      email: person.email,
      pending_email: null,
    });
  });

  it("is nobody's when somebody else took it meanwhile", async () => {
    const person = await signUp(stack);
    const wanted = `kesho-${person.email}`;
    await ask1(person, wanted);
    const token = await mailbox.token(wanted);
    await stack.db.query("insert into auth.users (name, email) values ('Juma', $1)", [wanted]);
    expect((await confirm(token)).status).toBe(404);
    expect(await call(stack, session.user, {}, person)).toMatchObject({ email: person.email });
  });
});
