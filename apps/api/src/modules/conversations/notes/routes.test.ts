import { randomUUID } from "node:crypto";
import { insertFirst } from "@mauzo/chatflow/edit/edit-flow";
import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addFlow, addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
  shop = await openShop(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

it("keeps notes among staff: they are no messages, and the bot goes on", async () => {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  const [conversation] = (await call(stack, conversations.list, { query: {} }, shop)).items;
  const at = { params: { id: conversation?.id ?? "" } };
  const { id } = await call(stack, conversationNotes.create, { ...at, body: { text: "Ana deni la Juni" } }, shop);
  const { items } = await call(stack, conversationNotes.list, at, shop);
  expect(items).toMatchObject([{ id, text: "Ana deni la Juni", after_seq: conversation?.last_seq }]);

  const answer = await visitor.say("Habari");
  expect(JSON.stringify(answer)).not.toContain("deni");
  const said = await call(stack, conversations.messages, { ...at, query: {} }, shop);
  const listed = await call(stack, conversations.list, { query: {} }, shop);
  expect(JSON.stringify([said, listed])).not.toContain("deni");
  expect(listed.items[0]?.answered_by).toBe("bot");
  const kept = await stack.db.query("select from messages where body::text like '%deni la Juni%'");
  expect(kept.rows).toEqual([]);

  const writer = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
  const gone = { params: { id } };
  expect((await request(stack, conversationNotes.remove, gone, writer)).status).toBe(403);
  expect((await request(stack, conversationNotes.remove, gone, await openShop(stack))).status).toBe(404);
  await call(stack, conversationNotes.remove, gone, shop);
  expect((await call(stack, conversationNotes.list, at, shop)).items).toEqual([]);
});

it("keeps the newest that the bot left, beside those of staff, also of who is there no longer", async () => {
  const there = await openShop(stack);
  const { document } = await call(stack, flows.get, {}, there);
  await addFlow(stack, there, insertFirst(document, { id: "arifu", kind: "notify", note: "Anauliza bei" }));
  const visitor = startChatVisitor(stack, there);
  await visitor.say("Hello");
  const [conversation] = (await call(stack, conversations.list, { query: {} }, there)).items;
  const at = { params: { id: conversation?.id ?? "" } };
  for (const text of ["Ana deni", "Wa zamani"])
    await call(stack, conversationNotes.create, { ...at, body: { text } }, there);
  await stack.db.query("update conversation_notes set user_id = $2 where shop_id = $1 and text = 'Wa zamani'", [
    ...[there.shopId, randomUUID()],
  ]);
  for (let time = 0; time < 24; time++) await visitor.say("Hello");
  const { items } = await call(stack, conversationNotes.list, at, there);
  expect(items.filter(({ by }) => by !== null)).toMatchObject([
    { text: "Ana deni", by: there.name },
    { text: "Wa zamani", by: "" },
  ]);
  const ofBot = items.filter(({ by }) => by === null);
  expect(ofBot).toHaveLength(20);
  expect(ofBot.at(-1)?.after_seq).toBe(49);
});

it("hands over to a person who was asked for, with the reason, until the bot gets the conversation back", async () => {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  const { actions } = await visitor.say("talk to a person");
  expect(JSON.stringify(actions)).toMatch(/will answer you here/);
  const unassigned = await call(stack, conversations.list, { query: { queue: "unassigned" } }, shop);
  expect(unassigned.items).toMatchObject([{ answered_by: "nobody", reason: "asked", unread: true }]);
  const [waiting] = unassigned.items;
  expect(waiting?.waiting_since).not.toBeNull();
  expect((await visitor.say("Upo?")).actions).toEqual([]);
  const at = { params: { id: waiting?.id ?? "" } };
  await call(stack, conversations.answer, { ...at, body: { text: "Nipo" } }, shop);
  const now = await call(stack, conversations.get, at, shop);
  expect(now).toMatchObject({ answered_by: "person", reason: null, waiting_since: null });
  await call(stack, conversations.handBack, { ...at, body: { turn: now.turn } }, shop);
  expect((await visitor.say("asdf qwer")).actions).not.toEqual([]);
  expect((await call(stack, conversations.get, at, shop)).answered_by).toBe("bot");
});

it("tells whom a note names, as long as they may read it", async () => {
  const here = await openShop(stack);
  const visitor = startChatVisitor(stack, here);
  await visitor.say("Hello");
  const [conversation] = (await call(stack, conversations.list, { query: {} }, here)).items;
  const at = { params: { id: conversation?.id ?? "" } };
  const reads = { resource: "conversations", action: ["read"] } as const;
  const [named, shorter, packer] = [
    await addMember(stack, here, [{ ...reads, action: [...reads.action] }]),
    await addMember(stack, here, [{ ...reads, action: [...reads.action] }]),
    await addMember(stack, here, [{ resource: "orders", action: "read" }]),
  ];
  await stack.db.query("update auth.users set name = 'Asha Juma' where email = $1", [named.email]);
  await stack.db.query("update auth.users set name = 'Asha' where email = $1", [shorter.email]);
  await stack.db.query("update auth.users set name = 'Baraka' where email = $1", [packer.email]);
  const idOf = async (email: string): Promise<string> =>
    (await stack.db.query("select id from auth.users where email = $1", [email])).rows[0]?.id;
  const ids = [await idOf(named.email), await idOf(packer.email)];
  const { items: readers } = await call(stack, conversations.readers, {}, here);
  expect(readers).toContainEqual({ id: ids[0], name: "Asha Juma" });
  expect(readers.map(({ id }) => id)).not.toContain(ids[1]);

  const line = await openEventStream(stack, named.token);
  // Baraka may not read it; who is only listed is not named, nor is Asha, who is called as the name begins.
  const text = "Muulize @Asha Juma, si @Baraka";
  const stranger = await idOf((await openShop(stack)).email);
  const mentions = [...ids, await idOf(shorter.email), stranger];
  await call(stack, conversationNotes.create, { ...at, body: { text, mentions } }, here);
  await call(stack, conversationNotes.create, { ...at, body: { text: "Hakuna jina", mentions } }, here);
  await vi.waitFor(() => expect(line.heard).toContainEqual({ topic: "conversations", id: at.params.id }));
  line.stop();
  const mentionsNow = async () =>
    (await call(stack, conversationNotes.list, at, here)).items.flatMap((note) => note.mentions);
  expect(await mentionsNow()).toEqual([{ id: ids[0], name: "Asha Juma" }]);

  const inboxOf = async (by: Pick<OpenedShop, "token">) => [
    (await call(stack, conversations.counts, {}, by)).mentioned,
    (await call(stack, conversations.list, { query: { queue: "mentioned" } }, by)).items.map((each) => each.mentioned),
  ];
  expect([await inboxOf(named), await inboxOf(here)]).toEqual([
    [1, [true]],
    [0, []],
  ]);
  // A mail is for who has not seen it some minutes later.
  const due = () => stack.db.query("update pgboss.job set start_after = now() where state = 'created'");
  await due();
  expect((await mailbox.letters(named.email)).filter((letter) => letter.includes(at.params.id))).toHaveLength(1);
  await call(stack, conversations.read, { ...at, body: { seq: 0 } }, named);
  expect(await inboxOf(named)).toEqual([1, [true]]);
  await call(stack, conversations.read, { ...at, body: { seq: conversation?.last_seq ?? 0 } }, named);
  expect(await inboxOf(named)).toEqual([0, [false]]);
  await call(stack, conversationNotes.create, { ...at, body: { text, mentions } }, here);
  await call(stack, conversations.read, { ...at, body: { seq: conversation?.last_seq ?? 0 } }, named);
  await due();
  expect((await mailbox.letters(named.email)).filter((letter) => letter.includes(at.params.id))).toHaveLength(1);

  await call(stack, conversationNotes.create, { ...at, body: { text, mentions } }, here);
  await stack.db.query("update memberships set permissions = '[]' where user_id = $1", [ids[0]]);
  await due();
  expect((await mailbox.letters(named.email)).filter((letter) => letter.includes(at.params.id))).toHaveLength(1);
  expect(await mentionsNow()).toEqual([]);
});
