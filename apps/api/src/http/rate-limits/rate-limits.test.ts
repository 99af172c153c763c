import { invites } from "@mauzo/contract/account/invites";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request } from "../../../test/endpoints.ts";
import { countByStatus, countRows } from "../../../test/shop-fixtures.ts";
import { type Stack, signUp, siteUrl, startStack } from "../../../test/stack.ts";
import { ipNetwork } from "./ip-network.ts";

let one: Stack;
let other: Stack;
beforeAll(async () => {
  one = await startStack({ trustProxy: true });
  other = await startStack({ beside: one, trustProxy: true });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const from = (address: string) => ({ origin: siteUrl, "x-forwarded-for": address });
const logIn = (stack: Stack, email: string, password: string, address = "203.0.113.1", cookie = "") =>
  request(stack, signIn.logIn, { body: { email, password } }, { headers: { ...from(address), cookie } });
/** The cookie of a known device. */
const deviceOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .flatMap((cookie) => cookie.split(";").slice(0, 1))
    .find((pair) => pair.startsWith("device=")) ?? "";
const look = (stack: Stack, address: string) =>
  request(stack, invites.preview, { query: { token: "x".repeat(43) } }, { headers: from(address) });
const fill = (prefix: string, points: number) =>
  one.db.query("update auth.tries set points = $2 where key like $1", [`${prefix}:%`, points]);

describe("tries at one account", () => {
  it("from one address reach the hash ten times of eighty at once, over two processes", async () => {
    const { email, password } = await signUp(one);
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => logIn(index % 2 ? one : other, email, `guess ${index}`)),
    );
    expect(countByStatus(answers)).toEqual({ 422: 10, 429: 70 });
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      const seconds = Number(headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(600);
      expect(seconds).toBeLessThanOrEqual(900);
    }
    const third = await startStack({ beside: one, trustProxy: true });
    expect((await logIn(third, email, password)).status).toBe(429);
    await third.stop();
    await fill("password/address", 0);
  });

  it("keep nobody out who is elsewhere", async () => {
    const { email, password } = await signUp(one);
    await logIn(one, email, "guess", "198.51.100.1");
    await fill("password/pair", 10);
    expect((await logIn(other, email, password, "198.51.100.1")).status).toBe(429);
    expect((await logIn(other, email, password, "198.51.100.2")).status).toBe(200);
  });

  it("from many addresses end at a hundred, over two processes", async () => {
    const { email, password } = await signUp(one);
    await logIn(one, email, "guess", "198.51.100.3");
    await fill("password/account", 95);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        logIn(index % 2 ? one : other, email, `guess ${index}`, `198.51.100.${10 + index}`),
      ),
    );
    expect(countByStatus(answers)).toEqual({ 422: 5, 429: 15 });
    expect((await logIn(one, email, password, "198.51.100.40")).status).toBe(429);
  });

  it("do not keep the owner out of a device that was signed in before, which has ten of its own", async () => {
    const { email, password } = await signUp(one);
    const stranger = await signUp(one);
    const device = deviceOf(await logIn(one, email, password, "198.51.100.50"));
    const theirs = deviceOf(await logIn(one, stranger.email, stranger.password, "198.51.100.51"));
    await logIn(one, email, "guess", "198.51.100.50");
    for (const counting of ["pair", "account", "address"]) await fill(`password/${counting}`, 100);
    const knocks = (cookie: string) => logIn(other, email, password, "198.51.100.50", cookie);
    expect((await knocks(`access-token=x; ${device}`)).status).toBe(200);
    const forged = device.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
    for (const cookie of ["", theirs, forged, "device=x.y", `device=${"~".repeat(2000)}`])
      expect([cookie, (await knocks(cookie)).status]).toEqual([cookie, 429]);
    expect((await logIn(one, email, "guess", "198.51.100.50", device)).status).toBe(422);
    await fill("password/device", 9);
    const guesses = Array.from({ length: 4 }, () => logIn(one, email, "guess", "198.51.100.50", device));
    expect(countByStatus(await Promise.all(guesses))).toEqual({ 422: 1, 429: 3 });
    expect((await knocks(device)).status).toBe(429);
    for (const counting of ["pair", "account", "address", "device"]) await fill(`password/${counting}`, 0);
  });

  it("are of one account however its e-mail is spelled", async () => {
    const { email } = await signUp(one);
    const [name = "", host = ""] = email.split("@");
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `${name}＠${host}`,
      `${name}@${host.replace("d", "ｄ")}`,
    ];
    for (let index = 0; index < 10; index++)
      expect((await logIn(one, spellings[index % 5] ?? "", "guess")).status).toBe(422);
    expect(countByStatus(await Promise.all(spellings.map((spelling) => logIn(other, spelling, "guess"))))).toEqual({
      429: 5,
    });
  });

  it("count when they are wrong only, and also where the password is confirmed or changed", async () => {
    const { email, password, token } = await signUp(one);
    for (let index = 0; index < 12; index++) expect((await logIn(one, email, password)).status).toBe(200);
    for (let index = 0; index < 5; index++) {
      const body = { password: "guess" };
      expect(
        (await request(one, signIn.confirmPassword, { body }, { token, headers: from("203.0.113.1") })).status,
      ).toBe(422);
      const change = { current_password: "guess", password: "neno jingine la siri" };
      expect(
        (await one.call("PUT", "/user/password", { token, body: change, headers: from("203.0.113.1") })).status,
      ).toBe(422);
    }
    expect((await logIn(one, email, password)).status).toBe(429);
  });

  it("are refused in the caller's language", async () => {
    const email = "mtu@duka.example";
    const send = (language: string) =>
      request(
        one,
        signIn.forgotPassword,
        { body: { email } },
        { headers: { ...from("203.0.113.2"), "accept-language": language } },
      );
    for (let index = 0; index < 5; index++) expect((await send("en")).status).toBe(202);
    expect(await send("en")).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many tries") },
    });
    expect(await send("sw")).toMatchObject({ status: 429, body: { detail: expect.stringContaining("mara nyingi") } });
  });
});

