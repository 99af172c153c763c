import { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import { webhooks } from "@mauzo/contract/developers/webhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openReceiver, openTestWebhooks } from "../../../../test/webhook-receiver.ts";

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let stack: Stack;
let shop: OpenedShop;
let sending: ReturnType<typeof openTestWebhooks>;
let paths = 0;
let path: string;
beforeAll(async () => {
  receiver = await openReceiver();
  stack = await startStack({ webhookAddresses: [`${receiver.origin}/`] });
});
afterAll(async () => {
  await stack.stop();
  receiver.close();
});
beforeEach(async () => {
  shop = await openShop(stack);
  sending = openTestWebhooks(stack);
  path = `/${++paths}`;
});

const add = () =>
  call(stack, webhooks.create, { body: { url: receiver.origin + path, events: ["order.placed"] } }, shop);
const log = async (query: Record<string, unknown> = {}) =>
  (await call(stack, webhookDeliveries.list, { query }, shop)).items;
const detail = (id: string) => call(stack, webhookDeliveries.get, { params: { id } }, shop);
const resend = (id: string) => request(stack, webhookDeliveries.resend, { params: { id } }, shop);
/** An order that was placed, and what is told of it. */
async function placeOrder() {
  const order = await addOrder(stack, shop);
  await dispatchFacts(stack);
  return order;
}
const newest = async () => (await log())[0]?.id ?? "";

describe("by hand", () => {
  it("a test is sent, also to a paused endpoint", async () => {
    const at = { params: { id: (await add()).id } };
    await call(stack, webhooks.pause, at, shop);
    const { id } = await call(stack, webhooks.test, at, shop);
    await sending.sendDue();
    expect(await detail(id)).toMatchObject({ event: "webhook.test", state: "sent", order: null });
    expect(JSON.parse(receiver.at(path)[0]?.body ?? "")).toMatchObject({ type: "webhook.test" });
  });

  it("a message is sent again under its id, while its endpoint is there and its content is kept", async () => {
    const at = { params: { id: (await add()).id } };
    await placeOrder();
    await sending.sendDue();
    const id = await newest();
    expect(await resend(id)).toMatchObject({ status: 200, body: { state: "waiting" } });
    await sending.sendDue();
    expect(receiver.at(path).map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
    expect(await detail(id)).toMatchObject({ state: "sent", attempts: 2 });
    await call(stack, webhooks.pause, at, shop);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: "webhook_paused" } });
    await call(stack, webhooks.remove, at, shop);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: "webhook_deleted" } });
    await call(stack, webhooks.restore, at, shop);
    await call(stack, webhooks.resume, at, shop);
    await stack.db.query("delete from webhook_bodies where delivery_id = $1", [id]);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: "webhook_body_gone" } });
    expect(await detail(id)).toMatchObject({ body: null });
  });

  it("what was skipped while it was paused is sent once it is resumed", async () => {
    const at = { params: { id: (await add()).id } };
    await call(stack, webhooks.pause, at, shop);
    await placeOrder();
    await sending.sendDue();
    expect([await log({ state: "skipped" }), receiver.at(path)]).toMatchObject([[{ attempts: 0 }], []]);
    await call(stack, webhooks.resume, at, shop);
    await resend(await newest());
    await sending.sendDue();
    expect(await log({ state: "sent" })).toHaveLength(1);
  });
});

it("is listed by state, event, webhook, order and day, page by page, and in its own shop only", async () => {
  const { id: webhook } = await add();
  const first = await placeOrder();
  await placeOrder();
  await sending.sendDue();
  const test = await call(stack, webhooks.test, { params: { id: webhook } }, shop);
  const ids = (await log()).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  const found = async (query: Record<string, unknown>) => (await log(query)).map(({ id }) => ids.indexOf(id));
  expect(await found({ state: "sent" })).toEqual([1, 2]);
  expect(await found({ state: "waiting" })).toEqual([0]);
  expect(await found({ event: "webhook.test" })).toEqual([0]);
  expect(await found({ search: first.order_id.toLowerCase() })).toEqual([2]);
  expect(await found({ search: test.id })).toEqual([0]);
  expect(await found({ webhook: crypto.randomUUID() })).toEqual([]);
  expect(await found({ webhook, from: "2000-01-01", to: "2000-01-02" })).toEqual([]);
  expect(await found({ webhook, from: "2000-01-01", to: "2100-12-31" })).toEqual([0, 1, 2]);
  const page = await call(stack, webhookDeliveries.list, { query: { limit: 2 } }, shop);
  expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(await found({ limit: 2, cursor: page.next })).toEqual([2]);
  const other = await openShop(stack);
  expect((await call(stack, webhookDeliveries.list, {}, other)).items).toEqual([]);
  expect((await request(stack, webhookDeliveries.get, { params: { id: test.id } }, other)).status).toBe(404);
  expect(await countRows(stack, "webhook_deliveries where shop_id = $1", [shop.shopId])).toBe(3);
});
