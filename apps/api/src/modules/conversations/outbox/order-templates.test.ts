import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openTestSender } from "../../../../test/test-sender.ts";
import { addNumber, addWriter, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";

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

/** An order of a customer who wrote over WhatsApp so many hours ago. */
async function orderOfWriter(hoursAgo: number) {
  const product = await addProduct(stack, shop, { stock: 10 });
  const customer = { name: "Neema", phone: "0712345678" };
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
  const { rows } = await stack.db.query<{ id: string }>("select customer_id as id from orders where id = $1", [id]);
  const writer = await addWriter(stack, number, { customerId: rows[0]?.id ?? "", hoursAgo });
  return { id, ...writer };
}
/** The shop's ready-made templates, as WhatsApp decided about all of them. */
async function haveTemplates(state: string) {
  await call(stack, messageTemplates.addReady, {}, shop);
  await stack.db.query(
    "update message_template_texts set state = $2, submitted = text, provider_id = template_id::text where shop_id = $1",
    [shop.shopId, state],
  );
}
async function makeReady(id: string) {
  await call(stack, orders.move, { params: { id }, body: { from: "new", to: "ready" } }, shop);
  await letTimePass();
}
async function letTimePass() {
  await stack.db.query("update pgboss.job set start_after = start_after - interval '1 minute' where state = 'created'");
  await Promise.all([mailbox.runDueJobs(), mailbox.runDueJobs()]);
}
const messageOf = async (id: string) => (await call(stack, orders.get, { params: { id } }, shop)).messages[0];
const wiresOf = async (conversationId: string) => {
  const { rows } = await stack.db.query<{ wire: Record<string, unknown> }>(
    "select wire from outbox where conversation_id = $1 order by seq, part",
    [conversationId],
  );
  return rows.map(({ wire }) => wire);
};

describe("an order's message", () => {
  it("goes freely while the customer's window is open, and says so", async () => {
    await haveTemplates("approved");
    const { id, conversationId } = await orderOfWriter(1);
    await makeReady(id);
    expect(await wiresOf(conversationId)).toMatchObject([{ kind: "text" }]);
    expect(await messageOf(id)).toMatchObject({
      ...{ channel: "whatsapp", state: "sent" },
      way: { route: "free", category: "service", price_minor: 0, why: "window_open", template: null },
    });
  });

  it("goes as its approved template afterwards, with its values and what it costs", async () => {
    await haveTemplates("approved");
    await callSave(
      stack,
      messagePrices.save,
      { body: { utility_minor: 2_500, marketing_minor: null, order_sms: false } },
      shop,
    );
    const { id, conversationId } = await orderOfWriter(30);
    await makeReady(id);
    const { order_id } = await call(stack, orders.get, { params: { id } }, shop);
    const [wire] = await wiresOf(conversationId);
    expect(wire).toMatchObject({ kind: "template", name: "order_ready", buttons: [] });
    expect(wire?.body).toMatchObject([
      order_id,
      expect.stringMatching(/TZS/),
      expect.stringMatching(/^https?:.*token=/),
    ]);
    expect(await messageOf(id)).toMatchObject({
      ...{ channel: "whatsapp", state: "sent" },
      way: { route: "template", category: "utility", price_minor: 2_500, template: "order_ready" },
    });
  });

  it("reaches nobody while WhatsApp has not approved the template", async () => {
    await haveTemplates("rejected");
    const { id, conversationId } = await orderOfWriter(30);
    await makeReady(id);
    expect(await wiresOf(conversationId)).toEqual([]);
    expect(await messageOf(id)).toMatchObject({
      ...{ channel: null, state: "unreachable", way: { route: "none", why: "template_not_approved" } },
    });
  });

  it("that WhatsApp let not through, as its clock knew better, goes once more as its template", async () => {
    await haveTemplates("approved");
    const { id, conversationId } = await orderOfWriter(23);
    await makeReady(id);
    const test = openTestSender(stack);
    test.book.answer(({ text }) =>
      text === "template" ? test.book.accepted() : { result: "refused", code: 131047, details: "" },
    );
    await test.sendDue();
    for (let round = 0; round < 2; round += 1) {
      await mailbox.runDueJobs();
      await letTimePass();
    }
    await test.sendFor(10, 1_000);
    expect(await wiresOf(conversationId)).toMatchObject([{ kind: "text" }, { kind: "template", name: "order_ready" }]);
    expect(await messageOf(id)).toMatchObject({ state: "sent", way: { route: "template", price_minor: null } });
    const states = await stack.db.query("select state from outbox where conversation_id = $1 order by seq", [
      conversationId,
    ]);
    expect(states.rows).toEqual([{ state: "failed" }, { state: "accepted" }]);
  });
});