describe("asking for links to a new password", () => {
  const forgot = (email: string, address: string, cookie = "") =>
    request(one, signIn.forgotPassword, { body: { email } }, { headers: { ...from(address), cookie } });

  it("ends after five from one address, which keeps nobody from it who is elsewhere", async () => {
    const { email } = await signUp(one);
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(email, "198.51.100.70")));
    expect(countByStatus(answers)).toEqual({ 202: 5, 429: 3 });
    expect((await forgot(email, "198.51.100.71")).status).toBe(202);
  });

  it("ends after fifty from everywhere, but not on a device that was signed in before", async () => {
    const { email, password } = await signUp(one);
    const device = deviceOf(await logIn(one, email, password, "198.51.100.72"));
    await forgot(email, "198.51.100.72");
    await fill("forgotPassword/account", 49);
    expect((await forgot(email, "198.51.100.73")).status).toBe(202);
    expect((await forgot(email, "198.51.100.74")).status).toBe(429);
    for (let count = 0; count < 5; count++) expect((await forgot(email, "198.51.100.74", device)).status).toBe(202);
    expect((await forgot(email, "198.51.100.74", device)).status).toBe(429);
  });
});

describe("tries from one address", () => {
  it("end at a hundred, over two processes; other addresses go on", async () => {
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, index) => look(index % 2 ? one : other, "203.0.113.20")),
    );
    expect(countByStatus(answers)).toEqual({ 404: 100, 429: 10 });
    expect((await look(one, "203.0.113.21")).status).toBe(404);
  });

  it("at many accounts end too, before any account is charged", async () => {
    const address = "203.0.113.30";
    expect((await logIn(one, "a@duka.example", "guess", address)).status).toBe(422);
    await fill("password/address", 100);
    const before = await countRows(one, "auth.tries where key like 'password/account:%'");
    expect((await logIn(one, "b@duka.example", "guess", address)).status).toBe(429);
    expect(await countRows(one, "auth.tries where key like 'password/account:%'")).toBe(before);
    await fill("password/address", 0);
  });

  it("are of one subscriber however the address is spelled, and inside its /64", async () => {
    const spellings = [
      "2001:db8:1:2::1",
      "2001:0DB8:0001:0002:0000:0000:0000:0001",
      "2001:db8:1:2:0:0:0:1",
      "2001:db8:1:2::1%eth0",
      "2001:db8:1:2:ffff::9",
      "2001:DB8:1:2:1:2:3:4",
    ];
    expect(new Set(spellings.map(ipNetwork))).toEqual(new Set(["2001:db8:1:2::/64"]));
    const fours = [
      "203.0.113.40",
      "::ffff:203.0.113.40",
      "::FFFF:cb00:7128",
      "0:0:0:0:0:ffff:203.0.113.40",
      "0313.0.0161.050",
    ];
    expect(new Set(fours.map(ipNetwork))).toEqual(new Set(["203.0.113.40"]));
    await look(one, spellings[0] ?? "");
    await fill("link/address", 100);
    for (const spelling of spellings) expect([spelling, (await look(other, spelling)).status]).toEqual([spelling, 429]);
    expect((await look(one, "2001:db8:1:3::1")).status).toBe(404);
  });

  it("are counted at the last entry of X-Forwarded-For, and at the socket where no proxy is trusted", async () => {
    await look(one, "203.0.113.50");
    await fill("link/address", 100);
    expect((await look(one, "1.2.3.4, 203.0.113.50")).status).toBe(429);
    expect((await look(one, "203.0.113.50, 1.2.3.4")).status).toBe(404);
    const direct = await startStack({ beside: one });
    expect((await look(direct, "203.0.113.51")).status).toBe(404);
    await fill("link/address", 100);
    expect((await look(direct, "203.0.113.52")).status).toBe(429);
    await direct.stop();
    await fill("link/address", 0);
  });

  it("tell nobody who they were: the table holds hashes", async () => {
    expect(
      await countRows(one, "auth.tries where key !~ '^[a-zA-Z]+/(address|pair|account|device):[A-Za-z0-9_-]{43}$'"),
    ).toBe(0);
  });

  it("have no second door", async () => {
    for (const path of ["//auth/log-in", "/auth//log-in", "/auth/log-in/", "/AUTH/log-in", "/auth/%6cog-in/"])
      expect((await one.call("POST", path, { body: {}, headers: from("203.0.113.70") })).status).toBe(404);
  });
});
