import { randomUUID } from "node:crypto";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { cart } from "@mauzo/contract/orders/cart";
import { mostChatMessages, orderTimeline } from "@mauzo/contract/orders/order-timeline";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCartLink, addConversation } from "../../../../test/cart-holds.ts";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;

beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

const timelineOf = (id: string, of: { token: string } = shop) => call(stack, orderTimeline.get, { params: { id } }, of);
const idOf = async (number: string) =>
  (await call(stack, orders.list, { query: { search: number } }, shop)).items[0]?.id ?? "";

async function say(conversationId: string, texts: string[], daysAgo = 0) {
  await stack.db.query(
    `with t as (
       insert into threads as t (shop_id, conversation_id, channel, last_seq) values ($1, $2, 'web', cardinality($3::text[]))
       on conflict (shop_id, conversation_id) do update set last_seq = t.last_seq + excluded.last_seq returning last_seq)
     insert into messages (shop_id, id, conversation_id, direction, author, seq, body)
     select $1, uuidv7(make_interval(days => -$4::int)), $2, 'in', 'customer', t.last_seq - cardinality($3::text[]) + n,
       jsonb_build_object('type', 'text', 'text', text)
     from t, unnest($3::text[]) with ordinality as said (text, n)`,
    [shop.shopId, conversationId, texts, daysAgo],
  );
}

/** An order of three units from a conversation with some messages. */
async function orderFrom(conversationId: string) {
  const product = await addProduct(stack, shop, { name: "Kanga", stock: 9 });
  const { token } = await addCartLink(stack, shop, conversationId, [makeCartLine(product, 3)]);
  const { order_id } = await call(stack, cart.submit, { query: { token }, body: selectProduct(product, 3) });
  return idOf(order_id);
}

it("is what its own conversation says from a day before on, and what the shop answers", async () => {
  const [mine, another] = [await addConversation(stack, shop, "web"), await addConversation(stack, shop, "web")];
  await say(mine, ["Zamani"], 2);
  await say(another, ["Mtu mwingine"]);
  await say(mine, ["Mnafungua saa ngapi?"]);
  const id = await orderFrom(mine);
  const answer = { text: "Saa mbili. Oda: http://x.example/cart?token=abc_DEF-123" };
  await call(stack, conversations.answer, { params: { id: mine }, body: answer }, shop);
  const { chat } = await timelineOf(id);
  expect(chat?.map(({ from, by, text }) => [from, by !== "", text])).toEqual([
    ["staff", true, "Saa mbili. Oda: http://x.example/cart?token=…"],
    ["customer", false, "Mnafungua saa ngapi?"],
  ]);
});

it("says what was picked in the words that were offered", async () => {
  const visitor = startChatVisitor(stack, shop, randomUUID());
  const { actions } = await visitor.say("Hello");
  expect(actions.length).toBeGreaterThan(0);
  const { rows } = await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [
    visitor.chatId,
  ]);
  const [conversation] = rows;
  const first = await orderFrom(conversation?.id ?? "");
  const offered = JSON.stringify(actions).match(/"title":"([^"]+)"/)?.[1] ?? "";
  await visitor.pick(offered);
  const { chat } = await timelineOf(first);
  expect(chat?.filter(({ from }) => from === "customer").map(({ text }) => text)).toEqual([offered, "Hello"]);
  expect(chat?.some(({ from }) => from === "bot")).toBe(true);
});

it("has the newest hundred messages", async () => {
  const conversation = await addConversation(stack, shop, "web");
  const id = await orderFrom(conversation);
  await say(
    conversation,
    Array.from({ length: mostChatMessages + 5 }, (_, at) => `Ujumbe ${at}`),
  );
  const { chat } = await timelineOf(id);
  expect([chat?.length, chat?.[0]?.text]).toEqual([mostChatMessages, `Ujumbe ${mostChatMessages + 4}`]);
});

it("tells what left the stock and what came back", async () => {
  const id = await orderFrom(await addConversation(stack, shop, "web"));
  const at = { params: { id } };
  const stockOf = async () => (await timelineOf(id)).stock.map(({ delta, product_name }) => [delta, product_name]);
  expect(await stockOf()).toEqual([[-3, "Kanga"]]);
  await call(stack, orders.move, { ...at, body: { from: "new", to: "cancelled" } }, shop);
  expect(await stockOf()).toEqual([
    [3, "Kanga"],
    [-3, "Kanga"],
  ]);
});

it("says nothing of the chat to who may not read it, and nothing at all to another shop", async () => {
  const id = await orderFrom(await addConversation(stack, shop, "web"));
  const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const talker = await addMember(stack, shop, [
    { resource: "orders", action: "read" },
    { resource: "conversations", action: "read" },
  ]);
  expect(await timelineOf(id, packer)).toMatchObject({ chat: null, stock: [{ delta: -3 }] });
  expect(await timelineOf(id, talker)).toMatchObject({ chat: [] });
  const at = { params: { id } };
  expect((await request(stack, orderTimeline.get, at, other)).status).toBe(404);
  expect((await request(stack, orderTimeline.get, at)).status).toBe(401);
});
