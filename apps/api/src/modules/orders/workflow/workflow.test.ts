import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { type OrderTimer, type OrderWorkflow, orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { standardAppearance } from "@mauzo/contract/shop/order-appearance";
import { shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addClaim, addOrder } from "../../../../test/order-fixtures.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addProduct, countRows, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let standard: OrderWorkflow;
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
  const { version: _, ...own } = await call(stack, orderWorkflow.get, {}, await openShop(stack));
  standard = own;
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 100, name: "Kanga" });
});

const save = (workflow: OrderWorkflow) => callSave(stack, orderWorkflow.save, { body: workflow }, shop);
const statusOf = async (body: OrderWorkflow) => (await requestSave(stack, orderWorkflow.save, { body }, shop)).status;
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const move = (order: Pick<Order, "id">, from: FulfilmentStatus, to: FulfilmentStatus) =>
  call(stack, orders.move, { params: { id: order.id }, body: { from, to } }, shop);
const addNeemas = () =>
  addOrder(stack, shop, { product, quantity: 2, customer: { name: "Neema", phone: "0712345678" } });

/** Makes queued jobs due now, as if that much time had passed for orders and jobs alike. */
async function letTimePass(minutes: number) {
  const by = `interval '${minutes} minutes'`;
  await stack.db.query(`update orders set moved_at = moved_at - ${by} where shop_id = $1`, [shop.shopId]);
  await stack.db.query(`update pgboss.job set start_after = start_after - ${by} where state = 'created'`);
}
/** Runs every job that is due, and the jobs they queue, with three workers at once. */
async function doJobs() {
  for (let round = 0; round < 2; round++)
    await Promise.all([mailbox.runDueJobs(), mailbox.runDueJobs(), mailbox.runDueJobs()]);
}
const said = async (orderId: string): Promise<string[]> => {
  const { rows } = await stack.db.query<{ text: string }>(
    `select m.body -> 'actions' -> 0 ->> 'send_message' as text from messages m
     join orders o on o.shop_id = m.shop_id and o.conversation_id = m.conversation_id
     where o.id = $1 and m.direction = 'out' order by m.id`,
    [orderId],
  );
  return rows.map(({ text }) => text).filter((text) => !text.startsWith("We have your order"));
};
const timer = (more: Partial<OrderTimer> = {}): OrderTimer => ({
  ...{ id: randomUUID(), state: "new", unpaid_only: true, after_minutes: 30, action: "remind" },
  text: { en: "{name}, {owed} is still to pay: {link}", sw: "{name}, bado {owed}: {link}" },
  ...more,
});

describe("a move", () => {
  it("tells the customer in their conversation, once, when it can no longer be taken back", async () => {
    const order = await addNeemas();
    await move(order, "new", "preparing");
    await doJobs();
    expect(await said(order.id)).toEqual([]);
    expect((await read(order.id)).messages).toMatchObject([{ event: "preparing", state: "waiting", channel: "chat" }]);
    await letTimePass(1);
    await doJobs();
    expect(await said(order.id)).toEqual([
      `We are preparing your order ${order.order_id}. We will tell you when it is ready.`,
    ]);
    expect((await read(order.id)).messages).toMatchObject([{ state: "sent", audience: "customer" }]);
    // Simulates a worker that died before it could report the job as done, so that it runs again.
    await stack.db.query("update pgboss.job set state = 'created', completed_on = null where name = 'order-message'");
    await doJobs();
    expect(await said(order.id)).toHaveLength(1);
  });

  it("that is taken back tells nobody", async () => {
    const order = await addNeemas();
    await move(order, "new", "preparing");
    await move(order, "preparing", "new");
    await letTimePass(1);
    await doJobs();
    expect(await said(order.id)).toEqual([]);
    expect((await read(order.id)).messages).toMatchObject([{ event: "preparing", state: "dropped" }]);
  });

  it("gives the customer a link that leads to the order", async () => {
    const order = await addNeemas();
    await move(order, "new", "ready");
    await letTimePass(1);
    await doJobs();
    const [text = ""] = await said(order.id);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
    const answer = await stack.call("GET", `/api/v1/order?token=${token}`);
    expect(answer.body).toMatchObject({ order_id: order.order_id, state: "ordered" });
  });

  it("keeps the customer's own link from the shop's people: theirs leads to the back-office", async () => {
    const staff = { on: true, text: { en: "{number}: {link}", sw: "{namba}: {kiungo}" } };
    await save({ ...standard, steps: { ...standard.steps, ready: { ...standard.steps.ready, staff } } });
    const order = await addNeemas();
    await move(order, "new", "ready");
    await letTimePass(1);
    await doJobs();
    const [letter = ""] = (await mailbox.letters(shop.email)).filter((one) => one.includes(`${order.order_id}: http`));
    expect(letter).toContain(`${order.order_id}: ${siteUrl}${dashboardOrderPath(order.id)}`);
    const { messages } = await read(order.id);
    const kept = messages.find(({ audience }) => audience === "customer");
    expect(kept?.text).toMatch(/\?token=…$/);
    expect(JSON.stringify(messages)).not.toMatch(/token=[\w-]/);
  });

  it("tells the shop's people by mail where that is asked, and says when there is no way to the customer", async () => {
    const staff = { on: true, text: { en: "{number} of {name} is ready", sw: "{number} ya {name} iko tayari" } };
    await save({ ...standard, steps: { ...standard.steps, ready: { ...standard.steps.ready, staff } } });
    const order = await addNeemas();
    await stack.db.query("update orders set conversation_id = null where id = $1", [order.id]);
    await move(order, "new", "ready");
    expect((await read(order.id)).messages.map(({ audience, state }) => [audience, state]).sort()).toEqual([
      ["customer", "unreachable"],
      ["staff", "waiting"],
    ]);
    await letTimePass(1);
    await doJobs();
    const letters = (await mailbox.letters(shop.email)).filter((letter) => letter.includes("is ready"));
    expect(letters.map((letter) => letter.includes(`${order.order_id} of Neema is ready`))).toEqual([true]);
  });
});

