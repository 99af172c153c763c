import { conversationPresence } from "@mauzo/contract/conversations/conversation-presence";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
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

it("tells colleagues who may read it who is at a conversation, until their stream ends", async () => {
  await startChatVisitor(stack, shop).say("Hello");
  const [conversation] = (await call(stack, conversations.list, { query: {} }, shop)).items;
  const at = { params: { id: conversation?.id ?? "" } };
  const colleague = await addMember(stack, shop, [{ resource: "conversations", action: "read" }]);
  const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const stranger = await openShop(stack);
  const [owner, theirs, packers, strangers] = [
    await openEventStream(stack, shop.token),
    await openEventStream(stack, colleague.token),
    await openEventStream(stack, packer.token),
    await openEventStream(stack, stranger.token),
  ];
  const heardOf = ({ heard }: typeof owner) =>
    heard.flatMap(({ topic, id, presence }) => (topic === "presence" ? [[id, presence?.by.name, presence?.does]] : []));
  for (const does of ["looks", "writes"] as const)
    expect(await call(stack, conversationPresence.tell, { ...at, body: { does } }, colleague)).toEqual({ done: true });
  const said = ["looks", "writes"].map((does) => [at.params.id, colleague.name, does]);
  await vi.waitFor(() => expect(heardOf(owner)).toEqual(said));
  for (const by of [packer, stranger])
    expect((await request(stack, conversationPresence.tell, { ...at, body: { does: "looks" } }, by)).status).toBe(
      by === packer ? 403 : 404,
    );
  await vi.waitFor(() => expect(heardOf(theirs)).toEqual(said));
  theirs.stop();
  await vi.waitFor(() => expect(heardOf(owner)).toEqual([...said, [at.params.id, colleague.name, "left"]]));
  expect([heardOf(packers), heardOf(strangers)]).toEqual([[], []]);
  for (const { stop } of [owner, packers, strangers]) stop();
});
