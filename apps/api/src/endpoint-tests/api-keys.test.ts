import type { Endpoint } from "@mauzo/contract/endpoint";
import { takesApiKeys } from "@mauzo/contract/takes-api-keys";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { hashDatabase } from "../../test/hash-database.ts";
import { everyRight, makeKey, unknownSecret } from "../../test/key-fixtures.ts";
import { makeSampleRequests, sendSample } from "../../test/sample-requests.ts";
import { type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let [mine, theirs]: FullShop[] = [];
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true, keyCalls: { tries: 1_000_000, seconds: 60 } });
  mine = await openFullShop(stack, "Langu");
  theirs = await openFullShop(stack, "SiriYao");
  sampleOf = await makeSampleRequests(stack, mine);
});
afterAll(() => stack.stop());

const shopOf = (shop: FullShop | undefined): FullShop => {
  if (!shop) throw new Error("the shop is not open yet");
  return shop;
};
const isOpen = ({ access }: Endpoint) => ["public", "visitor", "cart", "shopper"].includes(String(access));
const isOthers = ({ access }: Endpoint) => access === "bot" || access === "operator";
const closed = endpoints.filter(({ endpoint }) => !isOpen(endpoint) && !isOthers(endpoint));
const taking = closed.filter(({ endpoint }) => takesApiKeys(endpoint));
const ask = (endpoint: Endpoint, token: string, from?: string) => {
  const { cookie: _, ...headers } = sampleOf(endpoint).headers;
  const sent = {
    ...sampleOf(endpoint),
    headers: { ...headers, ...(from !== undefined && { "x-forwarded-for": from }) },
  };
  return sendSample(stack, endpoint, sent, token);
};
const codeOf = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
/** What each of these endpoints answers to a key, where it is not this. */
async function others(asked: typeof endpoints, expected: string, token: string, from?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, endpoint } of asked) {
    const { status, body } = await ask(endpoint, token, from);
    if (`${status} ${codeOf(body)}` !== expected) found.push(`${name}: ${status} ${codeOf(body)}`);
  }
  return found;
}

/** A key as it is used: its use is not written down meanwhile. */
async function usedKey(shop: FullShop, wish: Parameters<typeof makeKey>[2]) {
  const key = await makeKey(stack, shop, { ...wish, name: `Funguo ${shop.word}` });
  await stack.db.query("update api_keys set last_used_at = now() + interval '1 day' where id = $1", [key.id]);
  return key;
}

