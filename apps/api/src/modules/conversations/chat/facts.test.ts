import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

it("messages of a visitor and their responses are facts, and reach the open pages of those who may read conversations", async () => {
  const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const [admin, other] = await Promise.all([shop, packer].map(({ token }) => openEventStream(stack, token)));
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello, my number is 0712345678");
  await visitor.say("Hello again");
  const { rows } = await stack.db.query<{ id: string; name: string; kind: string; payload: object }>(
    `select f.subject as id, f.name, f.actor->>'kind' as kind, f.payload from facts f
     join conversations c on c.id = f.subject where c.chat_id = $1 order by f.xid, f.seq`,
    [visitor.chatId],
  );
  const id = rows[0]?.id ?? "";
  const [received, sent] = [
    { id, name: "message.received", kind: "visitor", payload: {} },
    { id, name: "message.sent", kind: "bot", payload: { push_number: null } },
  ];
  expect(rows).toEqual([
    { id, name: "conversation.opened", kind: "visitor", payload: { channel: "web" } },
    ...[received, sent, received, sent],
  ]);
  // One event for each message with its response.
  const event = { topic: "conversations", id };
  await vi.waitFor(() => expect(admin?.heard).toEqual([event, event]), { timeout: 2_000 });
  expect(other?.heard).toEqual([]);
  for (const stream of [admin, other]) stream?.stop();
});
