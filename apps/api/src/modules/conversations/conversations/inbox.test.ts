import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

/** Somebody writes to the shop's bot; their conversation as the owner's inbox shows it. */
async function startChat(...said: string[]) {
  const visitor = startChatVisitor(stack, shop);
  for (const text of said) await visitor.say(text);
  const { items } = await call(stack, conversations.list, { query: { limit: 100 } }, shop);
  const [conversation] = items;
  if (!conversation) throw new Error("the inbox is empty");
  return { visitor, conversation, at: { params: { id: conversation.id } } };
}
const get = (at: { params: { id: string } }, by = shop) => call(stack, conversations.get, at, by);
const answersNow = ({ answered_by, assignee, turn, status }: Conversation) => [answered_by, assignee?.id, turn, status];
const idOf = async (email: string) =>
  (await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [email])).rows[0]?.id;

describe("the inbox", () => {
  it("lists who wrote last first, with how the last message begins, and its queues", async () => {
    const { conversation, at } = await startChat("Habari");
    expect(conversation).toMatchObject({
      ...{ channel: "web", status: "open", answered_by: "bot", assignee: null, preview_from: "bot" },
      ...{ unread: true, window_until: null, waiting_since: null, reply_way: "here", has_order: false, last_seq: 2 },
    });
    const before = await call(stack, conversations.counts, {}, shop);
    await call(stack, conversations.take, { ...at, body: { turn: conversation.turn } }, shop);
    const counts = await call(stack, conversations.counts, {}, shop);
    expect(counts).toEqual({ ...before, mine: before.mine + 1, bot: before.bot - 1 });
    const mine = await call(stack, conversations.list, { query: { queue: "mine" } }, shop);
    expect(mine.items.map(({ id }) => id)).toEqual([conversation.id]);
    expect((await call(stack, conversations.list, { query: { queue: "mine" } }, other)).items).toEqual([]);
  });

  it("shows messages with their numbers and the words of what was chosen, page by page", async () => {
    const { visitor, at } = await startChat("Hello");
    const offered = (await call(stack, conversations.messages, { ...at, query: {} }, shop)).items[0];
    const title = JSON.stringify(offered?.actions).match(/"title":"([^"]+)"/)?.[1] ?? "";
    await visitor.pick(title);
    const all = (await call(stack, conversations.messages, { ...at, query: { limit: 100 } }, shop)).items;
    expect(all.map(({ seq, from }) => [seq, from])).toEqual([
      [4, "bot"],
      [3, "customer"],
      [2, "bot"],
      [1, "customer"],
    ]);
    expect(all[1]).toMatchObject({ text: title, actions: [], delivery: null });
    const first = await call(stack, conversations.messages, { ...at, query: { limit: 3 } }, shop);
    const second = await call(
      stack,
      conversations.messages,
      { ...at, query: { limit: 3, ...(first.next && { cursor: first.next }) } },
      shop,
    );
    expect([...first.items, ...second.items]).toEqual(all);
    expect(second.next).toBeNull();
    for (const cursor of ["x", "-1", "1.5", "0"])
      expect((await request(stack, conversations.messages, { ...at, query: { cursor } }, shop)).status).toBe(422);
  });

  it("remembers for each person what they have seen, and never moves backwards", async () => {
    const { visitor, conversation, at } = await startChat("Hello");
    const member = await addMember(stack, shop, [{ resource: "conversations", action: ["read"] }]);
    await call(stack, conversations.read, { ...at, body: { seq: conversation.last_seq } }, shop);
    await call(stack, conversations.read, { ...at, body: { seq: 0 } }, shop);
    expect((await get(at)).unread).toBe(false);
    const unreadIds = async (by: typeof member) =>
      (await call(stack, conversations.list, { query: { unread: "yes", limit: 100 } }, by)).items.map(({ id }) => id);
    expect(await unreadIds(shop)).not.toContain(conversation.id);
    expect(await unreadIds(member)).toContain(conversation.id);
    const inSwahili = { query: { language: "sw" as const, limit: 100 } };
    const swahili = (await call(stack, conversations.list, inSwahili, shop)).items;
    expect(swahili.map(({ language }) => language)).toEqual(swahili.map(() => "sw"));
    expect((await call(stack, conversations.get, at, member)).unread).toBe(true);
    await visitor.say("Bado nipo");
    expect((await get(at)).unread).toBe(true);
  });
});