describe("API keys", () => {
  it("open no endpoint that is for admins, about people or the way of money out, or asks for a password", () => {
    const names = taking.map(({ name }) => name);
    expect(
      names.filter((name) => /staff|invite|user|auth|session|withdraw|payout|api-key|webhook|compliance/.test(name)),
    ).toEqual([]);
    expect(taking.filter(({ endpoint }) => endpoint.access === "admin" || endpoint.access === "signedIn")).toEqual([]);
    const left = closed.filter(({ endpoint }) => !takesApiKeys(endpoint) && endpoint.access !== "admin");
    expect(left.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
      [
        "DELETE /invites/:id",
        "DELETE /push-devices/:id",
        "DELETE /staff/:id",
        "DELETE /user/sessions",
        "DELETE /user/sessions/:id",
        "DELETE /user/viewing",
        "GET /access-requests",
        "GET /access-requests/own",
        "GET /compliance",
        "GET /invites",
        "GET /ownership",
        "GET /payout-destinations",
        "GET /push-devices/key",
        "GET /roles",
        "GET /shop",
        "GET /staff",
        "GET /user",
        "GET /user/sessions",
        "GET /withdrawal-settings",
        "GET /withdrawals",
        "GET /withdrawals/:id",
        "GET /withdrawals/offer",
        "POST /access-requests",
        "POST /access-requests/:id/grant",
        "POST /access-requests/:id/refuse",
        "POST /auth/confirm-password",
        "POST /auth/log-out",
        "POST /invite/accept",
        "POST /invites",
        "POST /invites/:id/links",
        "POST /invites/:id/resend",
        "POST /push-devices",
        "POST /shop",
        "POST /user/second-factor",
        "POST /user/second-factor/confirm",
        "POST /user/second-factor/recovery-codes",
        "POST /user/second-factor/remove",
        "PUT /staff/:id",
        "PUT /user",
        "PUT /user/email",
        "PUT /user/password",
      ]
    `);
  });

  it("that lead nowhere are 401 everywhere, and leave the database as it was", async () => {
    const [expired, revoked, orphan] = [
      await usedKey(shopOf(mine), { permissions: everyRight }),
      await usedKey(shopOf(mine), { permissions: everyRight }),
      await usedKey(shopOf(mine), { permissions: everyRight }),
    ];
    await stack.db.query("update lookup_keys set expires_at = now() where target_id = $1", [expired.id]);
    await stack.call("DELETE", `/api-keys/${revoked.id}`, shopOf(mine));
    await stack.db.query("alter table api_keys disable trigger end_api_key");
    await stack.db.query("delete from api_keys where id = $1", [orphan.id]);
    await stack.db.query("alter table api_keys enable trigger end_api_key");
    const before = await hashDatabase(stack);
    for (const secret of [unknownSecret(), expired.secret, revoked.secret, orphan.secret])
      expect(await others(closed, "401 api_key_invalid", secret)).toEqual([]);
    expect(await hashDatabase(stack)).toEqual(before);
  });

  it("are refused where they are not taken, from elsewhere, and without the right, and leave the database as it was", async () => {
    const whole = await usedKey(shopOf(mine), { permissions: everyRight, sees_phones: true });
    const bound = await usedKey(shopOf(mine), { permissions: everyRight, addresses: ["196.41.0.0/24"] });
    const idle = await usedKey(shopOf(mine), { permissions: [{ resource: "staffs", action: ["read"] }] });
    const before = await hashDatabase(stack);
    const refusing = closed.filter(({ endpoint }) => !takesApiKeys(endpoint));
    for (const { secret } of [whole, bound, idle])
      expect(await others(refusing, "403 api_key_refused", secret)).toEqual([]);
    expect(await others(taking, "403 api_key_elsewhere", bound.secret, "196.41.1.1")).toEqual([]);
    const granted = taking.filter(({ endpoint }) => typeof endpoint.access === "object");
    expect(await others(granted, "403 forbidden", idle.secret)).toEqual([]);
    expect(await hashDatabase(stack)).toEqual(before);
  });

  it("of another shop read nothing of this one", async () => {
    const stranger = await usedKey(shopOf(theirs), { permissions: everyRight, sees_phones: true });
    const own = await usedKey(shopOf(mine), { permissions: everyRight, sees_phones: true });
    const told: string[] = [];
    let seen = 0;
    for (const { name, endpoint } of taking.filter(({ endpoint }) => endpoint.method === "GET" && !endpoint.streams)) {
      const { status, body } = await ask(endpoint, stranger.secret);
      if (status === 401 || status === 403 || status >= 500) told.push(`${name}: ${status}`);
      if (JSON.stringify(body).includes("Langu")) told.push(`${name} tells`);
      if (JSON.stringify((await ask(endpoint, own.secret)).body).includes("Langu")) seen += 1;
    }
    expect(told).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });

  it("with every right are let in wherever keys are taken", async () => {
    const { secret } = await usedKey(shopOf(mine), { permissions: everyRight, sees_phones: true });
    const told: string[] = [];
    const reading = ({ endpoint }: (typeof endpoints)[number]) => (endpoint.method === "GET" ? 0 : 1);
    for (const { name, endpoint } of taking.toSorted((a, b) => reading(a) - reading(b))) {
      const { status, body } = await ask(endpoint, secret);
      // Of views and notes of others, whoever is no admin changes none.
      const isOwn = /^(?:PUT|POST|DELETE) \/(?:list-views|customer-notes)\/:id/.test(name) && status === 403;
      if (!isOwn && (status === 401 || status === 403 || status >= 500))
        told.push(`${name}: ${status} ${codeOf(body)}`);
    }
    expect(told).toEqual([]);
  });
});