it("tells once that all of the money is here, at once", async () => {
  const order = await addNeemas();
  const pay = (amount_minor: number) =>
    call(stack, orderPayments.create, { params: { id: order.id }, body: { amount_minor, method: "cash" } }, shop);
  await pay(1).then(doJobs);
  expect(await said(order.id)).toEqual([]);
  await pay(order.total.minor - 1);
  await doJobs();
  expect(await said(order.id)).toMatchObject([expect.stringContaining("We have your payment")]);
});

describe("a timer", () => {
  it("reminds after its time, once, of an order that waits and is not paid", async () => {
    await save({ ...standard, timers: [timer()] });
    const [waits, moved, paid] = [await addNeemas(), await addNeemas(), await addNeemas()];
    await move(moved, "new", "preparing");
    const body = { amount_minor: paid.total.minor, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: paid.id }, body }, shop);
    await letTimePass(29);
    await doJobs();
    expect(await said(waits.id)).toEqual([]);
    await letTimePass(2);
    await doJobs();
    expect(await said(waits.id)).toEqual([expect.stringContaining("Neema, 50,000.00 TZS is still to pay: http")]);
    for (const { id } of [moved, paid])
      expect((await said(id)).filter((text) => text.includes("still to pay"))).toEqual([]);
  });

  it("begins anew for an order that went on and came back, and what ran before ends", async () => {
    await save({ ...standard, timers: [timer()] });
    const order = await addNeemas();
    await move(order, "new", "ready");
    await move(order, "ready", "new");
    await letTimePass(31);
    await doJobs();
    expect((await read(order.id)).messages.filter(({ event }) => event === "reminder")).toHaveLength(1);
  });

  it("cancels with what belongs to that: the goods are back, the customer knows, the history says who", async () => {
    await save({ ...standard, timers: [timer({ action: "cancel", after_minutes: 60, text: { en: "", sw: "" } })] });
    const item = product.variants[0]?.id ?? "";
    const order = await addNeemas();
    expect(await stockOf(stack, item)).toEqual({ stock: 98, moved: 98 });
    await letTimePass(61);
    await doJobs();
    expect(await stockOf(stack, item)).toEqual({ stock: 100, moved: 100 });
    expect(await read(order.id)).toMatchObject({
      fulfilment: "cancelled",
      changes: [{ mover: "timer", via: "timer", by: "", change: { from: "new", to: "cancelled" } }],
    });
    expect(await said(order.id)).toEqual([expect.stringContaining("was cancelled")]);
  });

  it("cancels nothing for which money is here", async () => {
    await save({ ...standard, timers: [timer({ action: "cancel", text: { en: "", sw: "" } })] });
    const order = await addNeemas();
    const body = { amount_minor: 1, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: order.id }, body }, shop);
    await letTimePass(31);
    await doJobs();
    expect(await read(order.id)).toMatchObject({ fulfilment: "new", changes: [{ change: { kind: "paid" } }] });
  });

  it("cancels nothing for which its customer says that money was paid", async () => {
    await save({ ...standard, timers: [timer({ action: "cancel", text: { en: "", sw: "" } })] });
    const { orderId } = await addClaim(stack, shop);
    await letTimePass(31);
    await doJobs();
    expect(await read(orderId)).toMatchObject({ fulfilment: "new", changes: [{ change: { kind: "claimed" } }] });
  });

  it("set later holds for what waits already; taken away it holds for nothing", async () => {
    const order = await addNeemas();
    await letTimePass(20);
    await save({ ...standard, timers: [timer()] });
    await doJobs();
    expect(await said(order.id)).toEqual([]);
    await letTimePass(11);
    await doJobs();
    expect(await said(order.id)).toHaveLength(1);
    await save({ ...standard, timers: [timer({ after_minutes: 50 })] });
    await save(standard);
    await letTimePass(60);
    await doJobs();
    expect(await said(order.id)).toHaveLength(1);
  });

  it("that is made longer waits longer", async () => {
    const short = timer();
    await save({ ...standard, timers: [short] });
    const order = await addNeemas();
    await save({ ...standard, timers: [{ ...short, after_minutes: 60 }] });
    await letTimePass(31);
    await doJobs();
    expect(await said(order.id)).toEqual([]);
    await letTimePass(30);
    await doJobs();
    expect(await said(order.id)).toHaveLength(1);
  });
});

