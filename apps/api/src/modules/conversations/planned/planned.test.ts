import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { plannedLimits, plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter } from "../../../../test/whatsapp-fixtures.ts";
import { sendPlanned } from "./send-planned.ts";

let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let shop: OpenedShop;
let visitor: ReturnType<typeof startChatVisitor>;
let id: string;
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});
beforeEach(async () => {
  shop = await openShop(stack);
  visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  id = (await call(stack, conversations.list, { query: {} }, shop)).items[0]?.id ?? "";
});

type Caller = Parameters<typeof request>[3];
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const asked = (more: object = {}, conversation = id) => ({
  params: { id: conversation },
  body: { text: "Kesho asubuhi", send_at: ahead(1), ...more },
});
const plan = (more: object = {}, caller: Caller = shop, conversation = id) =>
  request(stack, plannedMessages.create, asked(more, conversation), caller);
const planOne = async (more: object = {}) => (await call(stack, plannedMessages.create, asked(more), shop)).id;
const planned = async (conversation = id) =>
  (await call(stack, plannedMessages.list, { params: { id: conversation } }, shop)).items;
const cancel = (plannedId: string, caller: Caller = shop) =>
  request(stack, plannedMessages.cancel, { params: { id: plannedId } }, caller);
const said = async (conversation = id) =>
  (await call(stack, conversations.messages, { params: { id: conversation }, query: {} }, shop)).items
    .filter(({ from }) => from === "person")
    .map(({ actions }) => actions);
const notes = async (conversation = id) =>
  (await call(stack, conversationNotes.list, { params: { id: conversation } }, shop)).items;
/** As if their time had come, for the rows and their jobs. */
async function comeDue(agoMinutes = 0) {
  await stack.db.query(
    "update planned_messages set send_at = now() - make_interval(mins => $1) where state = 'planned'",
    [agoMinutes],
  );
  await stack.db.query(
    "update pgboss.job set start_after = now() where name = 'planned-message' and state = 'created'",
  );
}

describe("a planned message", () => {
  it("waits, is listed with what it answers, and is sent at its time in the name of its writer", async () => {
    const { items } = await call(stack, conversations.messages, { params: { id }, query: {} }, shop);
    const hello = items.find(({ from }) => from === "customer");
    const later = await planOne({ text: "Wiki ijayo", send_at: ahead(7) });
    const plannedId = await planOne({ reply_to: hello?.id });
    expect((await planned()).map(({ text }) => text)).toEqual(["Kesho asubuhi", "Wiki ijayo"]);
    expect((await planned())[0]).toMatchObject({
      ...{ id: plannedId, by: shop.name, unless_written: false, is_dropped: false },
      reply_to: { id: hello?.id, text: "Hello" },
    });
    await mailbox.runDueJobs();
    expect(await said()).toEqual([]);
    await cancel(later);
    await comeDue();
    await mailbox.runDueJobs();
    expect(await said()).toEqual([[{ send_message: "Kesho asubuhi" }]]);
    expect(await planned()).toEqual([]);
    // As of any answer of a person: the bot is silent from then on.
    expect(await call(stack, conversations.get, { params: { id } }, shop)).toMatchObject({ answered_by: "person" });
    expect((await visitor.say("Hello")).actions).toEqual([]);
    expect(await cancel(plannedId)).toMatchObject({ status: 409, body: { code: "planned_over" } });
  });

  it("goes once, however many workers are at it and however often", async () => {
    await plan();
    await comeDue();
    const { rows } = await stack.db.query<{ id: string }>("select id from planned_messages where shop_id = $1", [
      shop.shopId,
    ]);
    const job = { shopId: shop.shopId, plannedId: rows[0]?.id ?? "" };
    const work = () => sendPlanned({ ...stack.deps, pool: stack.pool }, job);
    await Promise.all([work(), work(), work(), mailbox.runDueJobs()]);
    await mailbox.rerunJobs("planned-message");
    expect(await said()).toHaveLength(1);
  });

  it("is not sent once it is cancelled, by whoever may write to customers", async () => {
    const plannedId = await planOne();
    const reader = await addMember(stack, shop, [{ resource: "conversations", action: ["read"] }]);
    const writer = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    expect((await cancel(plannedId, reader)).status).toBe(403);
    expect((await plan({}, reader)).status).toBe(403);
    expect((await cancel(plannedId, await openShop(stack))).status).toBe(404);
    expect((await cancel(plannedId, writer)).status).toBe(200);
    await comeDue();
    await mailbox.runDueJobs();
    expect([await said(), await planned()]).toEqual([[], []]);
  });

  it("is for one's own conversations and messages, some weeks ahead, and not too many of them", async () => {
    const other = await openShop(stack);
    await startChatVisitor(stack, other).say("Hello");
    const [theirs] = (await call(stack, conversations.list, { query: {} }, other)).items;
    const foreign = { params: { id: theirs?.id ?? "" }, query: {} };
    const [message] = (await call(stack, conversations.messages, foreign, other)).items;
    expect((await plan({}, shop, theirs?.id)).status).toBe(404);
    expect(await plan({ reply_to: message?.id })).toMatchObject({
      status: 422,
      body: { detail: [{ code: "quoted_unknown" }] },
    });
    for (const days of [-0.01, plannedLimits.days + 0.01])
      expect(await plan({ send_at: ahead(days) })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "send_at"], code: "planned_time_invalid" }] },
      });
    const all = await Promise.all(Array.from({ length: plannedLimits.each + 3 }, () => plan()));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(plannedLimits.each);
    expect(all.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: "planned_full" } });
    expect(await planned()).toHaveLength(plannedLimits.each);
  });

  it("is dropped if the customer writes first, where that was chosen", async () => {
    await plan({ text: "Bado upo?", unless_written: true });
    await plan({ text: "Hata hivyo" });
    expect((await planned()).map(({ is_dropped }) => is_dropped)).toEqual([false, false]);
    await visitor.say("Nimerudi");
    expect((await planned()).map(({ text, is_dropped }) => [text, is_dropped])).toEqual([
      ["Bado upo?", true],
      ["Hata hivyo", false],
    ]);
    await comeDue();
    await mailbox.runDueJobs();
    expect(await said()).toEqual([[{ send_message: "Hata hivyo" }]]);
    expect(await countRows(stack, `planned_messages where shop_id = '${shop.shopId}' and state = 'cancelled'`)).toBe(1);
    expect(await notes()).toEqual([]);
  });
});

