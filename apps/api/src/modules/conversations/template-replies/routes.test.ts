import { conversations } from "@mauzo/contract/conversations/conversations";
import { failedMessages } from "@mauzo/contract/conversations/failed-messages";
import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { templateReplies } from "@mauzo/contract/conversations/template-replies";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter, queueMessage, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";

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

async function haveTemplates(state = "approved") {
  await call(stack, messageTemplates.addReady, {}, shop);
  await stack.db.query(
    "update message_template_texts set state = $2, submitted = text, provider_id = template_id::text where shop_id = $1",
    [shop.shopId, state],
  );
}
/** A customer with an order, who wrote so many hours ago. */
async function writerWithOrder(hoursAgo: number) {
  const product = await addProduct(stack, shop, { stock: 10 });
  const customer = { name: "Neema", phone: "0712345678" };
  const order = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
  const { rows } = await stack.db.query<{ id: string }>("select customer_id as id from orders where id = $1", [
    order.id,
  ]);
  const writer = await addWriter(stack, number, { customerId: rows[0]?.id ?? "", hoursAgo });
  return { ...writer, order };
}
const at = (id: string) => ({ params: { id } });
const listed = async (id: string, by: OpenedShop | Awaited<ReturnType<typeof addMember>> = shop) =>
  new Map(
    (await call(stack, templateReplies.list, at(id), by)).items.map((template) => [template.name, template] as const),
  );
const wiresOf = async (conversationId: string) => {
  const { rows } = await stack.db.query<{ wire: Record<string, unknown> }>(
    "select wire from outbox where conversation_id = $1 order by seq, part",
    [conversationId],
  );
  return rows.map(({ wire }) => wire);
};
const lastSaid = async (id: string) =>
  (await call(stack, conversations.messages, { ...at(id), query: {} }, shop)).items[0];

describe("templates in a conversation", () => {
  it("are listed as the customer would read them, with what they cost, and sent after the 24 hours", async () => {
    await haveTemplates();
    const prices = { utility_minor: 2500, marketing_minor: 12_000, order_sms: false };
    await callSave(stack, messagePrices.save, { body: prices }, shop);
    const { conversationId: id, order } = await writerWithOrder(25);
    const refused = await request(stack, conversations.answer, { ...at(id), body: { text: "Habari" } }, shop);
    expect(refused.status).toBe(409);

    const ready = (await listed(id)).get("order_ready");
    expect(ready).toMatchObject({ category: "utility", language: "en", price: { minor: 2500 }, obstacle: null });
    expect(ready?.text).toContain(order.order_id);
    const { seq } = await call(
      stack,
      templateReplies.send,
      { ...at(id), body: { template_id: ready?.id ?? "" } },
      shop,
    );
    expect(seq).toBe(2);
    expect(await wiresOf(id)).toMatchObject([{ kind: "template", name: "order_ready", language: "en" }]);
    const said = await lastSaid(id);
    expect(said).toMatchObject({ from: "person", delivery: { state: "pending" } });
    expect(JSON.stringify(said?.actions)).toMatch(/is ready.*cart\?token=/);
    expect(await call(stack, conversations.get, at(id), shop)).toMatchObject({ answered_by: "person" });
  });

  it("that tell of an order need one that the sender may read", async () => {
    await haveTemplates();
    const { conversationId: id } = await addWriter(stack, number, { hoursAgo: 30 });
    const ready = (await listed(id)).get("order_ready");
    expect(ready?.obstacle).toBe("no_order");
    const body = { template_id: ready?.id ?? "" };
    const refused = await request(stack, templateReplies.send, { ...at(id), body }, shop);
    expect(refused).toMatchObject({ status: 409, body: { code: "unsendable_template" } });
    const without = await writerWithOrder(30);
    const member = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
    expect((await listed(without.conversationId, member)).get("order_ready")).toMatchObject({
      obstacle: "no_order",
      price: null,
    });
    expect((await listed(without.conversationId)).get("order_ready")?.obstacle).toBeNull();
  });

  it("of offers go only to who agreed to them", async () => {
    await haveTemplates();
    const { conversationId: id, contactId } = await addWriter(stack, number, { hoursAgo: 30 });
    const offer = (await listed(id)).get("come_back");
    expect(offer).toMatchObject({ category: "marketing", obstacle: null });
    expect(offer?.text).toContain("Asha");
    await stack.db.query(
      "update customers set consents = '{}' where id = (select customer_id from contacts where id = $1)",
      [contactId],
    );
    expect((await listed(id)).get("come_back")?.obstacle).toBe("no_consent");
    const body = { template_id: offer?.id ?? "" };
    expect((await request(stack, templateReplies.send, { ...at(id), body }, shop)).status).toBe(409);
    expect(await wiresOf(id)).toEqual([]);
  });

  it("are none that WhatsApp does not send, none on the web, and none of another shop", async () => {
    await haveTemplates("pending");
    const { conversationId: id } = await addWriter(stack, number, { hoursAgo: 30 });
    expect(await listed(id)).toEqual(new Map());
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    const { items } = await call(stack, messageTemplates.list, {}, shop);
    const body = { template_id: items[0]?.id ?? "" };
    expect(await request(stack, templateReplies.send, { ...at(id), body }, shop)).toMatchObject({ status: 409 });
    const [web] = (await call(stack, conversations.list, { query: { channel: "web" } }, shop)).items;
    expect(await listed(web?.id ?? "")).toEqual(new Map());
    const other = await openShop(stack);
    expect((await request(stack, templateReplies.list, at(id), other)).status).toBe(404);
  });
});

