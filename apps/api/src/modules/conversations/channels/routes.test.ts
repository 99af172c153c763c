import { channels } from "@mauzo/contract/conversations/channels";
import { whatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { providerNumber } from "../../../../test/test-provider.ts";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { createLogger } from "../../../http/lifecycle/create-logger.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

let words = 100;
const connect = (of: OpenedShop, body: object, version = 0) =>
  request(stack, channels.connect, { body: { version, ...body } }, of);
const connected = async () => {
  const [own, number] = [await openShop(stack), providerNumber(++words)];
  expect((await connect(own, number)).status).toBe(200);
  return { own, number };
};
const keyOf = (address: string) => address.split("/").at(-1) ?? "";

describe("a number", () => {
  it("is connected, and what opens it is never shown again", async () => {
    expect(await call(stack, channels.list, {}, shop)).toEqual({ whatsapp: null, version: 0, sandbox_url: null });
    const number = providerNumber(1);
    const { body } = await connect(shop, number);
    const now = channels.list.reply.parse(body);
    expect(now).toMatchObject({
      version: 1,
      whatsapp: {
        phone_number_id: number.phone_number_id,
        token_ends: "0001",
        app_secret_ends: "0002",
        state: "unchecked",
      },
    });
    expect(await call(stack, channels.list, {}, shop)).toEqual(now);
    for (const secret of [number.token, number.app_secret]) expect(JSON.stringify(body)).not.toContain(secret);
    const { address } = now.whatsapp?.webhook ?? { address: "" };
    expect(await findLookupKey(stack.pool, "whatsapp", keyOf(address))).toMatchObject({ shopId: shop.shopId });
  });

  it("is changed by who read it last, and keeps the secrets that are left out", async () => {
    const { own, number } = await connected();
    const { token: _, ...rest } = number;
    const moved = providerNumber(words);
    expect((await connect(own, { ...rest, app_secret: "another-secret-9999" }, 1)).body).toMatchObject({
      version: 2,
      whatsapp: { token_ends: "0001", app_secret_ends: "9999" },
    });
    const late = await connect(own, moved, 1);
    expect([late.status, late.body]).toMatchObject([409, { code: "version_conflict", version: 2, saved_by: own.name }]);
  });

  it("needs both secrets the first time", async () => {
    const own = await openShop(stack);
    const { token: _, ...rest } = providerNumber(++words);
    expect((await connect(own, rest)).body).toMatchObject({
      detail: [{ loc: ["body", "token"], code: "whatsapp_secret_missing" }],
    });
  });

  it("of another shop is refused, also while both connect it at once", async () => {
    const { number } = await connected();
    const other = await openShop(stack);
    const { status, body } = await connect(other, { ...number, token: "token-of-somebody-else" });
    expect([status, body]).toMatchObject([
      409,
      { detail: [{ loc: ["body", "phone_number_id"], code: "whatsapp_number_taken" }] },
    ]);
    expect((await call(stack, channels.list, {}, other)).whatsapp).toBeNull();
    const shops = await Promise.all([openShop(stack), openShop(stack), openShop(stack)]);
    const free = providerNumber(++words);
    const answers = await Promise.all(shops.map((each) => connect(each, free)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("is connected once by two admins at the same time", async () => {
    const own = await openShop(stack);
    const numbers = [providerNumber(++words), providerNumber(++words)];
    const answers = await Promise.all(numbers.map((each) => connect(own, each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is seen by who may read WhatsApp, and changed by admins who confirmed their password", async () => {
    const { own, number } = await connected();
    const reader = await addMember(stack, own, [{ resource: "whatsapp_interactions", action: "read" }]);
    const orders = await addMember(stack, own, [{ resource: "orders", action: "read" }]);
    expect((await request(stack, channels.list, {}, reader)).status).toBe(200);
    expect((await request(stack, channels.list, {}, orders)).status).toBe(403);
    expect((await request(stack, channels.check, {}, reader)).status).toBe(403);
    await stack.db.query("update auth.sessions set confirmed_at = now() - interval '1 hour'");
    const { status, body } = await connect(own, number, 1);
    expect([status, body]).toMatchObject([403, { code: "step_up" }]);
  });
});

describe("a check", () => {
  const check = (of: OpenedShop) => call(stack, channels.check, {}, of);
  const first = ({ steps }: Awaited<ReturnType<typeof check>>) =>
    steps.filter(({ state }) => state === "failed").map(({ step, problem }) => `${step}: ${problem}`);

  it("goes step by step to the first that fails, and stores what the provider says of the number", async () => {
    const own = await openShop(stack);
    const number = providerNumber(++words);
    const mistakes = [
      [{ token: "nothing-of-the-kind" }, "token: token_invalid"],
      [{ token: number.token, phone_number_id: providerNumber(77).phone_number_id }, "number: number_unknown"],
      [
        { phone_number_id: number.phone_number_id, business_account_id: providerNumber(78).business_account_id },
        "account: account_unknown",
      ],
      [{ business_account_id: number.business_account_id, app_secret: "not-the-right-one" }, "secret: secret_wrong"],
    ] as const;
    let given: object = number;
    for (const [version, [mistake, problem]] of mistakes.entries()) {
      given = { ...given, ...mistake };
      expect((await connect(own, given, version)).status).toBe(200);
      const checked = await check(own);
      expect(first(checked)).toEqual([problem]);
      expect(checked.channels.whatsapp).toMatchObject({ state: "refused", checked_at: expect.any(String) });
    }
    await connect(own, number, mistakes.length);
    const { steps, channels: now } = await check(own);
    expect(steps.map(({ state }) => state)).toEqual(["ok", "ok", "ok", "ok", "ok"]);
    expect(now.whatsapp).toMatchObject({ state: "ok", name: "Duka", quality: "GREEN", tier: "TIER_250" });
    const { address, verify_token } = now.whatsapp?.webhook ?? {};
    expect(stack.provider.subscribed.at(-1)).toEqual({ address, verifyToken: verify_token });
  });

  it("says nothing of the number while the provider is silent or busy", async () => {
    const { own } = await connected();
    await check(own);
    for (const [answer, problem] of [
      [{ result: "unreached" as const }, "token: provider_silent"],
      [{ result: "unknown" as const }, "token: provider_silent"],
      [{ result: "refused" as const, code: 4, details: "" }, "token: provider_busy"],
    ] as const) {
      stack.provider.answerNext(answer);
      const checked = await check(own);
      expect(first(checked)).toEqual([problem]);
      expect(checked.channels.whatsapp).toMatchObject({ state: "ok", name: "Duka" });
    }
  });

  it("that passes ends a pause", async () => {
    const { own } = await connected();
    await stack.db.query(
      "update channel_numbers set paused_until = now() + interval '1 hour', paused_code = 190, pauses = 3 where shop_id = $1",
      [own.shopId],
    );
    expect((await call(stack, channels.list, {}, own)).whatsapp?.paused).toMatchObject({ code: 190 });
    expect((await check(own)).channels.whatsapp?.paused).toBeNull();
  });
});

describe("a test", () => {
  const test = (of: OpenedShop, phone: string) => request(stack, channels.test, { body: { phone } }, of);

  it("is sent to a telephone, or says why not", async () => {
    const { own } = await connected();
    expect((await test(own, "0712 345 678")).body).toEqual({ outcome: "asked", code: null });
    expect(stack.provider.sent.at(-1)).toMatchObject({ to: { phone: "+255712345678" }, part: { kind: "text" } });
    for (const [code, outcome] of [
      [131047, "window_closed"],
      [131030, "not_reachable"],
      [190, "refused"],
    ] as const) {
      stack.provider.answerNext({ result: "refused", code, details: "" });
      expect((await test(own, "0712345678")).body).toEqual({ outcome, code });
    }
    expect((await test(own, "12")).body).toMatchObject({ detail: [{ loc: ["body", "phone"] }] });
  });

  it("is sent ten times in ten minutes and not more", async () => {
    const { own } = await connected();
    const answers: number[] = [];
    for (let count = 0; count < 11; count++) answers.push((await test(own, "0712345678")).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

describe("a shop that disconnects", () => {
  it("is reached no more, forgets what opened the number, and finds everything again when it connects it anew", async () => {
    const { own, number } = await connected();
    const before = await call(stack, channels.list, {}, own);
    const { rows } = await stack.db.query<{ id: string }>("select id from channel_numbers where shop_id = $1", [
      own.shopId,
    ]);
    expect(await call(stack, channels.disconnect, {}, own)).toEqual({ done: true });
    expect(await call(stack, channels.disconnect, {}, own)).toEqual({ done: true });
    expect(await call(stack, channels.list, {}, own)).toEqual({ whatsapp: null, version: 0, sandbox_url: null });
    for (const answer of [
      await request(stack, channels.check, {}, own),
      await request(stack, channels.test, { body: { phone: "0712345678" } }, own),
    ])
      expect([answer.status, answer.body]).toMatchObject([409, { code: "whatsapp_not_connected" }]);
    const key = keyOf(before.whatsapp?.webhook.address ?? "");
    expect(await findLookupKey(stack.pool, "whatsapp", key)).toBeUndefined();
    const sealed = await stack.db.query<{ id: string; sealed_token: Buffer }>(
      "select id, sealed_token from channel_connections where shop_id = $1",
      [own.shopId],
    );
    const { id = "", sealed_token = Buffer.alloc(0) } = sealed.rows[0] ?? {};
    const place = { shopId: own.shopId, table: "channel_connections", id, field: "sealed_token" };
    expect(stack.deps.sealedValues.open(sealed_token, place)).toBe("");
    // Another shop may take the number now, and give it back.
    const other = await openShop(stack);
    expect((await connect(other, number)).status).toBe(200);
    expect((await connect(own, number)).status).toBe(409);
    await call(stack, channels.disconnect, {}, other);
    const again = channels.connect.reply.parse((await connect(own, number)).body);
    expect(again.whatsapp?.webhook).toEqual(before.whatsapp?.webhook);
    const after = await stack.db.query<{ id: string }>(
      "select id from channel_numbers where shop_id = $1 and removed_at is null",
      [own.shopId],
    );
    expect(after.rows).toEqual(rows);
  });
});

describe("the profile of the business", () => {
  it("is read and changed at WhatsApp, and stored nowhere", async () => {
    const { own } = await connected();
    const empty = { about: "", address: "", email: "", websites: [] };
    expect(await call(stack, whatsappProfile.get, {}, own)).toEqual(empty);
    const body = { ...empty, about: "Kanga na vitenge", websites: ["https://duka.example"] };
    expect(await call(stack, whatsappProfile.save, { body }, own)).toEqual(body);
    expect(await call(stack, whatsappProfile.get, {}, own)).toEqual(body);
    stack.provider.answerNext({ result: "refused", code: 190, details: "" });
    expect(await request(stack, whatsappProfile.save, { body }, own)).toMatchObject({
      ...{ status: 422, body: { code: "provider_refused" } },
    });
    await call(stack, channels.disconnect, {}, own);
    expect(await request(stack, whatsappProfile.get, {}, own)).toMatchObject({ status: 409 });
  });
});

describe("a secret", () => {
  it("is in no answer, no log, no event, no fact, no stored reply and no row but sealed", async () => {
    const lines: string[] = [];
    const log = createLogger("debug", { write: (line) => void lines.push(line) });
    const talkative = await startStack({ beside: stack, log });
    const own = await openShop(stack);
    const events = await openEventStream(talkative, own.token);
    const canary = { token: "EAAGcanaryTOKEN00000001", app_secret: "canarySECRET00000000002" };
    const number = { ...providerNumber(++words), ...canary };
    const keyed = { ...own, headers: { "idempotency-key": "the-same-key-once" } };
    const answers = [
      await request(talkative, channels.connect, { body: { version: 0, ...number } }, keyed),
      await request(talkative, channels.connect, { body: { version: 9, ...number } }, own),
      await request(talkative, channels.connect, { body: { version: 1, ...number, phone_number_id: "none" } }, own),
      await request(talkative, channels.check, {}, own),
      await request(talkative, channels.list, {}, own),
      await talkative.call("GET", "/openapi.json"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 422, 200, 200, 200]);
    const { rows: tables } = await stack.db.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'auth', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    const stored: string[] = [];
    for (const { name } of tables) {
      const found = await stack.db.query(`select from ${name} t where t::text like '%canary%' limit 1`);
      if (found.rowCount !== 0) stored.push(name);
    }
    expect(stored).toEqual([]);
    await vi.waitFor(() => expect(events.heard).not.toEqual([]), { timeout: 5_000 });
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify([answers.map(({ body }) => body), lines, events.heard])).not.toContain("canary");
    events.stop();
    await talkative.stop();
  });
});
