import { chat } from "@mauzo/contract/conversations/chat";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { staffReplyMax } from "@mauzo/contract/conversations/staff-replies";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { type Listener, listenAsVisitor, listenerOf } from "../../../../test/listen-as-visitor.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
let listener: Listener;
let id: string;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  listener = listenerOf(shop, visitor);
  const { rows } = await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [
    visitor.chatId,
  ]);
  id = rows[0]?.id ?? "";
});
afterAll(() => stack.stop());

const answer = (text: unknown, caller: Parameters<typeof request>[3] = shop, conversation = id) =>
  request(stack, conversations.answer, { params: { id: conversation }, body: { text } }, caller);

describe("a person's answer", () => {
  it("reaches the visitor while they look on, and the shop's people who read conversations", async () => {
    const member = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    const packer = await addMember(stack, shop, [{ resource: "product", action: "read" }]);
    const [visitor, reader, without] = [
      await listenAsVisitor(stack, listener),
      await openEventStream(stack, member.token),
      await openEventStream(stack, packer.token),
    ];
    const text = "Habari, *nipo hapa*.\nNaweza kukusaidia?";
    const { status, body } = await answer(`  ${text}\n`, member);
    expect([status, body]).toEqual([201, { seq: 1 }]);
    await vi.waitFor(() => expect(visitor.heard).toEqual([{ seq: 1, actions: [{ send_message: text }] }]), {
      timeout: 2_000,
    });
    await vi.waitFor(() => expect(reader.heard).toEqual([{ topic: "conversations", id }]), { timeout: 2_000 });
    expect(without.heard).toEqual([]);
    const { rows } = await stack.db.query(
      "select direction, body->>'by' = (select id::text from auth.users where email = $1) as theirs from messages where push_number = 1",
      [member.email],
    );
    expect(rows).toEqual([{ direction: "out", theirs: true }]);
    for (const stream of [visitor, reader, without]) stream.stop();
  });

  it("is written by who may write it, into the shop's own conversations", async () => {
    const before = await countRows(stack, "messages");
    const reader = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "update", "delete"] }]);
    expect((await answer("Habari", {})).status).toBe(401);
    expect((await answer("Habari", reader)).status).toBe(403);
    expect((await answer("Habari", other)).status).toBe(404);
    expect((await answer("Habari", shop, "00000000-0000-7000-8000-000000000000")).status).toBe(404);
    expect((await answer("Habari", shop, "x")).status).toBe(404);
    for (const text of ["", " \n ", "\u200b", "x".repeat(staffReplyMax + 1), null, 7])
      expect([text, (await answer(text)).status]).toEqual([text, 422]);
    expect(await countRows(stack, "messages")).toBe(before);
  });

  it("goes once for its key, and to nobody over WhatsApp", async () => {
    const caller = { token: shop.token, headers: { "idempotency-key": "one-answer" } };
    const [first, again] = [await answer("Mara moja", caller), await answer("Mara moja", caller)];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(await countRows(stack, "messages where body->'actions' @> '[{\"send_message\": \"Mara moja\"}]'")).toBe(1);
    const { token } = await call(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
    const body = { message: "Hello", chat_id: "255712345678", bot_id: shop.botId };
    expect((await request(stack, chat.sendWithToken, { body }, { token })).status).toBe(200);
    const { rows } = await stack.db.query<{ id: string }>("select id from conversations where channel = 'whatsapp'");
    expect((await answer("Habari", shop, rows[0]?.id)).status).toBe(409);
  });
});
