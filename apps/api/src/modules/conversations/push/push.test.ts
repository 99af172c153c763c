import { account } from "@mauzo/contract/account/account";
import { staff } from "@mauzo/contract/account/invites";
import { AccessToken, session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { pushDevices } from "@mauzo/contract/conversations/push-devices";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { channelJobDeps } from "../../../../test/channel-job-deps.ts";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { browserDevice, openPushSandbox } from "../../../../test/push-fixtures.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";
import { testPush, usualPushKey } from "../../../../test/test-push.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { publicKeyOf } from "../../../push-settings.ts";
import { pushNotice } from "./push-notice.ts";

type Caller = { token: string };
const reads = { resource: "conversations" as const, action: "read" as const };
const inConversations = { resource: "conversations" as const, action: ["read" as const, "create" as const] };

let sandbox: Awaited<ReturnType<typeof openPushSandbox>>;
let stack: Stack;
beforeAll(async () => {
  sandbox = await openPushSandbox();
  stack = await startStack({ push: testPush({ at: `${sandbox.address}/push/` }) });
});
afterAll(async () => {
  await stack.stop();
  sandbox.close();
});

type Device = Awaited<ReturnType<typeof sandbox.subscribe>>;
/** A browser of somebody's, which was let in. */
async function subscribe(caller: Caller, language: "en" | "sw" = "en") {
  const device = await sandbox.subscribe();
  const { endpoint, p256dh, auth } = device;
  const { id } = await call(stack, pushDevices.add, { body: { endpoint, p256dh, auth, language } }, caller);
  return { device, id };
}
/** Runs the jobs that wait, whatever they wait for. */
async function runJobs(): Promise<number> {
  await dispatchFacts(stack);
  const { rows } = await stack.db.query<{ data: JobPayloads["push-notice"] }>(
    "delete from pgboss.job where name = 'push-notice' returning data",
  );
  const deps = { ...channelJobDeps(stack), pool: stack.pool, queue: stack.deps.queue, log: stack.deps.log };
  for (const { data } of rows) await pushNotice(deps, data);
  return rows.length;
}
const shown = async (device: Device) =>
  (await sandbox.pushed(device)).map(({ text }) => JSON.parse(text)).map(({ title, text }) => `${title}: ${text}`);

/** A visitor asks for a person, in a conversation that is nobody's, and is known by this name. */
async function startAsking(shop: OpenedShop, name?: string) {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  await visitor.say("talk to a person");
  const { rows } = await stack.db.query<{ id: string }>(
    "select id from conversations where shop_id = $1 and chat_id = $2",
    [shop.shopId, visitor.chatId],
  );
  const id = rows[0]?.id ?? "";
  if (name !== undefined)
    await stack.db.query(
      `with c as (insert into customers (shop_id, name) values ($1, $3) returning id)
       update threads set customer_id = c.id from c where shop_id = $1 and conversation_id = $2`,
      [shop.shopId, id, name],
    );
  return { visitor, id, at: { params: { id } } };
}
const get = (at: { params: { id: string } }, caller: Caller) => call(stack, conversations.get, at, caller);
const idOf = async (shop: OpenedShop, email: string) =>
  (await call(stack, staff.list, {}, shop)).items.find((member) => member.email === email)?.id ?? "";

describe("a customer who writes", () => {
  it("is pushed to a device, encrypted for it and signed by us, by name and in its language", async () => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop, "sw");
    const { id } = await startAsking(shop, "Neema");
    expect(await runJobs()).toBe(1);
    const [pushed] = await sandbox.pushed(device);
    expect(JSON.parse(pushed?.text ?? "")).toEqual({
      ...{ title: "Neema", text: "Ujumbe mpya" },
      ...{ path: `/dashboard/conversations/${id}`, tag: id },
    });
    expect(pushed).toMatchObject({ ttl: "43200", urgency: "high", topic: id.replaceAll("-", "") });
    expect(pushed).toMatchObject({ key: publicKeyOf(usualPushKey), subject: "mailto:hello@mauzo.example" });
    expect(await call(stack, pushDevices.key, {}, shop)).toEqual({ key: publicKeyOf(usualPushKey) });
  });

  it("is told with no number and none of their words, in the language a person has chosen", async () => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop, "sw");
    await stack.db.query("update auth.users set language = 'en' where email = $1", [shop.email]);
    const { visitor } = await startAsking(shop, "Asha 0754 123 456");
    await visitor.say("Nipigie 0754 123 456, siri yangu");
    await runJobs();
    const [pushed] = await sandbox.pushed(device);
    expect(pushed?.text).toContain("Asha");
    expect(pushed?.text).toContain("New message");
    expect(pushed?.text.replace(/"(?:path|tag)":"[^"]*"/g, "")).not.toMatch(/123|siri/);
  });

  it("is told once, however much they write at once, and again when they write more", async () => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop);
    const { visitor } = await startAsking(shop);
    for (const text of ["One", "Two", "Three"]) {
      await visitor.say(text);
      await dispatchFacts(stack);
    }
    expect(await runJobs()).toBe(1);
    await visitor.say("Four");
    await runJobs();
    expect(await shown(device)).toEqual(Array(2).fill("A visitor of your shop: New message"));
  });

  it("is told to those whose they are or may become, and to nobody else", async () => {
    const shop = await openShop(stack);
    const [mine, other] = [await addMember(stack, shop, [inConversations]), await addMember(stack, shop, [reads])];
    const devices = { mine: await subscribe(mine), other: await subscribe(other), shop: await subscribe(shop) };
    const stranger = await subscribe(await openShop(stack));
    const { visitor, at } = await startAsking(shop);
    await runJobs();
    const counts = async () =>
      Promise.all([...Object.values(devices), stranger].map(async ({ device }) => (await shown(device)).length));
    expect(await counts()).toEqual([1, 1, 1, 0]);
    const { turn } = await get(at, shop);
    const body = { turn, assignee: await idOf(shop, mine.email) };
    await call(stack, conversations.assign, { ...at, body }, shop);
    await visitor.say("Are you there?");
    await runJobs();
    expect(await counts()).toEqual([2, 1, 1, 0]);
  });

  it("is not told to who has seen it meanwhile, and not where the bot answers or somebody did", async () => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop);
    const bot = startChatVisitor(stack, shop);
    await bot.say("Hello");
    expect(await runJobs()).toBe(0);
    const { visitor, at } = await startAsking(shop);
    await dispatchFacts(stack);
    const { last_seq } = await get(at, shop);
    await call(stack, conversations.read, { ...at, body: { seq: last_seq } }, shop);
    expect(await runJobs()).toBe(1);
    await visitor.say("Hello?");
    await dispatchFacts(stack);
    await call(stack, conversations.answer, { ...at, body: { text: "I am here" } }, shop);
    expect(await runJobs()).toBe(1);
    expect(await shown(device)).toEqual([]);
  });

  it("is not told to who may no longer read conversations", async () => {
    const shop = await openShop(stack);
    const member = await addMember(stack, shop, [reads]);
    const { device } = await subscribe(member);
    await startAsking(shop);
    await dispatchFacts(stack);
    await stack.db.query("update memberships set permissions = '[]' where shop_id = $1 and not is_admin", [
      shop.shopId,
    ]);
    expect(await runJobs()).toBe(1);
    expect(await shown(device)).toEqual([]);
  });

  it("is not told to who lacks the second factor that the shop asks for, and may see nothing of it", async () => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop);
    await stack.db.query("update shops set requires_second_factor = true where shop_id = $1", [shop.shopId]);
    await startAsking(shop);
    expect(await runJobs()).toBe(1);
    expect(await shown(device)).toEqual([]);
    await stack.db.query("update auth.users set two_factor_enabled = true where email = $1", [shop.email]);
    await startAsking(shop);
    await runJobs();
    expect(await shown(device)).toHaveLength(1);
  });
});

