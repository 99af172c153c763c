import { chat } from "@mauzo/contract/conversations/chat";
import { conversations as endpoints } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { request } from "../../../../test/endpoints.ts";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const idOf = async (chatId: string) =>
  (await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [chatId])).rows[0]?.id ?? "";
const isKept = async (chatId: string) => (await countRows(stack, "conversations where chat_id = $1", [chatId])) > 0;
const messagesOf = (id: string) => countRows(stack, "messages where conversation_id = $1", [id]);
/** Lets days pass for every conversation. */
const passDays = (days: number) =>
  stack.db.query("update conversations set forget_at = forget_at - make_interval(days => $1)", [days]);
const greet = async () => {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Habari");
  return visitor;
};

describe("a conversation in which nobody went on", () => {
  it("goes with what was said in it, thirty days later", async () => {
    const { chatId } = await greet();
    const id = await idOf(chatId);
    await passDays(29);
    await runCleaning(stack);
    expect([await isKept(chatId), await messagesOf(id)]).toEqual([true, 2]);
    await passDays(2);
    const visitor = await greet();
    await runCleaning(stack);
    expect([await isKept(chatId), await messagesOf(id)]).toEqual([false, 0]);
    expect(await isKept(visitor.chatId)).toBe(true);
  });

  it("is begun anew by a visitor who comes back, under another secret", async () => {
    const visitor = await greet();
    const secret = visitor.token();
    await passDays(31);
    await runCleaning(stack);
    await visitor.say("Habari tena");
    expect(visitor.token()).not.toBe(secret);
    expect(await isKept(visitor.chatId)).toBe(true);
  });
});

describe("a conversation stays", () => {
  it("where its visitor went on, also through the shop's own token", async () => {
    const visitor = await greet();
    await visitor.say("kikapu changu");
    const made = await request(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
    const authorization = `Bearer ${chat.createToken.reply.parse(made.body).token}`;
    for (const [chat_id, message] of [
      ["255754000001", "Habari"],
      ["255754000001", "kikapu changu"],
      ["255754000002", "Habari"],
    ])
      await request(
        stack,
        chat.sendWithToken,
        { body: { message: message ?? "", chat_id: chat_id ?? "", bot_id: shop.botId } },
        { headers: { authorization } },
      );
    await passDays(31);
    await runCleaning(stack);
    expect(await isKept(visitor.chatId)).toBe(true);
    expect([await isKept("255754000001"), await isKept("255754000002")]).toEqual([true, false]);
  });

  it("where the shop answered, and is looked at once", async () => {
    const { chatId } = await greet();
    const id = await idOf(chatId);
    const answer = await request(stack, endpoints.answer, { params: { id }, body: { text: "Karibu" } }, shop);
    expect(answer.status).toBe(201);
    await passDays(31);
    await runCleaning(stack);
    expect([await isKept(chatId), await messagesOf(id)]).toEqual([true, 3]);
    expect(await countRows(stack, "conversations where id = $1 and forget_at is null", [id])).toBe(1);
  });

  it("where there is a cart", async () => {
    const product = await addProduct(stack, shop, { stock: 5 });
    await addCart(stack, shop, [makeCartLine(product)]);
    await stack.db.query(
      "update conversations set forget_at = now() - interval '1 day' where id in (select conversation_id from carts)",
    );
    const kept = () => countRows(stack, "conversations where id in (select conversation_id from carts)");
    const before = await kept();
    await runCleaning(stack);
    expect([before, await kept()]).toEqual([1, 1]);
  });

  it("where it is being gone on with at that moment", async () => {
    const { chatId } = await greet();
    await passDays(31);
    const client = await stack.db.connect();
    await client.query("begin");
    await client.query("select 1 from conversations where chat_id = $1 for no key update", [chatId]);
    await runCleaning(stack);
    await client.query("commit");
    client.release();
    expect(await isKept(chatId)).toBe(true);
  });
});

it("the app itself deletes no message", async () => {
  await expect(stack.pool.query("delete from messages")).rejects.toThrow("permission denied");
});
