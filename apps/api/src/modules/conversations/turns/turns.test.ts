import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { botResumption } from "@mauzo/contract/conversations/bot-resumption";
import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { inboxTexts } from "../../../../test/auto-texts.ts";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { assignInTurn } from "./assign-in-turn.ts";
import { resumeBot } from "./resume-bot.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
const apis: ChildProcess[] = [];
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(async () => {
  for (const api of apis) api.kill("SIGKILL");
  await stack.stop();
});

const words = inboxTexts("x");
const save = (change: object, by = shop) => callSave(stack, inboxSettings.save, { body: { ...words, ...change } }, by);

/** Somebody writes to the shop's bot; their conversation as the owner's inbox shows it. */
async function startChat(by = shop) {
  const visitor = startChatVisitor(stack, by);
  await visitor.say("Hello");
  const [conversation] = (await call(stack, conversations.list, { query: {} }, by)).items;
  if (!conversation) throw new Error("the inbox is empty");
  return { visitor, id: conversation.id, at: { params: { id: conversation.id } }, turn: conversation.turn };
}
type At = { params: { id: string } };
const get = (at: At, by = shop) => call(stack, conversations.get, at, by);
const said = async (at: At) =>
  (await call(stack, conversations.messages, { ...at, query: {} }, shop)).items
    .filter(({ from }) => from === "workflow")
    .flatMap(({ actions }) => actions.map((action) => ("send_message" in action ? action.send_message : "")));
const answers = ({ answered_by, bot_resumes, bot_resumes_at }: Conversation) => [
  answered_by,
  bot_resumes,
  bot_resumes_at !== null,
];
const passTime = (id: string, minutes: number) =>
  stack.db.query(
    "update threads set bot_resumes_at = bot_resumes_at - make_interval(mins => $2) where conversation_id = $1",
    [id, minutes],
  );
const jobs = (id: string, name = "resume-bot") =>
  countRows(stack, "pgboss.job where name = $2 and data->>'conversationId' = $1", [id, name]);
const resume = (id: string) => resumeBot(stack.deps, { shopId: shop.shopId, conversationId: id });

describe("a person who answers for a time", () => {
  it("is followed by the bot, unless they wrote meanwhile; the customer is told of both", async () => {
    await save({});
    const { id, at, turn } = await startChat();
    expect(answers(await get(at))).toEqual(["bot", null, false]);
    const taken = await call(stack, conversations.take, { ...at, body: { turn } }, shop);
    expect(answers(taken)).toEqual(["person", 60, true]);
    expect(await said(at)).toEqual([words.person_words.en]);
    await dispatchFacts(stack);
    await dispatchFacts(stack);
    expect(await jobs(id)).toBe(1);

    await passTime(id, 50);
    await call(stack, conversations.answer, { ...at, body: { text: "I am here" } }, shop);
    const left = Date.parse((await get(at)).bot_resumes_at ?? "") - Date.now();
    expect(Math.round(left / 60_000)).toBe(60);
    await resume(id);
    expect(answers(await get(at))).toEqual(["person", 60, true]);
    expect(await jobs(id)).toBe(2);

    await passTime(id, 60);
    await Promise.all([resume(id), resume(id), resume(id)]);
    expect(answers(await get(at))).toEqual(["bot", null, false]);
    expect(await said(at)).toEqual([words.bot_words.en, words.person_words.en]);
    await resume(id);
    expect(await said(at)).toHaveLength(2);
  });

  it("begins with their first message, too, and keeps the customer waiting whom nobody answered", async () => {
    await save({ person_words: { en: "", sw: "" }, bot_words: { en: "", sw: "" }, bot_resumes: 5 });
    const { visitor, id, at } = await startChat();
    await call(stack, conversations.answer, { ...at, body: { text: "I am here" } }, shop);
    expect(answers(await get(at))).toEqual(["person", 5, true]);
    await visitor.say("Are you there?");
    expect((await get(at)).waiting_since).not.toBeNull();
    await passTime(id, 5);
    await resume(id);
    expect(await get(at)).toMatchObject({ answered_by: "bot", assignee: null });
    expect((await get(at)).waiting_since).not.toBeNull();
    expect(await said(at)).toEqual([]);
  });

  it("can keep it, or choose another time; closing hands back unless it is never", async () => {
    await save({ bot_resumes: "closing" });
    const { at, id, turn } = await startChat();
    const choose = async (bot_resumes: number | "closing" | "never") =>
      call(stack, botResumption.choose, { ...at, body: { turn: (await get(at)).turn, bot_resumes } }, shop);
    expect(answers(await choose(60))).toEqual(["bot", null, false]);
    await call(stack, conversations.take, { ...at, body: { turn: (await get(at)).turn } }, shop);
    expect(answers(await get(at))).toEqual(["person", "closing", false]);
    expect(answers(await choose(720))).toEqual(["person", 720, true]);
    expect(answers(await choose("never"))).toEqual(["person", "never", false]);
    await resume(id);
    const late = { ...at, body: { turn, bot_resumes: 60 } };
    expect(await request(stack, botResumption.choose, late, shop)).toMatchObject({ status: 409 });
    const close = async () => call(stack, conversations.close, { ...at, body: { turn: (await get(at)).turn } }, shop);
    expect(await close()).toMatchObject({ status: "closed", answered_by: "person" });
    await call(stack, conversations.reopen, { ...at, body: { turn: (await get(at)).turn } }, shop);
    await choose("closing");
    expect(await close()).toMatchObject({ status: "closed", answered_by: "bot", bot_resumes: null });
  });

  it("is none of another shop's, and of nobody's who may not answer", async () => {
    const { at, turn } = await startChat();
    const body = { turn, bot_resumes: 60 };
    expect((await request(stack, botResumption.choose, { ...at, body }, other)).status).toBe(404);
    const reader = await addMember(stack, shop, [{ resource: "conversations", action: "read" }]);
    expect((await request(stack, botResumption.choose, { ...at, body }, reader)).status).toBe(403);
    expect((await request(stack, inboxSettings.save, { body: { ...words, version: 0 } }, reader)).status).toBe(403);
  });

  it("is followed by the bot once, also where the process that lets it is killed", { timeout: 120_000 }, async () => {
    await save({});
    const { id, at, turn } = await startChat();
    await call(stack, conversations.take, { ...at, body: { turn } }, shop);
    await dispatchFacts(stack);
    await passTime(id, 60);
    // Whoever hands it back stands still before the end of the transaction, and is killed there.
    await stack.db.query(`
      create function stand_still() returns trigger language plpgsql as
        $$ begin perform set_config('lock_timeout', '0', true), pg_advisory_xact_lock(7); return new; end $$;
      create trigger stands before update on threads for each row
        when (old.answered_by = 'person' and new.answered_by = 'bot') execute function stand_still()`);
    const holder = await stack.db.connect();
    await holder.query("select pg_advisory_lock(7)");
    await stack.db.query(
      "update pgboss.job set start_after = now() where name = 'resume-bot' and data->>'conversationId' = $1",
      [id],
    );
    const { process: first } = await startApiProcess(stack);
    apis.push(first);
    const waits = "pg_stat_activity where wait_event = 'advisory' and datname = current_database()";
    await vi.waitFor(async () => expect(await countRows(stack, waits)).toBe(1), { timeout: 30_000, interval: 50 });
    first.kill("SIGKILL");
    await once(first, "exit");
    holder.release(true);
    expect(answers(await get(at))).toEqual(["person", 60, true]);
    // The job is still there, for whoever comes next: here two at once.
    const left = "pgboss.job where name = 'resume-bot' and state <> 'completed' and data->>'conversationId' = $1";
    expect(await countRows(stack, left, [id])).toBe(1);
    await Promise.all([resume(id), resume(id)]);
    expect(answers(await get(at))).toEqual(["bot", null, false]);
    expect(await said(at)).toEqual([words.bot_words.en, words.person_words.en]);
  });
});