describe("a device", () => {
  const kept = (shop: OpenedShop) => countRows(stack, "push_devices where shop_id = $1", [shop.shopId]);

  it.each([404, 410])("that is gone is forgotten: %s", async (status) => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop);
    await sandbox.answer(device, status);
    await startAsking(shop);
    await runJobs();
    expect(await kept(shop)).toBe(0);
  });

  it.each([429, 503])("whose service takes nothing now is tried again, three times in all: %s", async (status) => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop);
    await sandbox.answer(device, status);
    await startAsking(shop);
    expect([await runJobs(), await runJobs(), await runJobs(), await runJobs()]).toEqual([1, 1, 1, 0]);
    expect(await kept(shop)).toBe(1);
  });

  it("is told no more after log-out, after its session was ended elsewhere, and after its person has left", async () => {
    const shop = await openShop(stack);
    const headers = { origin: siteUrl };
    const logIn = async () =>
      AccessToken.parse(
        await call(stack, signIn.logIn, { body: { email: shop.email, password: shop.password } }, { headers }),
      ).token;
    const [first, second] = [await logIn(), await logIn()];
    for (const token of [first, second]) await subscribe({ token });
    const member = await addMember(stack, shop, [reads]);
    await subscribe(member);
    expect(await kept(shop)).toBe(3);
    await call(stack, session.logOut, {}, { token: first, headers });
    expect(await kept(shop)).toBe(2);
    await call(stack, account.endOtherSessions, {}, shop);
    expect(await kept(shop)).toBe(1);
    await call(stack, staff.remove, { params: { id: await idOf(shop, member.email) } }, shop);
    expect(await kept(shop)).toBe(0);
  });

  it("is told nothing once its session has run out", async () => {
    const shop = await openShop(stack);
    const { device } = await subscribe(shop);
    await startAsking(shop);
    await dispatchFacts(stack);
    await stack.db.query(
      `update auth.sessions set expires_at = now() where user_id = (select id from auth.users where email = $1)`,
      [shop.email],
    );
    await runJobs();
    expect(await shown(device)).toEqual([]);
  });

  it("is one, however often it is added, and is whose session it is", async () => {
    const shop = await openShop(stack);
    const member = await addMember(stack, shop, [reads]);
    const body = browserDevice();
    const first = await call(stack, pushDevices.add, { body }, shop);
    expect(await call(stack, pushDevices.add, { body }, shop)).toEqual(first);
    expect(await call(stack, pushDevices.add, { body }, member)).toEqual(first);
    const at = { params: first };
    expect((await request(stack, pushDevices.remove, at, shop)).status).toBe(404);
    expect((await request(stack, pushDevices.remove, at, await openShop(stack))).status).toBe(404);
    await call(stack, pushDevices.remove, at, member);
    expect(await kept(shop)).toBe(0);
  });

  it("is one of ten of a person at most: the one that was not used for longest goes", async () => {
    const shop = await openShop(stack);
    const bodies = Array.from({ length: 10 }, browserDevice);
    for (const body of bodies) await call(stack, pushDevices.add, { body }, shop);
    const [oldest] = bodies;
    if (oldest) await call(stack, pushDevices.add, { body: oldest }, shop);
    await Promise.all(Array.from({ length: 12 }, () => call(stack, pushDevices.add, { body: browserDevice() }, shop)));
    expect(await kept(shop)).toBe(10);
  });

  it.each([
    ...["http://fcm.googleapis.com/fcm/send/x", "https://fcm.googleapis.com.evil.example/x", "https://evil.example/x"],
    ...["https://127.0.0.1/push/x", "https://169.254.169.254/x", "https://u:p@fcm.googleapis.com/x"],
    ...["https://fcm.googleapis.com:8443/x", "https://a.b.notify.windows.com/x", "https://notify.windows.com/x"],
    ...["file:///etc/passwd", "https://xnotify.windows.com/x"],
  ])("is at a known push service: not at %s", async (endpoint) => {
    const shop = await openShop(stack);
    const refused = await request(stack, pushDevices.add, { body: { ...browserDevice(), endpoint } }, shop);
    expect(refused).toMatchObject({ status: 422, body: { code: "push_service_unknown" } });
    expect(await kept(shop)).toBe(0);
  });

  it("is at any of them", async () => {
    const shop = await openShop(stack);
    const endpoint = "https://wns2-par02p.notify.windows.com/w/?token=x";
    await call(stack, pushDevices.add, { body: { ...browserDevice(), endpoint } }, shop);
  });

  it("has a key that can be encrypted for", async () => {
    const shop = await openShop(stack);
    const refused = await request(
      stack,
      pushDevices.add,
      { body: { ...browserDevice(), p256dh: "A".repeat(87) } },
      shop,
    );
    expect(refused).toMatchObject({ status: 422, body: { code: "push_key_invalid" } });
  });
});

it("nothing is pushed where there is no key", async () => {
  const silent = await startStack({ push: null });
  const shop = await openShop(silent);
  expect(await call(silent, pushDevices.key, {}, shop)).toEqual({ key: null });
  expect(await request(silent, pushDevices.add, { body: browserDevice() }, shop)).toMatchObject({
    ...{ status: 409, body: { code: "push_off" } },
  });
  await silent.stop();
});
