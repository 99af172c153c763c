import { chat } from "@mauzo/contract/conversations/chat";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { cart } from "@mauzo/contract/orders/cart";
import { type OrderWorkflow, orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCartLink } from "../../../../test/cart-holds.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter, queueMessage, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { listDeliveryStates } from "./list-delivery-states.ts";

let stack: Stack;
let shop: OpenedShop;
let number: WhatsappNumber;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
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
  number = await addNumber(stack, shop);
});

/** What waits to leave in a conversation: who says it, in which lane, and the text. */
const queued = async (conversationId: string) => {
  const { rows } = await stack.db.query(
    "select author, lane, wire->>'text' as text from outbox where conversation_id = $1 order by seq, part",
    [conversationId],
  );
  return rows;
};
const answer = (id: string, text = "Nipo hapa") =>
  request(stack, conversations.answer, { params: { id }, body: { text } }, shop);

describe("a person's answer", () => {
  it("leaves over WhatsApp while the window is open, and is part of the conversation", async () => {
    const { conversationId } = await addWriter(stack, number);
    expect(await answer(conversationId)).toMatchObject({ status: 201, body: { seq: 2 } });
    expect(await queued(conversationId)).toEqual([{ author: "person", lane: 0, text: "Nipo hapa" }]);
    expect(await countRows(stack, `messages where conversation_id = '${conversationId}' and author = 'person'`)).toBe(
      1,
    );
  });

  it("is refused in words when it cannot leave: closed, disconnected, or not over a number of the shop", async () => {
    const late = await addWriter(stack, number, { hoursAgo: 25 });
    expect(await answer(late.conversationId)).toMatchObject({ status: 409, body: { code: "window_closed" } });
    const writer = await addWriter(stack, number);
    await stack.db.query("update channel_numbers set removed_at = now() where id = $1", [number.numberId]);
    expect(await answer(writer.conversationId)).toMatchObject({ status: 409, body: { code: "number_disconnected" } });
    const { token } = await call(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
    const body = { message: "Hello", chat_id: "255712345678", bot_id: shop.botId };
    await call(stack, chat.sendWithToken, { body }, { token });
    const { rows } = await stack.db.query<{ id: string }>(
      "select id from conversations where shop_id = $1 and chat_id is not null",
      [shop.shopId],
    );
    expect(await answer(rows[0]?.id ?? "")).toMatchObject({ status: 409, body: { code: "customer_on_whatsapp" } });
    expect(await queued(writer.conversationId)).toEqual([]);
  });
});

describe("the workflow", () => {
  const told = "Oda yako iko njiani";
  async function tellsOnMove() {
    const { version: _, ...workflow } = await call(stack, orderWorkflow.get, {}, shop);
    const step = { on: true, text: { en: told, sw: told } };
    const changed: OrderWorkflow = {
      ...workflow,
      steps: { ...workflow.steps, preparing: { ...workflow.steps.preparing, customer: step } },
    };
    await callSave(stack, orderWorkflow.save, { body: changed }, shop);
  }
  const move = (id: string) =>
    call(stack, orders.move, { params: { id }, body: { from: "new", to: "preparing" } }, shop);
  async function letTimePass() {
    await stack.db.query(
      "update pgboss.job set start_after = start_after - interval '1 minute' where state = 'created'",
    );
    await Promise.all([mailbox.runDueJobs(), mailbox.runDueJobs()]);
  }
  const messagesOf = async (id: string) => (await call(stack, orders.get, { params: { id } }, shop)).messages;
  async function orderFrom(conversationId: string) {
    const product = await addProduct(stack, shop, { stock: 10 });
    const { token } = await addCartLink(stack, shop, conversationId, [makeCartLine(product, 1)]);
    await call(stack, cart.submit, { query: { token }, body: selectProduct(product, 1) });
    const { rows } = await stack.db.query<{ id: string }>("select id from orders where conversation_id = $1", [
      conversationId,
    ]);
    return rows[0]?.id ?? "";
  }

  it("confirms an order in the conversation that led to it, and says how it goes on, each once", async () => {
    await tellsOnMove();
    const { conversationId } = await addWriter(stack, number);
    const id = await orderFrom(conversationId);
    expect(await queued(conversationId)).toMatchObject([{ author: "workflow", lane: 1 }]);
    await move(id);
    await letTimePass();
    await mailbox.rerunJobs("order-message");
    expect((await queued(conversationId)).filter(({ text }) => text === told)).toHaveLength(1);
    expect(await messagesOf(id)).toMatchObject([{ channel: "whatsapp", state: "sent", text: told }]);
  });

  it("finds the customer of an order that came another way, and offers the text where nothing is open", async () => {
    await tellsOnMove();
    const product = await addProduct(stack, shop, { stock: 10 });
    const customer = { name: "Neema", phone: "0712345678" };
    const first = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
    const { rows } = await stack.db.query<{ id: string }>("select customer_id as id from orders where id = $1", [
      first.id,
    ]);
    const customerId = rows[0]?.id ?? "";
    await addWriter(stack, number, { customerId, hoursAgo: 30 });
    await move(first.id);
    expect(await messagesOf(first.id)).toMatchObject([{ channel: null, state: "unreachable" }]);

    const second = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
    const open = await addWriter(stack, number, { customerId });
    await move(second.id);
    expect(await messagesOf(second.id)).toMatchObject([{ channel: "whatsapp", state: "waiting" }]);
    await letTimePass();
    expect(await queued(open.conversationId)).toEqual([{ author: "workflow", lane: 1, text: told }]);

    const third = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
    await move(third.id);
    await stack.db.query("update threads set window_until = now() where conversation_id = $1", [open.conversationId]);
    await letTimePass();
    expect(await messagesOf(third.id)).toMatchObject([{ channel: "whatsapp", state: "unreachable" }]);
    expect(await queued(open.conversationId)).toHaveLength(1);
  });
});

it("lists how messages stand, each by its worst part, of this conversation of this shop", async () => {
  const writer = await addWriter(stack, number);
  const first = await queueMessage(stack, number, writer, ["1", "2", "3"]);
  const second = await queueMessage(stack, number, writer, ["4"]);
  await stack.db.query(
    `update outbox set state = case part when 0 then 'read' when 1 then 'failed' else 'sent' end, code = case part when 1 then 131026 end
     where conversation_id = $1 and seq = $2`,
    [writer.conversationId, first],
  );
  const list = (shopId: string) =>
    inShop(stack.pool, shopId, (tx) => listDeliveryStates(tx, shopId, writer.conversationId, [1, first, second]));
  expect(await list(shop.shopId)).toEqual([
    { seq: first, state: "failed", code: 131026, isLost: false },
    { seq: second, state: "queued", code: null, isLost: false },
  ]);
  expect(await list((await openShop(stack)).shopId)).toEqual([]);
});
