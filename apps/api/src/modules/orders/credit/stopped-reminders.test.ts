import { debtAnswers } from "@mauzo/contract/orders/debt-answers";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderPlans } from "@mauzo/contract/orders/order-plans";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { testMessaging } from "../../../../test/test-messaging.ts";
import { openTestSender } from "../../../../test/test-sender.ts";
import { addNumber, addWriter, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";
import { remindDebtors } from "./remind-debtors.ts";

let stack: Stack;
let shop: OpenedShop;
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
  // Where it is about noon now.
  const ahead = ((36 - new Date().getUTCHours() + 12) % 24) - 12;
  const zone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  await stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, zone]);
});

const at = ({ id }: { id: string }) => ({ params: { id } });
const debtOf = (order: Order) => call(stack, debts.get, { params: { id: order.customer?.id ?? "" } }, shop);
const dayIn = async (order: Order, days: number) =>
  new Date(Date.parse((await debtOf(order)).today) + days * 86_400_000).toISOString().slice(0, 10);
/** An order of 10,000 shillings in the chat that should have been paid yesterday. */
async function addOverdue(phone: string): Promise<Order> {
  const product = await addProduct(stack, shop, { price_minor: 1_000_000 });
  const order = await addOrder(stack, shop, { product, customer: { name: "Neema", phone } });
  const body = { due_on: await dayIn(order, -1), reminds: true };
  await call(stack, orderCredit.change, { ...at(order), body }, shop);
  return order;
}
/** Queues what is to be sent now, without sending it. */
const queueReminders = () => {
  const { queue, env, emitFact } = stack.deps;
  const messaging = testMessaging({ send: async () => {} }, emitFact);
  return remindDebtors({ pool: stack.pool, queue, env, emitFact, messaging }, { shopId: shop.shopId });
};
async function sendQueued() {
  for (let round = 0; round < 3; round++) await mailbox.runDueJobs();
}
const reminders = async ({ id }: { id: string }) =>
  (await call(stack, orders.get, at({ id }), shop)).messages.filter(({ event }) => event === "reminder");
const statesOf = async (order: { id: string }) => (await reminders(order)).map(({ state }) => state);
const linkOf = async (order: Order) => {
  const { url } = await call(stack, balanceLinks.create, { params: { id: order.customer?.id ?? "" } }, shop);
  return { link: new URL(url).pathname.split("/").at(-1) ?? "" };
};
const turnOff = ({ id }: { id: string }) =>
  call(stack, orderCredit.change, { ...at({ id }), body: { reminds: false } }, shop);

describe("a reminder that is queued already", () => {
  it("does not leave once reminders are off, or the customer promised, disputed it or says they have paid", async () => {
    const [untouched, off, promised] = [
      await addOverdue("0712000200"),
      await addOverdue("0712000201"),
      await addOverdue("0712000202"),
    ];
    const [disputed, claimed, settled] = [
      await addOverdue("0712000203"),
      await addOverdue("0712000204"),
      await addOverdue("0712000205"),
    ];
    await queueReminders();
    for (const order of [untouched, off, promised, disputed, claimed, settled])
      expect(await statesOf(order)).toEqual(["waiting"]);
    await turnOff(off);
    const promise = { promised_on: await dayIn(promised, 3) };
    await call(stack, balanceLinks.promise, { params: await linkOf(promised), body: promise });
    for (const order of [disputed, settled]) {
      const body = { order_id: order.id, said: "disputed" as const, reason: "Sikupokea" };
      await call(stack, balanceLinks.answer, { params: await linkOf(order), body });
    }
    await call(stack, debtAnswers.settle, { ...at(settled), body: { outcome: "stays", answer: "Ulipokea" } }, shop);
    const claim = { order_id: claimed.id, amount_minor: 500_000, reference: "QK71ABCD2E" };
    await call(stack, balanceLinks.claim, { params: await linkOf(claimed), body: claim });
    await sendQueued();
    for (const order of [off, promised, disputed, claimed]) expect(await statesOf(order)).toEqual(["dropped"]);
    expect(await statesOf(untouched)).toEqual(["sent"]);
    // The answer is a message of its own.
    expect((await statesOf(settled)).toSorted()).toEqual(["sent", "sent"]);
  });

  it("and that somebody asked for by hand leaves all the same", async () => {
    const order = await addOverdue("0712000210");
    await turnOff(order);
    await queueReminders();
    expect(await statesOf(order)).toEqual([]);
    await call(stack, debts.remind, { params: { id: order.customer?.id ?? "" }, body: { send: true } }, shop);
    await sendQueued();
    expect(await statesOf(order)).toEqual(["sent"]);
  });
});