describe("what is not sent is said in the conversation, and its writer is told", () => {
  it("where WhatsApp's window is closed by then", async () => {
    const number = await addNumber(stack, shop);
    const { conversationId } = await addWriter(stack, number);
    await plan({ text: "Mzigo umefika" }, shop, conversationId);
    await stack.db.query("update threads set window_until = now() where conversation_id = $1", [conversationId]);
    await comeDue();
    await mailbox.runDueJobs();
    expect([await said(conversationId), await planned(conversationId)]).toEqual([[], []]);
    expect(await countRows(stack, `outbox where conversation_id = '${conversationId}'`)).toBe(0);
    const [note] = await notes(conversationId);
    expect(note).toMatchObject({ by: null, mentions: [{ name: shop.name }] });
    expect(note?.text).toContain("Mzigo umefika");
    await stack.db.query("update pgboss.job set start_after = now() where state = 'created'");
    expect((await mailbox.letters(shop.email)).filter((letter) => letter.includes(conversationId))).toHaveLength(1);
    await comeDue();
    await mailbox.rerunJobs("planned-message");
    expect(await notes(conversationId)).toHaveLength(1);
  });

  it("where its writer may no longer write to customers, or is there no longer", async () => {
    const add = () => addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    const [demoted, gone] = [await add(), await add()];
    await plan({ text: "Wa kwanza" }, demoted);
    await plan({ text: "Wa pili" }, gone);
    const person = "(select id from auth.users where email = $1)";
    await stack.db.query(`update memberships set permissions = '[]' where user_id = ${person}`, [demoted.email]);
    await stack.db.query(`delete from memberships where user_id = ${person}`, [gone.email]);
    await comeDue();
    await mailbox.runDueJobs();
    expect(await said()).toEqual([]);
    expect((await notes()).map(({ mentions }) => mentions)).toEqual([[], []]);
  });

  it("where nobody sent it for long after its time", async () => {
    await plan();
    await comeDue(61);
    await mailbox.runDueJobs();
    expect(await said()).toEqual([]);
    expect(await notes()).toHaveLength(1);
  });

  it("and goes with its conversation", async () => {
    await plan();
    await stack.db.query("delete from threads where conversation_id = $1", [id]);
    await stack.db.query("delete from messages where conversation_id = $1", [id]);
    await stack.db.query("delete from conversations where id = $1", [id]);
    await comeDue();
    await mailbox.runDueJobs();
    expect(await countRows(stack, `planned_messages where shop_id = '${shop.shopId}'`)).toBe(0);
  });
});
