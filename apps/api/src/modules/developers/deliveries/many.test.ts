import { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import { webhooks } from "@mauzo/contract/developers/webhooks";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openReceiver, openTestWebhooks } from "../../../../test/webhook-receiver.ts";

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let stack: Stack;
let shop: OpenedShop;
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
});

const add = (path: string, of: OpenedShop) =>
  call(stack, webhooks.create, { body: { url: receiver.origin + path, events: ["order.placed"] } }, of);
const log = async (query: Record<string, unknown>) =>
  (await call(stack, webhookDeliveries.list, { query }, shop)).items;
const patient = { timeout: 5_000 };

it("leaves room for other shops: of one, ten are under way at once, in all processes", async () => {
  const hanging = ["/hangs/1", "/hangs/2", "/hangs/3"];
  for (const path of hanging) {
    receiver.answer(path, () => undefined);
    await add(path, shop);
  }
  for (let order = 0; order < 5; order++) await addOrder(stack, shop);
  await dispatchFacts(stack);
  const got = () => hanging.flatMap(receiver.at).length;
  const [one, another] = [openTestWebhooks(stack), openTestWebhooks(stack)];
  one.pass(1_000);
  one.sender.start();
  await vi.waitFor(() => expect(got()).toBe(10), patient);
  await another.sendDue();
  const other = await openShop(stack);
  await add("/works", other);
  await addOrder(stack, other);
  await dispatchFacts(stack);
  one.pass(1_000);
  await vi.waitFor(() => expect(receiver.at("/works")).toHaveLength(1), patient);
  expect(got()).toBe(10);
  await one.sender.stop();
});

/** So many messages that wait for an endpoint, until tomorrow. */
const addBacklog = (endpointId: string, count: number) =>
  stack.db.query(
    `insert into webhook_deliveries (shop_id, endpoint_id, event, fact_id, due_at)
     select $1, $2, 'order.placed', gen_random_uuid(), now() + interval '1 day' from generate_series(1, $3::int)`,
    [shop.shopId, endpointId, count],
  );
const inState = (state: string) =>
  countRows(stack, "webhook_deliveries where shop_id = $1 and state = $2", [shop.shopId, state]);

it("skips all that waits when an endpoint is paused by hand, however much, but for a test", async () => {
  const { id } = await add("/paused", shop);
  const { id: spared } = await add("/other", shop);
  await addBacklog(id, 2_500);
  await addBacklog(spared, 1);
  const test = await call(stack, webhooks.test, { params: { id } }, shop);
  await call(stack, webhooks.pause, { params: { id } }, shop);
  expect(await inState("skipped")).toBe(2_500);
  expect(await log({ state: "waiting", webhook: id })).toMatchObject([{ id: test.id, event: "webhook.test" }]);
  expect(await log({ state: "waiting", webhook: spared })).toHaveLength(1);
});

it("skips all that waits when an endpoint is gone", async () => {
  receiver.answer("/gone", 410);
  const { id } = await add("/gone", shop);
  await addBacklog(id, 2_500);
  await addOrder(stack, shop);
  await dispatchFacts(stack);
  await openTestWebhooks(stack).sendDue();
  expect([await inState("skipped"), await inState("waiting"), await inState("failed")]).toEqual([2_500, 0, 1]);
});
