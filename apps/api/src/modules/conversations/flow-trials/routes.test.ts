import { setStep } from "@mauzo/chatflow/edit/edit-flow";
import { flowTrials } from "@mauzo/contract/conversations/flow-trials";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";
import { takesPart } from "../flow/rules.ts";
import { checkTrial } from "./check-trial.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Asha" });
});
afterAll(() => stack.stop());

async function publish(words: string, share?: number) {
  const { document, version } = await call(stack, flows.get, {}, shop);
  const greeting = document.nodes.find(({ id }) => id === "greeting");
  if (greeting?.kind !== "choice") throw new Error("no greeting");
  const greets = setStep(document, { ...greeting, text: { en: words, sw: words } });
  await call(stack, flows.save, { body: { document: greets, version } }, shop);
  return request(stack, flows.publish, { body: { draft: version + 1, note: "", share } }, shop);
}
const trial = async () => (await call(stack, flowTrials.get, {}, shop)).trial;
const end = (id: string, to: "all" | "back", by: { token?: string } = shop) =>
  request(stack, flowTrials.end, { params: { id }, body: { to } }, by);
const greeted = async () => (await startChatVisitor(stack, shop).say("Hello")).text;
/** The greetings of so many new conversations. */
async function meet(count: number): Promise<string[]> {
  const texts: string[] = [];
  for (let each = 0; each < count; each += 1) texts.push(await greeted());
  return texts;
}

it("takes a part of new conversations, the same ones always", () => {
  const of = (share: number) =>
    Array.from({ length: 2000 }, (_, at) => takesPart({ id: "jaribio", share }, `mazungumzo-${at}`)).filter(Boolean)
      .length / 20;
  for (const share of [10, 25, 50]) expect(Math.abs(of(share) - share)).toBeLessThan(4);
  expect(takesPart({ id: "jaribio", share: 50 }, "moja")).toBe(takesPart({ id: "jaribio", share: 50 }, "moja"));
});

it("shows the new version to its part, the one before to the others, and counts both", async () => {
  const early = startChatVisitor(stack, shop);
  await early.say("Hello");
  expect((await publish("Toleo jipya", 50)).status).toBe(201);
  const texts = await meet(24);
  const newer = texts.filter((text) => text.includes("Toleo jipya")).length;
  expect(texts.filter((text) => text.includes("welcome to Duka la Asha"))).toHaveLength(24 - newer);
  expect(newer).toBeGreaterThan(2);
  expect(newer).toBeLessThan(22);
  expect((await early.say("Hello")).text).toContain("welcome to Duka la Asha");
  const found = await trial();
  expect(found).toMatchObject({
    ...{ share: 50, returned: null },
    newer: { number: 2, conversations: newer, ended: 0, left: 0, not_understood: 0 },
    older: { number: 1, conversations: 24 - newer },
  });
  expect((await publish("Tena")).body).toMatchObject({ code: "flow_on_trial" });

  const told = () => countRows(stack, "facts where name = 'flow.published' and shop_id = $1", [shop.shopId]);
  expect(await told()).toBe(1);
  expect((await end(found?.id ?? "", "all")).status).toBe(200);
  expect(await told()).toBe(2);
  expect((await end(found?.id ?? "", "back")).body).toMatchObject({ code: "flow_trial_over" });
  for (const text of await meet(6)) expect(text).toContain("Toleo jipya");
  expect(await trial()).toBeNull();
});

it("goes back in a press: the version before is published again, by who may publish, of the own shop", async () => {
  await publish("Toleo jipya", 10);
  const { id = "" } = (await trial()) ?? {};
  const reader = await addMember(stack, shop, [{ resource: "chatflow", action: ["read", "update"] }]);
  expect((await end(id, "back", reader)).status).toBe(403);
  expect((await end(id, "back", await openShop(stack))).status).toBe(404);
  expect((await end(id, "back")).status).toBe(200);
  for (const text of await meet(6)) expect(text).toContain("welcome to Duka la Asha");
  const [newest] = (await call(stack, flows.versions, { query: {} }, shop)).items;
  expect(newest).toMatchObject({ number: 3, restores: 1 });
  expect(await trial()).toBeNull();
});