describe("the workflow", () => {
  it("takes no message it could not send: a field nobody knows, one language only", async () => {
    const withText = (text: { en: string; sw: string }, on = true) => ({
      ...standard,
      steps: { ...standard.steps, ready: { ...standard.steps.ready, customer: { on, text } } },
    });
    for (const text of [
      { en: "Hi {phone}", sw: "Habari" },
      { en: "Hi {", sw: "Habari" },
      { en: "Hi", sw: "" },
    ])
      expect(await statusOf(withText(text))).toBe(422);
    const twin = timer();
    const timers = [[twin, { ...twin, state: "ready" as const }], [timer({ id: "no key" })]];
    for (const wrong of timers) expect(await statusOf({ ...standard, timers: wrong })).toBe(422);
    expect(await statusOf(withText({ en: "", sw: "" }, false))).toBe(200);
  });

  it("has the shop's own words and colours stand wherever its orders do", async () => {
    const ready = { label: { en: "On the shelf", sw: "Iko rafuni" }, colour: "danger" as const };
    const order = await addNeemas();
    await save({ ...standard, appearance: { ...standard.appearance, ready } });
    const appearance = { ...standardAppearance, ready };
    expect((await call(stack, shopEndpoints.get, {}, shop)).order_appearance).toEqual(appearance);
    await move(order, "new", "ready");
    await letTimePass(1);
    await doJobs();
    const token = /token=([\w-]+)/.exec((await said(order.id))[0] ?? "")?.[1];
    expect((await stack.call("GET", `/api/v1/order?token=${token}`)).body).toMatchObject({ order: { appearance } });
    expect((await call(stack, shopEndpoints.get, {}, await openShop(stack))).order_appearance).toEqual(
      standardAppearance,
    );
  });

  it("tried on an order that was shows what it would have sent, sends nothing and keeps nothing", async () => {
    const order = await addNeemas();
    await move(order, "new", "preparing");
    const body = { amount_minor: order.total.minor, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: order.id }, body }, shop);
    await stack.db.query("update orders set placed_at = placed_at - interval '2 hours' where id = $1", [order.id]);
    const before = await countRows(stack, "order_messages");
    const jobs = await countRows(stack, "pgboss.job");
    const workflow = { ...standard, timers: [timer({ after_minutes: 60 }), timer({ after_minutes: 180 })] };
    const { messages } = await call(stack, orderWorkflow.try, { params: { id: order.id }, body: workflow }, shop);
    expect(messages.map(({ event, audience, channel }) => [event, audience, channel])).toEqual([
      ["reminder", "customer", "chat"],
      ["preparing", "customer", "chat"],
      ["paid", "customer", "chat"],
    ]);
    expect(messages[0]?.text).toContain("Neema, ");
    expect(await countRows(stack, "order_messages")).toBe(before);
    expect(await countRows(stack, "pgboss.job")).toBe(jobs);
  });
});
