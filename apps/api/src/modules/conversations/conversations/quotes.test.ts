import { conversations, type ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openTestSender } from "../../../../test/test-sender.ts";
import { addNumber, addWriter, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";

let stack: Stack;
let shop: OpenedShop;
let number: WhatsappNumber;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  number = await addNumber(stack, shop);
});

const thread = async (id: string, caller = shop): Promise<ThreadMessage[]> =>
  (await call(stack, conversations.messages, { params: { id }, query: {} }, caller)).items.toReversed();
const answer = (id: string, text: string, replyTo: string) =>
  request(stack, conversations.answer, { params: { id }, body: { text, reply_to: replyTo } }, shop);

it("answers a message of the customer or of the shop over WhatsApp, which is told which", async () => {
  const { book, sendDue } = openTestSender(stack);
  const { conversationId } = await addWriter(stack, number);
  await stack.db.query("update messages set external_id = 'wamid.theirs' where conversation_id = $1", [conversationId]);
  const [first] = await thread(conversationId);
  expect(await answer(conversationId, "Ndiyo, ipo", first?.id ?? "")).toMatchObject({ status: 201 });
  const second = (await thread(conversationId)).at(-1);
  expect(second?.reply_to).toEqual({ id: first?.id, seq: 1, from: "customer", by: "", text: "Habari" });
  // Our own is answered before anybody knows what the provider calls it.
  await answer(conversationId, "Ni elfu tano", second?.id ?? "");
  await sendDue();
  const told = book.book.map(({ text, replyTo }) => [text, replyTo]);
  expect(told).toEqual([
    ["Ndiyo, ipo", "wamid.theirs"],
    ["Ni elfu tano", "wamid.1"],
  ]);
  expect((await thread(conversationId)).at(-1)?.reply_to).toMatchObject({ from: "person", text: "Ndiyo, ipo" });
});

it("answers in the browser, too, and no message of another conversation or shop", async () => {
  const visitors = [startChatVisitor(stack, shop), startChatVisitor(stack, shop)];
  for (const visitor of visitors) await visitor.say("Hello");
  const [one, two] = (await call(stack, conversations.list, { query: {} }, shop)).items.map(({ id }) => id);
  const other = await openShop(stack);
  await startChatVisitor(stack, other).say("Hello");
  const [theirs] = (await call(stack, conversations.list, { query: {} }, other)).items;
  const [own] = await thread(one ?? "");
  const [beside] = await thread(two ?? "");
  const [foreign] = await thread(theirs?.id ?? "", other);
  const before = (await thread(one ?? "")).length;
  for (const id of [beside?.id, foreign?.id, one])
    expect(await answer(one ?? "", "Siyo", id ?? "")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "reply_to"], code: "quoted_unknown" }] },
    });
  expect(await thread(one ?? "")).toHaveLength(before);
  expect((await answer(one ?? "", "Karibu", own?.id ?? "")).status).toBe(201);
  expect((await thread(one ?? "")).at(-1)).toMatchObject({ reply_to: { id: own?.id, text: "Hello" } });
});
