import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inboxTexts } from "../../../../test/auto-texts.ts";
import { addCartLink } from "../../../../test/cart-holds.ts";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter } from "../../../../test/whatsapp-fixtures.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A conversation that began so many months ago and ended at once. */
async function addOld(shop: OpenedShop, months: number): Promise<string> {
  await startChatVisitor(stack, shop).say("Habari");
  const [newest] = (await call(stack, conversations.list, { query: { limit: 1 } }, shop)).items;
  if (!newest) throw new Error("the inbox is empty");
  await stack.db.query(
    "update threads set last_at = now() - make_interval(months => $2) - interval '1 minute' where conversation_id = $1",
    [newest.id, months],
  );
  return newest.id;
}
const keepFor = (shop: OpenedShop, forget_months: number | null) =>
  callSave(stack, inboxSettings.save, { body: { ...inboxTexts("x"), forget_months } }, shop);
/** Those of these conversations that are still there. */
const left = async (ids: readonly string[]) =>
  (await stack.db.query<{ id: string }>("select id from conversations where id = any($1)", [ids])).rows.map(
    ({ id }) => id,
  );
const forgettable = async (shop: OpenedShop, months: number) =>
  (await call(stack, inboxSettings.forgettable, { query: { months } }, shop)).count;

it("old conversations that led to nothing go with all that is in them, where the shop wants that", async () => {
  const [shop, other] = [await openShop(stack), await openShop(stack)];
  const product = await addProduct(stack, shop, { stock: 50 });
  const gone = await addOld(shop, 7);
  const young = await addOld(shop, 5);
  const ordered = await addOld(shop, 7);
  const open = await addOld(shop, 7);
  const expired = await addOld(shop, 7);
  const owing = await addOld(shop, 7);
  const theirs = await addOld(other, 40);
  const all = [gone, young, ordered, open, expired, owing, theirs];
  await call(stack, conversationNotes.create, { params: { id: gone }, body: { text: "Siri" } }, shop);
  await stack.db.query(
    `insert into conversation_files (shop_id, conversation_id, seq, kind, external_id) values ($1, $2, 1, 'picture', 'x')`,
    [shop.shopId, gone],
  );
  await stack.db.query(
    `insert into conversation_times (shop_id, conversation_id, kind, user_id, since)
     select $1, $2, 'answered', user_id, now() from memberships where shop_id = $1 limit 1`,
    [shop.shopId, gone],
  );
  const placed = await addOrder(stack, shop, { product, customer: { name: "Neema", phone: "0712345678" } });
  await stack.db.query("update orders set conversation_id = $2 where id = $1", [placed.id, ordered]);
  const debt = await addOrder(stack, shop, { product, customer: { name: "Juma", phone: "0712345679" } });
  await stack.db.query(
    "update threads set customer_id = (select customer_id from orders where id = $1) where conversation_id = $2",
    [debt.id, owing],
  );
  for (const id of [open, expired]) await addCartLink(stack, shop, id, [makeCartLine(product)]);
  await stack.db.query("update carts set expires_at = now() - interval '1 hour' where conversation_id = $1", [expired]);

  await runCleaning(stack);
  expect(await left(all)).toHaveLength(7);
  expect([await forgettable(shop, 6), await forgettable(shop, 3), await forgettable(shop, 12)]).toEqual([2, 3, 0]);
  await keepFor(shop, 6);
  expect((await runCleaning(stack)).deleted).toEqual({ threads: 2 });
  expect((await left(all)).toSorted()).toEqual([young, ordered, open, owing, theirs].toSorted());
  expect(await forgettable(shop, 6)).toBe(0);
  for (const table of ["messages", "threads", "conversation_notes", "conversation_files", "outbox"])
    expect([table, await countRows(stack, `${table} where conversation_id = $1`, [gone])]).toEqual([table, 0]);
  expect(await countRows(stack, "conversation_times where conversation_id = $1", [gone])).toBe(1);
  expect(await countRows(stack, "carts where shop_id = $1 and conversation_id is null", [shop.shopId])).toBe(1);
  expect((await call(stack, orders.list, { query: {} }, shop)).items).toHaveLength(2);
  expect((await request(stack, conversations.get, { params: { id: gone } }, shop)).status).toBe(404);

  // Paid, it waits for what they were lent, and then for nothing any more.
  await stack.db.query(
    `insert into manual_debts (shop_id, customer_id, kind, amount_minor, user_name)
     select shop_id, customer_id, 'loan', 500, 'Neema' from orders where id = $1`,
    [debt.id],
  );
  await stack.db.query("update orders set paid_minor = total_minor where id = $1", [debt.id]);
  expect((await runCleaning(stack)).deleted).toEqual({});
  await stack.db.query("update manual_debts set paid_minor = amount_minor where shop_id = $1", [shop.shopId]);
  expect((await runCleaning(stack, { batchSize: 1 })).deleted).toEqual({ threads: 1 });
  await keepFor(shop, null);
  await addOld(shop, 40);
  expect((await runCleaning(stack)).deleted).toEqual({});
});

it("old conversations stay while a message is planned or on its way, or what their customer paid is not decided on", async () => {
  const shop = await openShop(stack);
  await keepFor(shop, 6);
  const claimed = await addOld(shop, 7);
  const customer = { name: "Neema", phone: "0712345678" };
  const { id: orderId } = await addOrder(stack, shop, {
    product: await addProduct(stack, shop, { stock: 5 }),
    customer,
  });
  await stack.db.query("update orders set paid_minor = total_minor where id = $1", [orderId]);
  await stack.db.query(
    "update threads set customer_id = (select customer_id from orders where id = $1) where conversation_id = $2",
    [orderId, claimed],
  );
  await stack.db.query(
    "insert into payment_claims (shop_id, order_id, amount_minor, method) values ($1, $2, 100, 'cash')",
    [shop.shopId, orderId],
  );
  const { conversationId: sending } = await addWriter(stack, await addNumber(stack, shop));
  await call(stack, conversations.answer, { params: { id: sending }, body: { text: "Karibu" } }, shop);
  await stack.db.query("update threads set last_at = now() - interval '7 months' where conversation_id = $1", [
    sending,
  ]);

  const planning = await addOld(shop, 7);
  const send_at = new Date(Date.now() + 86_400_000).toISOString();
  const planned = { params: { id: planning }, body: { text: "Kesho", send_at } };
  const { id: plannedId } = await call(stack, plannedMessages.create, planned, shop);
  const all = [claimed, planning, sending];

  await runCleaning(stack);
  expect((await left(all)).toSorted()).toEqual(all.toSorted());
  await stack.db.query("update outbox set state = 'delivered' where conversation_id = $1", [sending]);
  await runCleaning(stack);
  expect((await left(all)).toSorted()).toEqual([claimed, planning].toSorted());
  await call(stack, plannedMessages.cancel, { params: { id: plannedId } }, shop);
  await runCleaning(stack);
  expect(await left(all)).toEqual([claimed]);
  await stack.db.query("update payment_claims set state = 'declined', decided_at = now() where order_id = $1", [
    orderId,
  ]);
  await runCleaning(stack);
  expect(await left(all)).toEqual([]);
});

it("no shop keeps them for less than three months", async () => {
  const shop = await openShop(stack);
  const body = { ...inboxTexts("x"), version: 0, forget_months: 2 };
  expect((await request(stack, inboxSettings.save, { body }, shop)).status).toBe(422);
  expect((await request(stack, inboxSettings.forgettable, { query: { months: 2 } }, shop)).status).toBe(422);
});
