import { createHmac } from "node:crypto";
import { stock } from "@mauzo/contract/catalogue/stock";
import { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import { webhookData } from "@mauzo/contract/developers/webhook-messages";
import { type NewWebhook, webhooks } from "@mauzo/contract/developers/webhooks";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openReceiver, openTestWebhooks } from "../../../../test/webhook-receiver.ts";
import { waitsMs } from "./rules/schedule.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let shop: OpenedShop;
let sending: ReturnType<typeof openTestWebhooks>;
let paths = 0;
let path: string;
beforeAll(async () => {
  receiver = await openReceiver();
  stack = await startStack({ webhookAddresses: [`${receiver.origin}/`] });
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
  receiver.close();
});
beforeEach(async () => {
  shop = await openShop(stack);
  sending = openTestWebhooks(stack);
  path = `/${++paths}`;
});

const add = (more: Partial<NewWebhook> = {}) =>
  call(
    stack,
    webhooks.create,
    { body: { url: receiver.origin + path, description: "Tovuti", events: ["order.placed"], ...more } },
    shop,
  );
const log = async (query: Record<string, unknown> = {}) =>
  (await call(stack, webhookDeliveries.list, { query }, shop)).items;
const detail = (id: string) => call(stack, webhookDeliveries.get, { params: { id } }, shop);
/** An order that was placed, and what is told of it. */
async function placeOrder() {
  const order = await addOrder(stack, shop);
  await dispatchFacts(stack);
  return order;
}

