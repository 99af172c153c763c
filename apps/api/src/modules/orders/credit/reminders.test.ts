import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { type OrderWorkflow, orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { findShopsToRemind } from "./find-shops-to-remind.ts";

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

/** A time zone in which it is about this hour now. */
const zoneAt = (hour: number) => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
};
const setHour = (hour: number) =>
  stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, zoneAt(hour)]);
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
  await setHour(12);
});

const neema = { name: "Neema", phone: "0712345678" };
const debtOf = (order: Order) => call(stack, debts.get, { params: { id: order.customer?.id ?? "" } }, shop);
/** An order that should be paid so many days from now, or before. */
async function orderDueIn(days: number): Promise<Order> {
  const order = await addOrder(stack, shop, { product: await addProduct(stack, shop), customer: neema });
  await dueIn(order, days);
  return order;
}
async function dueIn(order: Order, days: number) {
  const { today } = await debtOf(order);
  const due_on = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  await call(stack, orderCredit.change, { params: { id: order.id }, body: { due_on, reminds: true } }, shop);
}
/** Runs the reminders as by the clock, with several workers, and what they queue. */
async function remind() {
  const { pool, deps } = stack;
  await Promise.all([
    findShopsToRemind({ pool, queue: deps.queue }, {}),
    findShopsToRemind({ pool, queue: deps.queue }, {}),
  ]);
  for (let round = 0; round < 3; round++) await Promise.all([mailbox.runDueJobs(), mailbox.runDueJobs()]);
}
const reminders = async ({ id }: Order) =>
  (await call(stack, orders.get, { params: { id } }, shop)).messages.filter(({ event }) => event === "reminder");

it("remind once for each day around the day to pay, with a link that opens what is owed", async () => {
  const order = await orderDueIn(3);
  await remind();
  await remind();
  const [message, ...others] = await reminders(order);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ state: "sent", channel: "chat", audience: "customer" });
  expect(message?.text).toContain(order.order_id);
  const { rows } = await stack.db.query<{ text: string }>(
    `select m.body -> 'actions' -> 0 ->> 'send_message' as text from messages m
     join orders o on o.shop_id = m.shop_id and o.conversation_id = m.conversation_id
     where o.id = $1 and m.direction = 'out' order by m.id desc limit 1`,
    [order.id],
  );
  const link = /\/d\/([\w-]+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
  expect(await call(stack, balanceLinks.get, { params: { link } })).toMatchObject({ orders: [{ id: order.id }] });
  for (const [days, count] of [
    [2, 1],
    [1, 2],
    [0, 2],
    [-1, 3],
    [-6, 3],
    [-8, 4],
    [-14, 5],
    [-30, 5],
  ] as const) {
    await dueIn(order, days);
    // As if days had passed instead: what was sent was for the same day to pay, and is of an earlier day.
    await stack.db.query(
      `update order_messages m set created_at = m.created_at - interval '1 day',
         occasion = regexp_replace(m.occasion, '^debt \\S+', 'debt ' || o.due_on)
       from orders o where o.id = m.order_id and m.order_id = $1`,
      [order.id],
    );
    await remind();
    expect(await reminders(order), `due in ${days}`).toHaveLength(count);
  }
});

it("remind nobody at night, nobody who has paid, promised or says so, and only where that is wanted", async () => {
  const paid = await orderDueIn(-1);
  const promised = await orderDueIn(-1);
  const unwanted = await orderDueIn(-1);
  const forgiven = await orderDueIn(-1);
  const at = (order: Order) => ({ params: { id: order.id } });
  await call(
    stack,
    orderPayments.create,
    { ...at(paid), body: { amount_minor: paid.total.minor, method: "cash" } },
    shop,
  );
  const { today } = await debtOf(promised);
  await call(stack, orderCredit.change, { ...at(promised), body: { promised_on: today } }, shop);
  await call(stack, orderCredit.change, { ...at(unwanted), body: { reminds: false } }, shop);
  await call(
    stack,
    orderCredit.forgive,
    { ...at(forgiven), body: { amount_minor: forgiven.total.minor, reason: "Basi" } },
    shop,
  );
  await remind();
  for (const order of [paid, promised, unwanted, forgiven]) expect(await reminders(order)).toEqual([]);
  // Its day is over: the promise was not kept.
  await stack.db.query("update orders set promised_on = promised_on - 1 where id = $1", [promised.id]);
  await setHour(22);
  await remind();
  expect(await reminders(promised)).toEqual([]);
  await setHour(12);
  await dueIn(promised, -1);
  await remind();
  expect(await reminders(promised)).toHaveLength(1);
});

