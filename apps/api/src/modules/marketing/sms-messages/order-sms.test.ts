import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { consents } from "@mauzo/contract/customers/consents";
import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addBuyers, newConnection, startCampaign } from "../../../../test/campaign-fixtures.ts";
import { call } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsSandbox } from "../../../../test/sms-sandbox.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openTestSender } from "../../../../test/test-sender.ts";
import { addNumber, addWriter } from "../../../../test/whatsapp-fixtures.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { openCampaignSender } from "../campaigns/open-campaign-sender.ts";
import { claimHandful } from "../campaigns/steps/claim-handful.ts";

let sandbox: Awaited<ReturnType<typeof openSmsSandbox>>;
let stack: Stack;
let shop: OpenedShop;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let reportPath: string;
let connectionId: string;
beforeAll(async () => {
  sandbox = await openSmsSandbox();
  stack = await startStack({ sms: sandbox.gateway });
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
  await sandbox.close();
});
beforeEach(async () => {
  // What other tests left behind leaves over the same account.
  await stack.db.query("delete from sms_messages");
  await sandbox.ask("/reset", {});
  sandbox.callbacks.splice(0);
  shop = await openShop(stack);
  const body = { ...newConnection, user: "sandbox-api-key", secret: "sandbox-secret-key", sender_id: "DUKA" };
  const connection = await call(stack, smsConnections.create, { body }, shop);
  connectionId = connection.id;
  reportPath = new URL(connection.report_address ?? "").pathname.replace(/^\/api/, "");
  await sandbox.ask("/accounts/beem", { callback_url: `http://shop${reportPath}` });
  await turnOn(true);
});

const dayMs = 24 * 3_600_000;
const partMinor = newConnection.part_price_minor;
const turnOn = (order_sms: boolean, utility_minor: number | null = null) =>
  callSave(stack, messagePrices.save, { body: { utility_minor, marketing_minor: null, order_sms } }, shop);
const neema = { name: "Neema", phone: "0712345678" };
async function orderOf(customer: { name: string; phone?: string } = neema) {
  const product = await addProduct(stack, shop, { stock: 10 });
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), language: "sw", customer });
  return id;
}
async function customerOf(id: string) {
  const { customer } = await call(stack, orders.get, { params: { id } }, shop);
  return customer?.id ?? "";
}
async function letTimePass() {
  await stack.db.query("update pgboss.job set start_after = start_after - interval '1 minute' where state = 'created'");
  await Promise.all([mailbox.runDueJobs(), mailbox.runDueJobs()]);
}
async function makeReady(id: string) {
  await call(stack, orders.move, { params: { id }, body: { from: "new", to: "ready" } }, shop);
  await letTimePass();
}
/** A process that sends what is due, by a clock that is ahead. */
function openProcess(aheadMs = 0) {
  const now = () => new Date(Date.now() + 1_000 + aheadMs);
  return openCampaignSender({ ...stack.deps, pool: stack.pool, perSecond: 1e6, now });
}
const send = (processes = 1, aheadMs = 0) =>
  Promise.all(Array.from({ length: processes }, () => openProcess(aheadMs).sendDue()));
const book = (): Promise<{ from: string; to: string; text: string }[]> => sandbox.ask("/book?provider=beem");
const messageOf = async (id: string) => {
  const { messages } = await call(stack, orders.get, { params: { id } }, shop);
  return messages.find(({ audience }) => audience === "customer");
};
/** What the provider tells by now. */
async function hear() {
  sandbox.move(2);
  await sandbox.ask("/idle", {});
  for (const { url, body } of sandbox.callbacks.splice(0))
    await stack.call("POST", new URL(url).pathname, { body, headers: { "content-type": "application/json" } });
}

it("leaves once by SMS where nothing else reaches the customer, and what became of it is shown with its cost", async () => {
  const id = await orderOf();
  await makeReady(id);
  expect(await messageOf(id)).toMatchObject({
    ...{ channel: "sms", state: "sent" },
    way: { route: "sms", why: "nowhere", category: null, sms: { state: "queued", failure: null } },
  });
  await send(3);
  await mailbox.rerunJobs("order-message");
  await send(3);
  const message = await messageOf(id);
  const taken = await book();
  expect(taken.map(({ from, to }) => [from, to])).toEqual([["DUKA", "255712345678"]]);
  const { order_id } = await call(stack, orders.get, { params: { id } }, shop);
  expect(taken[0]?.text).toContain(order_id);
  // It is news and no offer.
  expect(taken[0]?.text).not.toContain("/o/");
  const parts = message?.way?.sms?.parts ?? 0;
  expect(message?.way).toMatchObject({ price_minor: parts * partMinor, sms: { state: "sent" } });
  await hear();
  expect((await messageOf(id))?.way?.sms).toMatchObject({ state: "delivered" });
});