/** Written from the specification alone. */
function verify(secret: string, { headers, body }: { headers: NodeJS.Dict<string | string[]>; body: string }): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const wanted = `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(wanted);
}

describe("what happens in a shop", () => {
  it("is told once to each endpoint that wants it, signed, with the order as it is", async () => {
    const [wants, other] = [await add(), await add({ events: ["stock.changed"], url: `${receiver.origin}/other` })];
    const order = await placeOrder();
    await sending.sendDue();
    await sending.sendDue();
    const [got, ...rest] = receiver.at(path);
    expect(rest).toEqual([]);
    if (got === undefined) throw new Error("nothing came");
    const body: unknown = JSON.parse(got.body);
    expect(body).toMatchObject({ type: "order.placed", version: "2026-11-27", data: { order: { id: order.id } } });
    const { data } = Object(body);
    expect(webhookData["order.placed"].parse(data)).toEqual(data);
    expect(data.order).toMatchObject({ number: order.order_id, total: order.total, payment: "unpaid" });
    expect(data.order.lines).toHaveLength(1);
    expect(got.body).not.toMatch(/neema|0712/i);

    expect([verify(wants.secret, got), verify(other.secret, got)]).toEqual([true, false]);
    expect(verify(wants.secret, { ...got, body: got.body.replace("order", "0rder") })).toBe(false);
    expect(verify(wants.secret, { ...got, headers: { ...got.headers, "webhook-id": crypto.randomUUID() } })).toBe(
      false,
    );
    const headers = Object.fromEntries(Object.entries(got.headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(wants.secret).verify(got.body, headers)).toEqual(body);

    const [entry] = await log();
    expect(entry).toMatchObject({ state: "sent", status: 204, problem: null, attempts: 1, due_at: null });
    expect(entry).toMatchObject({ id: got.headers["webhook-id"], order: { id: order.id, number: order.order_id } });
    expect(await detail(entry?.id ?? "")).toMatchObject({ body: got.body, tried: [{ status: 204, answer: null }] });
  });

  it("has the form that the contract says, whatever it is", async () => {
    await add({ events: ["order.placed", "order.moved", "order.paid", "stock.changed"] });
    const product = await addProduct(stack, shop, { stock: 5 });
    const [variant] = product.variants;
    await call(stack, stock.restock, { params: { id: variant?.id ?? "" }, body: { quantity: 3 } }, shop);
    const order = await addOrder(stack, shop, { product });
    const at = { params: { id: order.id } };
    await call(stack, orders.move, { ...at, body: { from: "new", to: "preparing" } }, shop);
    await call(stack, orderPayments.create, { ...at, body: { amount_minor: 100, method: "cash" } }, shop);
    await dispatchFacts(stack);
    await sending.sendDue();
    for (const { id, event } of await log())
      expect(JSON.parse((await detail(id)).body ?? "")).toMatchObject({ type: event });
    const bodies = receiver.at(path).map(({ body }) => JSON.parse(body));
    const types = bodies.map(({ type }) => type).sort();
    expect(types).toEqual(["order.moved", "order.paid", "order.placed", "stock.changed"]);
    expect(bodies.find(({ type }) => type === "stock.changed").data).toMatchObject({ product_id: product.id });
    for (const { type, data } of bodies) {
      const parsed = Object.entries(webhookData)
        .find(([name]) => name === type)?.[1]
        .parse(data);
      expect(parsed).toEqual(data);
    }
  });

  it("is not told when it did not happen, nor to another shop", async () => {
    await add();
    const other = await openShop(stack);
    await addOrder(stack, other);
    const refused = await request(stack, stock.adjust, { params: { id: crypto.randomUUID() }, body: {} }, shop);
    expect(refused.status).toBeGreaterThan(399);
    await dispatchFacts(stack);
    await sending.sendDue();
    expect(receiver.at(path)).toEqual([]);
    expect(await log()).toEqual([]);
  });
});

describe("a message that is not received", () => {
  it("is tried by the schedule, under the same id and at its own time, and then given up", async () => {
    const { secret } = await add();
    receiver.answer(path, 500);
    await placeOrder();
    const times: number[] = [];
    await sending.sendDue();
    for (const wait of waitsMs) {
      times.push(sending.now().getTime());
      sending.pass(wait * 0.98);
      await sending.sendDue();
      expect(receiver.at(path)).toHaveLength(times.length);
      sending.pass(wait * 0.03);
      await sending.sendDue();
      expect(receiver.at(path)).toHaveLength(times.length + 1);
    }
    sending.pass(10 * day);
    await sending.sendDue();
    const got = receiver.at(path);
    expect(got).toHaveLength(10);
    expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
    expect(new Set(got.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(10);
    expect(got.every((each) => verify(secret, each))).toBe(true);
    expect(await log()).toMatchObject([{ state: "failed", status: 500, problem: "refused", attempts: 10 }]);
  });

  it.each([
    ["nothing but 2xx counts", 302, "redirected"],
    ["a refusal", 404, "refused"],
    ["a page that does not want it", 400, "refused"],
  ] as const)("%s", async (_, status, problem) => {
    await add();
    receiver.answer(path, status);
    await placeOrder();
    await sending.sendDue();
    expect(await log()).toMatchObject([{ state: "waiting", status, problem, attempts: 1 }]);
    receiver.answer(path, 202);
    sending.pass(7_000);
    await sending.sendDue();
    expect(await log()).toMatchObject([{ state: "sent", status: 202, problem: null, attempts: 2 }]);
    expect((await call(stack, webhooks.list, {}, shop)).items).toMatchObject([{ failing_since: null }]);
  });

  it("waits for as long as the endpoint asks, a day at most", async () => {
    await add();
    receiver.answer(path, (response) => response.writeHead(503, { "retry-after": "3600" }).end());
    await placeOrder();
    await sending.sendDue();
    sending.pass(59 * minute);
    await sending.sendDue();
    expect(receiver.at(path)).toHaveLength(1);
    receiver.answer(path, (response) => response.writeHead(429, { "retry-after": "99999999" }).end());
    sending.pass(2 * minute);
    await sending.sendDue();
    sending.pass(day);
    await sending.sendDue();
    expect(receiver.at(path)).toHaveLength(3);
  });

  it("keeps nobody waiting whose server answers", async () => {
    await add();
    await add({ url: `${receiver.origin}${path}/hangs` });
    receiver.answer(`${path}/hangs`, () => undefined);
    for (let order = 0; order < 3; order++) await addOrder(stack, shop);
    await dispatchFacts(stack);
    sending.pass(minute);
    sending.sender.start();
    await vi.waitFor(() => expect(receiver.at(path)).toHaveLength(3), { timeout: 5_000 });
    await vi.waitFor(() => expect(receiver.at(`${path}/hangs`).length).toBeGreaterThan(0), { timeout: 5_000 });
    await sending.sender.stop();
    // What a process that stops gave up is sent by another, once its turn is over.
    const another = openTestWebhooks(stack);
    receiver.answer(`${path}/hangs`, 200);
    another.pass(5 * minute);
    await another.sendDue();
    expect((await log()).map(({ state }) => state)).toEqual(Array(6).fill("sent"));
  });
});

describe("an endpoint that does not work", () => {
  const letters = async () => {
    await dispatchFacts(stack);
    // The others are about orders, and some of them wait.
    await stack.db.query("delete from pgboss.job where state = 'created' and name <> 'webhook-paused-mail'");
    return (await mailbox.letters(shop.email)).filter((letter) => letter.includes("webhook"));
  };

  it("is paused at once when it says that it is gone, and its owner told once", async () => {
    await add();
    receiver.answer(path, 410);
    await addOrder(stack, shop);
    await placeOrder();
    await sending.sendDue();
    expect((await call(stack, webhooks.list, {}, shop)).items).toMatchObject([{ paused: "gone" }]);
    await placeOrder();
    await sending.sendDue();
    expect((await log()).map(({ state }) => state).sort()).toContain("skipped");
    expect(await log({ state: "waiting" })).toEqual([]);
    expect(await letters()).toHaveLength(1);
  });

  it("is paused when it failed for five days, and not when it failed now and then", async () => {
    const { id } = await add();
    for (const status of [500, 204, 500]) {
      receiver.answer(path, status);
      await placeOrder();
      await sending.sendDue();
      sending.pass(3 * day);
    }
    await placeOrder();
    await sending.sendDue();
    expect((await call(stack, webhooks.list, {}, shop)).items).toMatchObject([{ paused: null }]);
    sending.pass(3 * day);
    await sending.sendDue();
    expect((await call(stack, webhooks.list, {}, shop)).items).toMatchObject([{ paused: "failing" }]);
    expect(await letters()).toHaveLength(1);
    await call(stack, webhooks.resume, { params: { id } }, shop);
    receiver.answer(path, 204);
    await placeOrder();
    await sending.sendDue();
    expect(await log({ state: "sent" })).toHaveLength(3);
  });
});

it("signs with both secrets for a day after a new one", async () => {
  const made = await add();
  const { secret } = await call(stack, webhooks.rotate, { params: { id: made.id } }, shop);
  const signedBy = async () => {
    await placeOrder();
    await sending.sendDue();
    const got = receiver.at(path).at(-1);
    return got && [verify(made.secret, got), verify(secret, got)];
  };
  expect(await signedBy()).toEqual([true, true]);
  sending.pass(25 * hour);
  expect(await signedBy()).toEqual([false, true]);
});