describe("a reminder that waits for WhatsApp", () => {
  let number: WhatsappNumber;
  beforeEach(async () => {
    number = await addNumber(stack, shop);
  });
  async function addWritersOrder(phone: string) {
    const product = await addProduct(stack, shop, { price_minor: 1_000_000 });
    const { id } = await createManualOrder(stack, shop, {
      ...selectProduct(product),
      customer: { name: "Juma", phone },
    });
    const order = await call(stack, orders.get, at({ id }), shop);
    const writer = await addWriter(stack, number, { customerId: order.customer?.id ?? "" });
    const body = { due_on: await dayIn(order, -1), reminds: true };
    await call(stack, orderCredit.change, { ...at(order), body }, shop);
    return { ...order, ...writer };
  }

  it("is taken back once reminders are off, or it is paid, and the others leave", async () => {
    const [untouched, off, paid] = [
      await addWritersOrder("0712000220"),
      await addWritersOrder("0712000221"),
      await addWritersOrder("0712000222"),
    ];
    await queueReminders();
    await sendQueued();
    for (const order of [untouched, off, paid]) expect(await statesOf(order)).toEqual(["sent"]);
    await turnOff(off);
    const money = { amount_minor: paid.total.minor, method: "cash" as const };
    await call(stack, orderPayments.create, { ...at(paid), body: money }, shop);
    const { sendFor, book } = openTestSender(stack);
    await sendFor(10, 1_000);
    const reminded = book.book.filter(({ text }) => text.includes("/d/"));
    expect(reminded.map(({ to }) => to.replace("+", ""))).toEqual([untouched.waId]);
    expect(await statesOf(untouched)).toEqual(["sent"]);
    for (const order of [off, paid]) expect(await statesOf(order)).toEqual(["dropped"]);
  });
});

it("reminders follow the instalments: their days, their amounts, and what is paid of them", async () => {
  const order = await addOverdue("0712000230");
  await turnOff(order);
  const split = async (...parts: [days: number, minor: number][]) => {
    const instalments = [];
    for (const [days, amount_minor] of parts) instalments.push({ due_on: await dayIn(order, days), amount_minor });
    await call(stack, orderPlans.split, { ...at(order), body: { instalments, reminds: true } }, shop);
  };
  const remind = async () => {
    await queueReminders();
    await sendQueued();
    // As if it had been on another day.
    await stack.db.query("update order_messages set created_at = created_at - interval '1 day' where shop_id = $1", [
      shop.shopId,
    ]);
    return (await reminders(order)).map(({ text }) => /[\d,]+\.00 TZS/.exec(text)?.[0]).toReversed();
  };
  await split([1, 400_000], [30, 600_000]);
  expect(await remind()).toEqual(["4,000.00 TZS"]);
  expect(await remind()).toEqual(["4,000.00 TZS"]);
  // The first is paid: nothing is said until the days of the next.
  const pay = (amount_minor: number) =>
    call(stack, orderPayments.create, { ...at(order), body: { amount_minor, method: "cash" } }, shop);
  await pay(400_000);
  expect(await remind()).toHaveLength(1);
  await split([-1, 250_000], [3, 350_000]);
  expect(await remind()).toEqual(["4,000.00 TZS", "2,500.00 TZS"]);
  // Part of it is paid, before it is said again.
  await pay(100_000);
  await split([-7, 150_000], [40, 350_000]);
  expect(await remind()).toEqual(["4,000.00 TZS", "2,500.00 TZS", "1,500.00 TZS"]);
  await pay(500_000);
  expect(await remind()).toHaveLength(3);
});
