import { insertStep } from "@mauzo/chatflow/edit/edit-flow";
import { newStep } from "@mauzo/chatflow/edit/new-step";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call } from "../../../../test/endpoints.ts";
import { paymentJobDeps } from "../../../../test/payment-jobs.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter } from "../../../../test/whatsapp-fixtures.ts";
import { endWait } from "./end-wait.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Asha" });
  await stack.db.query("delete from pgboss.job");
  await publishWait();
});
afterAll(() => stack.stop());

const say = (id: string, en: string) => ({ id, kind: "message" as const, text: { en } });

/** A flow that waits an hour and a half after "thanks", and then reminds. */
async function publishWait() {
  const { document, version } = await call(stack, flows.get, {}, shop);
  const step = newStep("wait", "subiri");
  if (step.kind !== "wait") throw new Error("no step that waits");
  const waits = insertStep(document, { from: "thanks", outlet: "next" }, { ...step, minutes: 90 });
  const reminds = insertStep(waits, { from: "subiri", outlet: "next" }, say("kumbusha", "Are you still there?"));
  const flow = insertStep(reminds, { from: "subiri", outlet: "wrote" }, say("amerudi", "Good that you write."));
  await call(stack, flows.save, { body: { document: flow, version } }, shop);
  await call(stack, flows.publish, { body: { draft: version + 1, note: "" } }, shop);
}

type Waiting = { data: Parameters<typeof endWait>[1]; seconds: number };
const jobs = async () =>
  (
    await stack.db.query<Waiting>(
      `select data, round(extract(epoch from start_after - created_on))::int as seconds
      from pgboss.job where name = 'end-wait' order by created_on`,
    )
  ).rows;
/** The time of every wait comes, for two workers at once and once more after both. */
async function timeComes() {
  const waiting = await jobs();
  const deps = paymentJobDeps(stack);
  await Promise.all(waiting.flatMap(({ data }) => [endWait(deps, data), endWait(deps, data)]));
  for (const { data } of waiting) await endWait(deps, data);
}
const pushed = async () =>
  (
    await stack.db.query<{ text: string }>(
      "select text from messages where shop_id = $1 and author = 'bot' and push_number is not null order by seq",
      [shop.shopId],
    )
  ).rows.map(({ text }) => text);

async function startWaiting() {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  expect((await visitor.say("thanks")).text).toContain("We write to you again later.");
  return visitor;
}

it("keeps the time of a wait in a job, and reminds once however many workers take it", async () => {
  await startWaiting();
  const waiting = await jobs();
  expect(waiting.map(({ seconds }) => seconds)).toEqual([5400]);
  await timeComes();
  const [said, ...more] = await pushed();
  expect(said).toContain("Are you still there?");
  expect(more).toEqual([]);
});

it("reminds nobody who has written meanwhile", async () => {
  const visitor = await startWaiting();
  expect((await visitor.say("xyzzy")).text).toContain("Good that you write.");
  await timeComes();
  expect(await pushed()).toEqual([]);
});

it("says nothing where a person answers by then", async () => {
  await startWaiting();
  await stack.db.query("update threads set answered_by = 'person', turn = turn + 1 where shop_id = $1", [shop.shopId]);
  await timeComes();
  expect(await pushed()).toEqual([]);
});

it.each([0, 25])("reminds over WhatsApp while its window is open: %i hours after they wrote", async (hoursAgo) => {
  await startWaiting();
  const { conversationId } = await addWriter(stack, await addNumber(stack, shop), { hoursAgo });
  await stack.db.query(
    "update conversations set state = (select state from conversations where shop_id = $1 and channel = 'web') where id = $2",
    [shop.shopId, conversationId],
  );
  const [waiting] = await jobs();
  if (!waiting) throw new Error("nothing waits");
  await endWait(paymentJobDeps(stack), { ...waiting.data, conversationId });
  const { rows } = await stack.db.query<{ said: number; timer: unknown }>(
    `select c.state->'timer' as timer, count(m.*)::int as said from conversations c
    left join messages m on m.conversation_id = c.id and m.author = 'bot' where c.id = $1 group by c.shop_id, c.id`,
    [conversationId],
  );
  expect(rows).toEqual([{ timer: null, said: hoursAgo === 0 ? 1 : 0 }]);
});

it("knows nothing of a wait of another shop, or of a conversation that is gone", async () => {
  await startWaiting();
  const [waiting] = await jobs();
  if (!waiting) throw new Error("nothing waits");
  const other = await openShop(stack);
  await endWait(paymentJobDeps(stack), { ...waiting.data, shopId: other.shopId });
  expect(await pushed()).toEqual([]);
  await timeComes();
  expect(await pushed()).toHaveLength(1);
});