describe("assigning in turn", () => {
  const idOf = async (email: string) =>
    (await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [email])).rows[0]?.id ?? "";
  /** A conversation in which the customer has asked for a person. */
  const ask = async (by: OpenedShop) => {
    const chat = await startChat(by);
    await stack.db.query(
      "update threads set answered_by = 'nobody', reason = 'asked', waiting_since = now() where conversation_id = $1",
      [chat.id],
    );
    return chat;
  };
  const assign = ({ shopId }: OpenedShop, conversationId: string) =>
    assignInTurn(stack.deps, { shopId, conversationId });

  it("gives each who asks to the next who may answer, also when many ask at once", async () => {
    const mine = await openShop(stack);
    const may = await addMember(stack, mine, [{ resource: "conversations", action: ["read", "create"] }]);
    await addMember(stack, mine, [{ resource: "conversations", action: "read" }]);
    const two = [await idOf(mine.email), await idOf(may.email)].sort();
    const first = await ask(mine);
    await assign(mine, first.id);
    expect((await get(first.at, mine)).assignee).toBeNull();
    await save({ assign: "turn" }, mine);
    const chats = [first, await ask(mine), await ask(mine), await ask(mine), await ask(mine), await ask(mine)];
    await Promise.all(chats.flatMap(({ id }) => [assign(mine, id), assign(mine, id)]));
    const assigned = await Promise.all(chats.map(async ({ at }) => (await get(at, mine)).assignee?.id ?? ""));
    expect(assigned.toSorted()).toEqual([two[0], two[0], two[0], two[1], two[1], two[1]]);
    const seventh = await ask(mine);
    await assign(mine, seventh.id);
    const eighth = await ask(mine);
    await assign(mine, eighth.id);
    expect((await get(seventh.at, mine)).assignee?.id).toBe(two[0]);
    expect(await get(eighth.at, mine)).toMatchObject({
      assignee: { id: two[1] },
      answered_by: "nobody",
      reason: "asked",
    });
  });

  it("leaves alone what somebody has, and what the bot answers", async () => {
    const mine = await openShop(stack);
    await save({ assign: "turn" }, mine);
    const { id, at, turn } = await startChat(mine);
    await assign(mine, id);
    expect((await get(at, mine)).assignee).toBeNull();
    await call(stack, conversations.take, { ...at, body: { turn } }, mine);
    const before = await get(at, mine);
    await assign(mine, id);
    expect(await get(at, mine)).toEqual(before);
  });
});