it("is not sent before the shop turns it on, nor without a number, and says why", async () => {
  await turnOn(false);
  const off = await orderOf();
  await makeReady(off);
  expect(await messageOf(off)).toMatchObject({ channel: null, state: "unreachable", way: { why: "nowhere" } });
  await turnOn(true);
  const silent = await orderOf({ name: "Asha" });
  await makeReady(silent);
  expect(await messageOf(silent)).toMatchObject({ state: "unreachable", way: { why: "no_number" } });
  await send();
  expect(await book()).toEqual([]);
});

it("reaches also who wants no offers", async () => {
  const id = await orderOf();
  const said = { channel: "sms" as const, state: "withdrawn" as const, how: "STOP" };
  await call(stack, consents.record, { params: { id: await customerOf(id) }, body: said }, shop);
  await makeReady(id);
  await send();
  expect(await book()).toHaveLength(1);
});

it("leaves over WhatsApp while that is free, as a template where that costs less, and else by SMS", async () => {
  const number = await addNumber(stack, shop);
  const way = async (phone: string, hoursAgo: number) => {
    const id = await orderOf({ name: "Asha", phone });
    await addWriter(stack, number, { customerId: await customerOf(id), hoursAgo });
    await makeReady(id);
    const message = await messageOf(id);
    return [message?.channel, message?.way?.route, message?.way?.why];
  };
  expect(await way("0712000001", 1)).toEqual(["whatsapp", "free", "window_open"]);
  expect(await way("0712000002", 30)).toEqual(["sms", "sms", "no_template"]);
  await call(stack, messageTemplates.addReady, {}, shop);
  await stack.db.query(
    "update message_template_texts set state = 'approved', submitted = text, provider_id = template_id::text where shop_id = $1",
    [shop.shopId],
  );
  expect(await way("0712000003", 30)).toEqual(["whatsapp", "template", "window_closed"]);
  await turnOn(true, partMinor * 20);
  expect(await way("0712000004", 30)).toEqual(["sms", "sms", "cheaper"]);
  await turnOn(true, 1);
  expect(await way("0712000005", 30)).toEqual(["whatsapp", "template", "window_closed"]);
});

it("leaves by SMS when WhatsApp says after all that the customer's 24 hours are over", async () => {
  const number = await addNumber(stack, shop);
  const id = await orderOf();
  await addWriter(stack, number, { customerId: await customerOf(id), hoursAgo: 23 });
  await makeReady(id);
  const test = openTestSender(stack);
  test.book.answer(() => ({ result: "refused", code: 131047, details: "" }));
  await test.sendDue();
  for (let round = 0; round < 2; round += 1) await letTimePass();
  await send();
  expect(await book()).toHaveLength(1);
  expect(await messageOf(id)).toMatchObject({ channel: "sms", way: { route: "sms", why: "no_template" } });
});

it("leaves by SMS when WhatsApp does not reach the customer after all, or is shown as what reached nobody", async () => {
  const number = await addNumber(stack, shop);
  const test = openTestSender(stack);
  test.book.answer(() => ({ result: "refused", code: 131026, details: "" }));
  const refusedOrder = async (phone: string) => {
    const id = await orderOf({ name: "Asha", phone });
    await addWriter(stack, number, { customerId: await customerOf(id), hoursAgo: 1 });
    await makeReady(id);
    await test.sendDue();
    for (let round = 0; round < 2; round += 1) await letTimePass();
    return messageOf(id);
  };
  expect(await refusedOrder("0712000001")).toMatchObject({ channel: "sms", way: { route: "sms", why: "unreachable" } });
  await turnOn(false);
  expect(await refusedOrder("0712000002")).toMatchObject({
    state: "unreachable",
    way: { route: "none", why: "unreachable" },
  });
});

it("goes by SMS to who left the chat on the website, and to the chat while they are there", async () => {
  const here = await addOrder(stack, shop, { customer: neema });
  await makeReady(here.id);
  expect(await messageOf(here.id)).toMatchObject({ channel: "chat", way: { route: "web" } });
  const left = await addOrder(stack, shop, { customer: { name: "Asha", phone: "0712345699" } });
  await stack.db.query(
    `update conversations set created_at = now() - interval '25 hours' where shop_id = $1
     and id = (select conversation_id from orders where id = $2)`,
    [shop.shopId, left.id],
  );
  await makeReady(left.id);
  expect(await messageOf(left.id)).toMatchObject({ channel: "sms", way: { route: "sms", why: "away" } });
});