describe("who answers", () => {
  it("is the person who takes over, until they give it back, close it, or a colleague takes it", async () => {
    const { conversation, at } = await startChat("Hello");
    const owner = await idOf(shop.email);
    const turned = (to: "take" | "handBack" | "close" | "reopen", turn: number, by = shop) =>
      request(stack, conversations[to], { ...at, body: { turn } }, by);
    expect((await turned("take", conversation.turn)).status).toBe(200);
    expect(answersNow(await get(at))).toEqual(["person", owner, 1, "open"]);
    // A colleague's screen shows an older turn.
    expect(await turned("handBack", 0)).toMatchObject({ status: 409, body: { code: "turn_taken" } });
    expect((await turned("handBack", 1)).status).toBe(200);
    expect(answersNow(await get(at))).toEqual(["bot", undefined, 2, "open"]);
    expect((await turned("close", 2)).status).toBe(200);
    expect((await turned("reopen", 3)).status).toBe(200);
    expect(answersNow(await get(at))).toEqual(["bot", undefined, 4, "open"]);
    expect((await turned("take", 4, other)).status).toBe(404);
  });

  it("filters by whom it is assigned to, and by a tag of the customer for those who may read customers", async () => {
    const { conversation, at } = await startChat("Hello");
    const mine = await startChat("Hello");
    const owner = (await idOf(shop.email)) ?? "";
    await call(stack, conversations.take, { ...mine.at, body: { turn: mine.conversation.turn } }, shop);
    const { rows } = await stack.db.query<{ id: string }>(
      "insert into customers (shop_id, name, phone, tags) values ($1, 'Neema', '+255754000111', '{jumla}') returning id",
      [shop.shopId],
    );
    await stack.db.query("update threads set customer_id = $2 where conversation_id = $1", [
      ...[at.params.id, rows[0]?.id],
    ]);
    const idsOf = async (query: object, by = shop) =>
      (await call(stack, conversations.list, { query: { ...query, limit: 100 } }, by)).items.map(({ id }) => id);
    expect(await idsOf({ assignee: owner })).toContain(mine.conversation.id);
    expect(await idsOf({ assignee: owner })).not.toContain(conversation.id);
    expect(await idsOf({ assignee: "nobody" })).toContain(conversation.id);
    expect(await idsOf({ assignee: "nobody" })).not.toContain(mine.conversation.id);
    expect(await idsOf({ tag: " Jumla" })).toEqual([conversation.id]);
    expect(await idsOf({ tag: "jumla", assignee: owner })).toEqual([]);
    expect(await idsOf({ tag: "jumla" }, other)).toEqual([]);
    const member = await addMember(stack, shop, [{ resource: "conversations", action: ["read"] }]);
    expect(await request(stack, conversations.list, { query: { tag: "jumla" } }, member)).toMatchObject({
      ...{ status: 403, body: { code: "tag_forbidden" } },
    });
  });

  it("is assigned only to members who may write to customers", async () => {
    const { at } = await startChat("Hello");
    const writer = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    const reader = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "update"] }]);
    const ids = (await call(stack, conversations.assignees, {}, shop)).items.map(({ id }) => id);
    expect(ids).toContain(await idOf(writer.email));
    expect(ids).not.toContain(await idOf(reader.email));
    const assign = async (to: string, turn: number) =>
      request(stack, conversations.assign, { ...at, body: { assignee: (await idOf(to)) ?? null, turn } }, reader);
    expect(await assign(reader.email, 0)).toMatchObject({ status: 422 });
    expect(await assign(other.email, 0)).toMatchObject({ status: 422 });
    expect((await assign(writer.email, 0)).status).toBe(200);
    expect((await get(at)).assignee?.id).toBe(await idOf(writer.email));
  });

  it("is a person as soon as one writes: the bot is silent, and the customer's next message waits for them", async () => {
    const { visitor, at } = await startChat("Hello");
    await call(stack, conversations.answer, { ...at, body: { text: "Nipo hapa" } }, shop);
    const { actions } = await visitor.say("Bei gani?");
    expect(actions).toEqual([]);
    const now = await get(at);
    expect(now).toMatchObject({ answered_by: "person", preview: "Bei gani?", preview_from: "customer" });
    expect(now.waiting_since).not.toBeNull();
    await call(stack, conversations.handBack, { ...at, body: { turn: now.turn } }, shop);
    expect((await visitor.say("Habari")).actions).not.toEqual([]);
  });

  it("is told when somebody answered since they last read, and writes all the same if they want to", async () => {
    const { conversation, at } = await startChat("Hello");
    const colleague = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    const seen = conversation.last_seq;
    await call(stack, conversations.answer, { ...at, body: { text: "Nitakusaidia", seen } }, colleague);
    const late = await request(stack, conversations.answer, { ...at, body: { text: "Nipo", seen } }, shop);
    expect(late).toMatchObject({ status: 409, body: { code: "answered_meanwhile" } });
    expect((await request(stack, conversations.answer, { ...at, body: { text: "Nipo" } }, shop)).status).toBe(201);
    const said = (await call(stack, conversations.messages, { ...at, query: {} }, shop)).items;
    expect(said.slice(0, 2).map(({ from, actions }) => [from, actions])).toEqual([
      ["person", [{ send_message: "Nipo" }]],
      ["person", [{ send_message: "Nitakusaidia" }]],
    ]);
    // Their own words are no reason to be asked.
    const again = { ...at, body: { text: "Tena", seen } };
    expect((await request(stack, conversations.answer, again, shop)).status).toBe(409);
    const { last_seq } = await get(at);
    expect(
      (await request(stack, conversations.answer, { ...at, body: { text: "Tena", seen: last_seq } }, shop)).status,
    ).toBe(201);
  });

  it("sees no number anywhere, if they may not see customers' numbers", async () => {
    const { at } = await startChat("Nipigie 0712 345 678");
    const member = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    await stack.db.query(
      "update memberships set sees_phones = false where user_id = (select id from auth.users where email = $1)",
      [member.email],
    );
    const shown = JSON.stringify([
      await call(stack, conversations.list, { query: {} }, member),
      await call(stack, conversations.get, at, member),
      await call(stack, conversations.messages, { ...at, query: {} }, member),
    ]);
    expect(shown).not.toMatch(/345\s?678/);
  });
});
