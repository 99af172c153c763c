import { insertStep, setStep } from "@mauzo/chatflow/edit/edit-flow";
import { newStep } from "@mauzo/chatflow/edit/new-step";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { chatflows } from "@mauzo/contract/conversations/chatflows";
import { flowSchedules, scheduleDaysMost } from "@mauzo/contract/conversations/flow-schedules";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { publishScheduled } from "./publish-scheduled.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Asha" });
});
afterAll(() => stack.stop());

const greets = (flow: FlowDocument, words: string): FlowDocument => {
  const greeting = flow.nodes.find(({ id }) => id === "greeting");
  if (greeting?.kind !== "choice") throw new Error("no greeting");
  return setStep(flow, { ...greeting, text: { en: words, sw: words } });
};
async function draft(words: string, edit = (flow: FlowDocument) => flow) {
  const { document, version } = await call(stack, flows.get, {}, shop);
  await call(stack, flows.save, { body: { document: edit(greets(document, words)), version } }, shop);
}
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const plan = (more: object = {}) =>
  request(stack, flowSchedules.create, { body: { publish_at: ahead(1), ...more } }, shop);
const planOne = async (more: object = {}) =>
  (await call(stack, flowSchedules.create, { body: { publish_at: ahead(1), ...more } }, shop)).id;
const planned = async () => (await call(stack, flowSchedules.get, {}, shop)).schedule;
const cancel = (id: string) => request(stack, flowSchedules.cancel, { params: { id } }, shop);
const work = (scheduleId: string) =>
  publishScheduled({ ...stack.deps, pool: stack.pool }, { shopId: shop.shopId, scheduleId });
/** As if its time had come. */
const comeDue = () => stack.db.query("update flow_schedules set publish_at = now() where state = 'planned'");
const greeted = async () => (await startChatVisitor(stack, shop).say("Hello")).text;
const published = () => countRows(stack, "flows where shop_id = $1 and user_id is not null", [shop.shopId]);

it("publishes the draft as it is when its time comes, once, however often the job runs", async () => {
  await draft("Karibu");
  const id = await planOne({ note: "Sikukuu" });
  expect(await planned()).toMatchObject({ id, note: "Sikukuu", by: expect.any(String), refused: null });
  expect((await call(stack, chatflows.list, {}, shop)).items[0]?.scheduled).toBe("planned");
  const [job] = (
    await stack.db.query<{ data: object; late: boolean }>(
      `select data, start_after > now() + interval '23 hours' as late from pgboss.job
       where name = 'publish-flow' and data->>'shopId' = $1`,
      [shop.shopId],
    )
  ).rows;
  expect(job).toEqual({ data: { shopId: shop.shopId, scheduleId: id }, late: true });
  await draft("Heri ya sikukuu");
  await work(id);
  expect(await published()).toBe(0);
  await comeDue();
  await Promise.all([work(id), work(id), work(id)]);
  await work(id);
  expect(await published()).toBe(1);
  expect(await greeted()).toContain("Heri ya sikukuu");
  const [newest] = (await call(stack, flows.versions, { query: {} }, shop)).items;
  expect(newest).toMatchObject({ note: "Sikukuu", number: 2 });
  expect(await planned()).toBeNull();
  expect(await countRows(stack, "facts where name = 'flow.published' and shop_id = $1", [shop.shopId])).toBe(1);
});

it("publishes nothing with errors, and says so until it is put away or published", async () => {
  await draft("Karibu", (flow) => insertStep(flow, { from: "greeting", outlet: "more" }, newStep("choice", "swali")));
  const id = await planOne();
  await comeDue();
  await work(id);
  expect(await published()).toBe(0);
  expect((await planned())?.refused).toEqual({ problem: "flow_has_errors", count: 1 });
  expect((await call(stack, chatflows.list, {}, shop)).items[0]?.scheduled).toBe("refused");
  expect((await cancel(id)).status).toBe(200);
  expect(await planned()).toBeNull();
});

it("publishes nothing that a saved conversation says is otherwise, unless it is to", async () => {
  const heard = [{ kind: "text", text: "Habari" }];
  const test = { name: "Salamu", language: "sw", channel: "web", heard };
  await call(stack, flowTests.create, { body: test }, shop);
  await draft("Karibu");
  const id = await planOne();
  await comeDue();
  await work(id);
  expect((await planned())?.refused).toEqual({ problem: "flow_tests_differ", count: 1 });
  const again = await planOne({ even_so: true });
  expect(await planned()).toMatchObject({ id: again, refused: null });
  await comeDue();
  await work(again);
  expect(await published()).toBe(1);
});

it("publishes nothing in the name of who may not publish any more", async () => {
  await draft("Karibu");
  const by = await addMember(stack, shop, [{ resource: "chatflow", action: ["read", "create"] }]);
  const { id } = await call(stack, flowSchedules.create, { body: { publish_at: ahead(1) } }, by);
  await stack.db.query("update memberships set permissions = '[]' where shop_id = $1 and not is_admin", [shop.shopId]);
  await comeDue();
  await work(id);
  expect((await planned())?.refused).toEqual({ problem: "no_right", count: null });
  expect(await published()).toBe(0);
});

it("is cancelled, and then nothing is published; it is over once, and of its shop", async () => {
  await draft("Karibu");
  const id = await planOne();
  expect((await plan()).body).toMatchObject({ code: "flow_planned" });
  const stranger = await openShop(stack);
  expect((await request(stack, flowSchedules.cancel, { params: { id } }, stranger)).status).toBe(404);
  expect((await cancel(id)).status).toBe(200);
  expect((await cancel(id)).body).toMatchObject({ code: "flow_schedule_over" });
  await comeDue();
  await work(id);
  expect(await published()).toBe(0);
  for (const publish_at of [ahead(-1), ahead(scheduleDaysMost + 1)])
    expect(await plan({ publish_at })).toMatchObject({ status: 422, body: { code: "planned_time_invalid" } });
});

it("publishes nothing twice that somebody published by hand, and nothing of a flow that is deleted", async () => {
  await draft("Karibu");
  const id = await planOne();
  await call(stack, flows.publish, { body: { draft: 1, note: "" } }, shop);
  await comeDue();
  await work(id);
  expect([await published(), await planned()]).toEqual([1, null]);

  const { document } = await call(stack, flows.get, {}, shop);
  const other = await call(stack, chatflows.create, { body: { name: "Sherehe", document } }, shop);
  const { id: later } = await call(
    stack,
    flowSchedules.create,
    { query: { flow: other.id }, body: { publish_at: ahead(1) } },
    shop,
  );
  await call(stack, chatflows.remove, { params: { id: other.id } }, shop);
  await comeDue();
  await work(later);
  expect(await published()).toBe(1);
});