describe("a message that failed", () => {
  const fail = (id: string, state: string) =>
    stack.db.query("update outbox set state = $2 where conversation_id = $1", [id, state]);

  it("is sent again as a new one, and one that did not fail is not", async () => {
    const writer = await addWriter(stack, number);
    const { conversationId: id } = writer;
    await queueMessage(stack, number, writer, ["Karibu dukani"], "person");
    const message = (await lastSaid(id))?.id ?? "";
    const again = { params: { id, message }, body: {} };
    for (const state of ["queued", "sent", "delivered", "read", "unknown"]) {
      await fail(id, state);
      const refused = await request(stack, failedMessages.sendAgain, again, shop);
      expect([state, refused.status]).toEqual([state, 409]);
    }
    await fail(id, "failed");
    const { seq } = await call(stack, failedMessages.sendAgain, again, shop);
    expect(seq).toBe(3);
    expect(await wiresOf(id)).toMatchObject([{ text: "Karibu dukani" }, { text: "Karibu dukani" }]);
    // Once: a second press finds it sent.
    await fail(id, "failed");
    expect((await request(stack, failedMessages.sendAgain, again, shop)).status).toBe(409);
    const shown = (await call(stack, conversations.messages, { ...at(id), query: {} }, shop)).items;
    expect(shown.map(({ delivery }) => delivery?.again)).toEqual([true, false, undefined]);
  });

  it("is sent again only as a whole: what partly arrived is not, nor what the shop says by itself", async () => {
    const writer = await addWriter(stack, number);
    const { conversationId: id } = writer;
    await queueMessage(stack, number, writer, ["Moja", "Mbili"], "person");
    await stack.db.query(
      "update outbox set state = case part when 1 then 'failed' else 'delivered' end where conversation_id = $1",
      [id],
    );
    const said = await lastSaid(id);
    expect(said?.delivery).toMatchObject({ state: "failed", again: false });
    const partly = { params: { id, message: said?.id ?? "" }, body: {} };
    expect((await request(stack, failedMessages.sendAgain, partly, shop)).status).toBe(409);
    await queueMessage(stack, number, writer, ["Unadaiwa 5,000"], "workflow");
    await fail(id, "failed");
    const reminder = { params: { id, message: (await lastSaid(id))?.id ?? "" }, body: {} };
    expect((await request(stack, failedMessages.sendAgain, reminder, shop)).status).toBe(409);
    // What we took back ourselves did not fail.
    await fail(id, "withdrawn");
    expect((await request(stack, failedMessages.sendAgain, partly, shop)).status).toBe(409);
  });

  it("is nobody's of another conversation, and not the customer's own words", async () => {
    const [one, two] = [await addWriter(stack, number), await addWriter(stack, number)];
    await queueMessage(stack, number, one, ["Karibu"], "person");
    const message = (await lastSaid(one.conversationId))?.id ?? "";
    await fail(one.conversationId, "failed");
    const elsewhere = { params: { id: two.conversationId, message }, body: {} };
    expect((await request(stack, failedMessages.sendAgain, elsewhere, shop)).status).toBe(404);
    const heard = (await lastSaid(two.conversationId))?.id ?? "";
    const own = { params: { id: two.conversationId, message: heard }, body: {} };
    expect((await request(stack, failedMessages.sendAgain, own, shop)).status).toBe(409);
  });
});