it("come once a day to a customer, of whichever order, by the clock or by hand", async () => {
  const due = [await orderDueIn(-1), await orderDueIn(-1), await orderDueIn(-1)];
  const sent = async () => (await Promise.all(due.map(reminders))).flat().length;
  const [first] = due;
  const ask = async () =>
    (await call(stack, debts.remind, { params: { id: first?.customer?.id ?? "" }, body: { send: true } }, shop)).state;
  await remind();
  await remind();
  expect(await sent()).toBe(1);
  expect(await ask()).toBe("sent_today");
  for (const order of due) await dueIn(order, -7);
  await remind();
  expect(await sent()).toBe(1);
  const dayPasses = () =>
    stack.db.query("update order_messages set created_at = created_at - interval '1 day' where shop_id = $1", [
      shop.shopId,
    ]);
  await dayPasses();
  expect(await ask()).toBe("queued");
  await remind();
  expect(await sent()).toBe(2);
  await dayPasses();
  await stack.db.query("update customers set forgotten_at = now() where shop_id = $1", [shop.shopId]);
  await remind();
  expect(await sent()).toBe(2);
});

it("go by hand where nothing reaches the customer, and once a day where something does", async () => {
  const reached = await orderDueIn(10);
  const ask = (order: Order) =>
    call(stack, debts.remind, { params: { id: order.customer?.id ?? "" }, body: { send: true } }, shop);
  expect((await ask(reached)).state).toBe("queued");
  expect((await ask(reached)).state).toBe("sent_today");
  await mailbox.runDueJobs();
  expect(await reminders(reached)).toMatchObject([{ state: "sent" }]);
  const product = await addProduct(stack, shop);
  const customer = { name: "Juma", phone: "0712345679" };
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
  const written = await call(stack, orders.get, { params: { id } }, shop);
  const { state, text, url } = await ask(written);
  expect(state).toBe("unreachable");
  expect((await ask(written)).state).toBe("unreachable");
  expect(text).toContain(url);
  // By now there is a conversation that reaches them: what reached nobody was no reminder.
  await stack.db.query(
    "update orders set conversation_id = (select conversation_id from orders where id = $2) where id = $1",
    [id, reached.id],
  );
  expect((await ask(written)).state).toBe("queued");
  expect((await ask(written)).state).toBe("sent_today");
});

/** Saves the shop's own words of a reminder, or has ours sent again. */
async function sayOwn(level: keyof OrderWorkflow["reminders"], on: boolean, en: string, sw = en) {
  const workflow = await call(stack, orderWorkflow.get, {}, shop);
  const body = { ...workflow, reminders: { ...workflow.reminders, [level]: { on, text: { en, sw } } } };
  return request(stack, orderWorkflow.save, { body }, shop);
}
const tried = async ({ id }: Order) =>
  (await call(stack, orderWorkflow.try, { params: { id }, body: await asBody() }, shop)).reminders;
async function asBody() {
  const { version: _, ...workflow } = await call(stack, orderWorkflow.get, {}, shop);
  return workflow;
}