it("is never sent again when the answer is lost, costs nothing when it is refused, and waits while nothing is taken", async () => {
  await sandbox.ask("/switches", { drop_answers: 1 });
  const lost = await orderOf();
  await makeReady(lost);
  await send();
  expect((await messageOf(lost))?.way?.sms).toMatchObject({ state: "unknown" });
  await send(2, 3_600_000);
  expect(await book()).toHaveLength(1);

  await sandbox.ask("/switches", { drop_answers: 0, refuse: { reason: "balance", times: 1 } });
  const refused = await orderOf();
  await makeReady(refused);
  await send();
  expect((await messageOf(refused))?.way).toMatchObject({
    ...{ price_minor: 0, sms: { parts: 0, state: "failed", failure: "balance" } },
  });

  await sandbox.ask("/switches", { drop_answers: 0, refuse: { reason: "busy", times: 1 } });
  const busy = await orderOf();
  await makeReady(busy);
  await send();
  expect((await messageOf(busy))?.way?.sms).toMatchObject({ state: "queued" });
  await send(2, 60_000);
  expect((await messageOf(busy))?.way?.sms).toMatchObject({ state: "sent" });
  expect(await book()).toHaveLength(2);
});

it("is unknown when the process died that had taken it, and too old when it could not leave for hours", async () => {
  const taken = await orderOf();
  await makeReady(taken);
  await stack.db.query("update sms_messages set state = 'sending', sending_at = now() where shop_id = $1", [
    shop.shopId,
  ]);
  await send(1, 60_000);
  expect((await messageOf(taken))?.way?.sms).toMatchObject({ state: "unknown" });
  const old = await orderOf();
  await makeReady(old);
  await send(1, 7 * 3_600_000);
  expect((await messageOf(old))?.way?.sms).toMatchObject({ state: "failed", failure: "expired" });
  expect(await book()).toEqual([]);
});

it("does not go to who is forgotten, nor over an account that is removed", async () => {
  const forgotten = await orderOf();
  await makeReady(forgotten);
  await stack.db.query("update sms_messages set contact_id = null where shop_id = $1", [shop.shopId]);
  await send();
  expect((await messageOf(forgotten))?.way?.sms).toMatchObject({ state: "failed", failure: "number" });
  const removed = await orderOf();
  await makeReady(removed);
  await call(stack, smsConnections.remove, { params: { id: connectionId } }, shop);
  const waits = "update sms_messages set state = 'queued', failure = null where shop_id = $1";
  for (const isWritten of [false, true]) {
    // As if it had been written while the account was being removed.
    if (isWritten) await stack.db.query(waits, [shop.shopId]);
    await send();
    expect((await messageOf(removed))?.way?.sms).toMatchObject({ state: "failed", failure: "credentials" });
  }
  expect(await book()).toEqual([]);
});

it("carries the reminder of a debt", async () => {
  const id = await orderOf();
  const customerId = await customerOf(id);
  const { today } = await call(stack, debts.get, { params: { id: customerId } }, shop);
  await call(stack, orderCredit.change, { params: { id }, body: { due_on: today, reminds: true } }, shop);
  await call(stack, debts.remind, { params: { id: customerId }, body: { send: true } }, shop);
  await letTimePass();
  await send();
  expect(await book()).toMatchObject([{ to: "255712345678" }]);
  expect(await messageOf(id)).toMatchObject({ event: "reminder", channel: "sms", way: { route: "sms" } });
});

it("waits for no campaign over the same account", async () => {
  await addBuyers(stack, shop, 30);
  const { id: campaignId } = await startCampaign(stack, shop);
  const due = { shopId: shop.shopId, id: campaignId, channel: "sms" as const };
  const id = await orderOf();
  await makeReady(id);
  const noon = new Date(`${new Date(Date.now() + dayMs).toISOString().slice(0, 10)}T09:00:00Z`);
  const makeDue = () => stack.db.query("update campaigns set due_at = $2 where shop_id = $1", [shop.shopId, noon]);
  await makeDue();
  const deps = { ...stack.deps, perSecond: 1, now: noon };
  const claim = () => inShop(stack.pool, shop.shopId, (tx) => claimHandful(tx, deps, due));
  expect(await claim()).toBeUndefined();
  await send();
  expect(await book()).toHaveLength(1);
  await makeDue();
  expect((await claim())?.messages).toHaveLength(20);
});