it("goes back by itself, once, where customers clearly leave it more often, and says why", async () => {
  await publish("Toleo jipya", 50);
  const { id = "" } = (await trial()) ?? {};
  const job = { shopId: shop.shopId, trialId: id };
  const work = (instead = {}) => checkTrial({ ...stack.deps, pool: stack.pool, ...instead }, job);
  // Of each side sixty who are done: of the new version fifty have left, of the one before ten.
  await stack.db.query(
    `with begun as (
       insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash, flow_began_at)
       select $1::uuid, $2::uuid, 'web', 'mteja-' || n, sha256(n::text::bytea), now() - interval '2 days' from generate_series(1, 120) n returning id, chat_id),
     threaded as (
       insert into threads (shop_id, conversation_id, channel, last_seq, last_in_seq)
       select $1::uuid, id, 'web', 2, 1 from begun returning 1)
     insert into messages (shop_id, conversation_id, direction, author, seq, body, flow_version, flow_path, created_at)
     select $1::uuid, id, 'out', 'bot', 2, '{"actions":[]}', case when n <= 60 then 'own:2' else 'own:1' end,
       case when n <= 50 or n > 110 then 'greeting' else 'greeting person' end, now() - interval '2 days'
     from (select id, substr(chat_id, 7)::int as n from begun) b`,
    [shop.shopId, shop.botId],
  );
  await work();
  expect((await trial())?.returned).toBeNull();
  await stack.db.query("update flow_trials set created_at = now() - interval '3 days' where shop_id = $1", [
    shop.shopId,
  ]);
  const looks = () => countRows(stack, "pgboss.job where name = 'check-flow-trial' and data->>'trialId' = $1", [id]);
  const before = await looks();
  await work({ emitFact: () => Promise.reject(new Error("it cannot be told")) });
  expect(await looks()).toBe(before + 1);
  await Promise.all([work(), work()]);
  expect(await trial()).toMatchObject({
    newer: { number: 2, conversations: 60, ended: 10, left: 50 },
    older: { number: 1, conversations: 60, ended: 50, left: 10 },
    returned: { because: "left", newer: { of: 50, among: 60 }, older: { of: 10, among: 60 } },
  });
  expect((await call(stack, flows.versions, { query: {} }, shop)).items.map(({ number }) => number)).toEqual([3, 2, 1]);
  for (const text of await meet(4)) expect(text).toContain("welcome to Duka la Asha");
  await publish("Marekebisho");
  expect(await trial()).toBeNull();
});

it("counts who begins while it is tried, also again, and nobody who was in the middle of it", async () => {
  await publish("Toleo la zamani");
  const [early, ...again] = Array.from({ length: 5 }, () => startChatVisitor(stack, shop));
  await early?.say("Hello");
  await stack.db.query("update messages set created_at = now() - interval '2 days' where shop_id = $1", [shop.shopId]);
  const { rows } = await stack.db.query<{ id: string }>("select id from conversations where shop_id = $1", [
    shop.shopId,
  ]);
  for (const visitor of again) await visitor.say("Hello");
  await stack.db.query(
    "update conversations set updated_at = now() - interval '25 hours' where shop_id = $1 and id <> $2",
    [shop.shopId, rows[0]?.id],
  );
  await publish("Toleo jipya", 10);
  expect((await early?.say("Hello"))?.text).toContain("Toleo la zamani");
  for (const visitor of again) await visitor.say("Hello");
  const found = await trial();
  expect((found?.newer.conversations ?? 0) + (found?.older.conversations ?? 0)).toBe(4);
});

it("goes back to a version that could not be published today", async () => {
  await publish("Toleo jipya", 10);
  const { document } = await call(stack, flows.get, {}, shop);
  const unfit = { ...document, nodes: document.nodes.filter(({ id }) => id !== "menu") };
  await stack.db.query("update flows set document = $2 where shop_id = $1 and version = 1", [shop.shopId, unfit]);
  const [, old] = (await call(stack, flows.versions, { query: {} }, shop)).items;
  const restored = await request(stack, flows.restore, { params: { id: old?.id ?? "" } }, shop);
  expect(restored.body).toMatchObject({ code: "flow_has_errors" });
  expect((await end((await trial())?.id ?? "", "back")).status).toBe(200);
  const [newest] = (await call(stack, flows.versions, { query: {} }, shop)).items;
  expect(newest).toMatchObject({ number: 3, restores: 1 });
});

it("lets nothing be published past a trial that is just beginning", async () => {
  await publish("Toleo la zamani");
  const begins = `with held as (select shop_id from chatflows where shop_id = $1 for no key update)
    insert into flow_trials (shop_id, chatflow_id, version, against, share, user_id, user_name)
    select shop_id, $2, 2, 1, 50, uuidv7(), 'Asha' from held`;
  const values = [shop.shopId, shop.botId];
  const { answers, waited } = await whileLocked(stack, { statement: begins, values, end: "commit" }, () => [
    publish("Tena"),
  ]);
  expect(waited).toBe(1);
  expect(answers).toMatchObject([{ status: 409, body: { code: "flow_on_trial" } }]);
});