it("say what the shop wrote for that day, as its preview says, and our words again once it wants none of its own", async () => {
  const order = await orderDueIn(-7);
  const own = "OWN {name} {number} {amount} {kiasi} {owed} {shop} {day} {siku} {link}";
  expect((await sayOwn("week_after", true, own)).status).toBe(200);
  const previews = await tried(order);
  expect(previews.map(({ level, route }) => [level, route])).toEqual(
    ["three_before", "day_before", "day_after", "week_after", "two_weeks_after"].map((level) => [level, "web"]),
  );
  expect(previews.filter(({ text }) => text.startsWith("OWN")).map(({ level }) => level)).toEqual(["week_after"]);
  await remind();
  const [sent] = await reminders(order);
  const withoutLink = (text: string | undefined) => text?.replace(/\S+$/, "");
  expect(withoutLink(sent?.text)).toBe(withoutLink(previews[3]?.text));
  expect(sent?.text).not.toMatch(/[{}]/);
  expect(sent?.text).toContain("Neema");
  expect((await sayOwn("week_after", false, own)).status).toBe(200);
  expect((await tried(order)).map(({ text }) => text.startsWith("OWN"))).not.toContain(true);
});

it("say what the shop wrote on the very day that it is for, and our words, which name the day to pay, on any other", async () => {
  for (const level of ["three_before", "day_before", "day_after", "week_after", "two_weeks_after"] as const)
    expect((await sayOwn(level, true, `OWN ${level} {link}`)).status).toBe(200);
  const said: (string | undefined)[] = [];
  for (const [place, days] of [-60, -9, -7, 0, 1, 10].entries()) {
    const customer = { name: "Neema", phone: `071234568${place}` };
    const order = await addOrder(stack, shop, { product: await addProduct(stack, shop), customer });
    await dueIn(order, days);
    await call(stack, debts.remind, { params: { id: order.customer?.id ?? "" }, body: { send: true } }, shop);
    const text = (await reminders(order))[0]?.text ?? "";
    expect(text).not.toBe("");
    said.push(/^OWN (\S+)/.exec(text)?.[1]);
  }
  expect(said).toEqual([undefined, undefined, "week_after", undefined, "day_before", undefined]);
});

it("take the fields of reminders alone, in both languages, and what was saved before there were any is ours", async () => {
  expect((await sayOwn("day_after", true, "{day} {nobody}")).status).toBe(422);
  expect((await sayOwn("day_after", true, "{day}", "")).status).toBe(422);
  const workflow = await call(stack, orderWorkflow.get, {}, shop);
  const ready = { on: true, text: { en: "Ready on {day}", sw: "Tayari {siku}" } };
  const steps = { ...workflow.steps, ready: { ...workflow.steps.ready, customer: ready } };
  expect((await request(stack, orderWorkflow.save, { body: { ...workflow, steps } }, shop)).status).toBe(422);
  expect((await sayOwn("day_after", true, "OWN {day}")).status).toBe(200);
  await stack.db.query("update order_workflows set workflow = workflow - 'reminders' where shop_id = $1", [
    shop.shopId,
  ]);
  expect((await call(stack, orderWorkflow.get, {}, shop)).reminders.day_after.on).toBe(false);
});

it("stand with what a customer owes: when, which, by what, and why nothing reached them", async () => {
  const order = await orderDueIn(-1);
  await remind();
  await stack.db.query("update order_messages set created_at = created_at - interval '1 day' where shop_id = $1", [
    shop.shopId,
  ]);
  await call(stack, debts.remind, { params: { id: order.customer?.id ?? "" }, body: { send: true } }, shop);
  expect((await debtOf(order)).reminders).toMatchObject([
    { level: null, state: "waiting", order: { id: order.id, number: order.order_id } },
    { level: "day_after", state: "sent", channel: "chat", why: "on_web" },
  ]);
  const product = await addProduct(stack, shop);
  const customer = { name: "Juma", phone: "0712345679" };
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
  const written = await call(stack, orders.get, { params: { id } }, shop);
  await call(stack, debts.remind, { params: { id: written.customer?.id ?? "" }, body: { send: true } }, shop);
  expect((await debtOf(written)).reminders).toMatchObject([{ level: null, state: "unreachable", why: "nowhere" }]);
});
