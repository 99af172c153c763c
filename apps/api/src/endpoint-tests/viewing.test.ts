import { createHash, randomBytes } from "node:crypto";
import { session } from "@mauzo/contract/account/session";
import { viewing } from "@mauzo/contract/account/viewing";
import { isAllowedWhileViewing, isAlwaysAllowed } from "@mauzo/contract/allowed-while-viewing";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { hashDatabase } from "../../test/hash-database.ts";
import { everyRight } from "../../test/key-fixtures.ts";
import { makeSampleRequests, sendSample } from "../../test/sample-requests.ts";
import { addMember } from "../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: FullShop;
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "Langu");
  sampleOf = await makeSampleRequests(stack, shop);
});
afterAll(() => stack.stop());

const readsSession = ({ access }: Endpoint) =>
  !["public", "visitor", "cart", "shopper", "bot", "operator"].includes(String(access));
const closed = endpoints.filter(({ endpoint }) => readsSession(endpoint) && !isAlwaysAllowed(endpoint));
const ask = (endpoint: Endpoint, token: string) => {
  const { cookie: _, ...headers } = sampleOf(endpoint).headers;
  return sendSample(stack, endpoint, { ...sampleOf(endpoint), headers }, token);
};
const codeOf = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;

/** A session of the shop's admin that sees the shop as a member with these rights does. */
async function viewAs(permissions: typeof everyRight): Promise<{ token: string; memberId: string }> {
  const token = randomBytes(32).toString("base64url");
  await stack.db.query(
    `with opened as (
       insert into auth.sessions (user_id, token, expires_at)
       select id, $2, now() + interval '1 day' from auth.users where email = $1 returning id)
     insert into auth.access_tokens (hash, session_id, expires_at) select $3, id, now() + interval '1 hour' from opened`,
    [shop.email, token, createHash("sha256").update(token).digest()],
  );
  const { email } = await addMember(stack, shop, permissions);
  const { rows } = await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [email]);
  const memberId = rows[0]?.id ?? "";
  await call(stack, viewing.begin, { params: { id: memberId } }, { token });
  return { token, memberId };
}

describe("who sees the shop as a member does", () => {
  it("is told who and where they are, also once the time is up, and can stop", async () => {
    const { token, memberId } = await viewAs([]);
    const frame = async () => ({
      user: await call(stack, session.user, {}, { token }),
      shop: (await call(stack, shops.get, {}, { token })).name,
    });
    expect(await frame()).toMatchObject({ user: { id: memberId, viewing: { is_over: false } }, shop: "Duka Langu" });
    await stack.db.query("update auth.viewings set ends_at = now() where member_id = $1", [memberId]);
    expect(await frame()).toMatchObject({ user: { viewing: { is_over: true } }, shop: "Duka Langu" });
    await call(stack, viewing.stop, {}, { token });
    expect(await frame()).toMatchObject({ user: { viewing: null }, shop: "Duka Langu" });
  });

  it("changes nothing by any endpoint, and is told so by each", async () => {
    const { token } = await viewAs(everyRight);
    const refusing = closed.filter(({ endpoint }) => !isAllowedWhileViewing(endpoint));
    const before = await hashDatabase(stack);
    const others: string[] = [];
    for (const { name, endpoint } of refusing) {
      const { status, body } = await ask(endpoint, token);
      if (`${status} ${codeOf(body)}` !== "403 viewing_only") others.push(`${name}: ${status} ${codeOf(body)}`);
    }
    expect(others).toEqual([]);
    expect(await hashDatabase(stack)).toEqual(before);
    // All that writes is among them, and all that an account shows of itself.
    expect(refusing.length).toBeGreaterThan(200);
    const allowed = closed.filter(({ endpoint }) => isAllowedWhileViewing(endpoint));
    expect(allowed.filter(({ endpoint }) => endpoint.method !== "GET" || endpoint.access === "signedIn")).toEqual([]);
  });

  it("reads what the member may, and by reading changes nothing", async () => {
    const { token } = await viewAs(everyRight);
    const reading = closed.filter(({ endpoint }) => isAllowedWhileViewing(endpoint) && !endpoint.streams);
    const before = await hashDatabase(stack);
    const others: string[] = [];
    for (const { name, endpoint } of reading) {
      const { status } = await ask(endpoint, token);
      const expected = endpoint.access === "admin" ? status === 403 : status !== 401 && status !== 403 && status < 500;
      if (!expected) others.push(`${name}: ${status}`);
    }
    expect(others).toEqual([]);
    expect(await hashDatabase(stack)).toEqual(before);
    expect(reading.length).toBeGreaterThan(60);
  });

  it("is refused what the member may not see", async () => {
    const { token } = await viewAs([{ resource: "chatflow", action: ["read"] }]);
    const others: string[] = [];
    for (const { name, endpoint } of closed) {
      if (!isAllowedWhileViewing(endpoint) || typeof endpoint.access !== "object") continue;
      if (endpoint.access.resource === "chatflow") continue;
      const { status, body } = await ask(endpoint, token);
      if (`${status} ${codeOf(body)}` !== "403 forbidden") others.push(`${name}: ${status} ${codeOf(body)}`);
    }
    expect(others).toEqual([]);
  });

  it("is let in nowhere once the time is up, before it is stopped", async () => {
    const { token, memberId } = await viewAs(everyRight);
    await stack.db.query("update auth.viewings set ends_at = now() where member_id = $1", [memberId]);
    const others: string[] = [];
    for (const { name, endpoint } of closed) {
      const { status, body } = await ask(endpoint, token);
      if (`${status} ${codeOf(body)}` !== "403 viewing_over") others.push(`${name}: ${status} ${codeOf(body)}`);
    }
    expect(others).toEqual([]);
  });
});
