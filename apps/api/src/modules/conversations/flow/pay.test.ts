import { connect, insertStep } from "@mauzo/chatflow/edit/edit-flow";
import { newStep } from "@mauzo/chatflow/edit/new-step";
import { flows } from "@mauzo/contract/conversations/flows";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { paymentJobDeps, runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { callSave } from "../../../../test/saves.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { continueFlow } from "./continue-flow.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let next = 0;
const newPhone = () => `0754${String(++next).padStart(6, "0")}`;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Asha" });
  provider.asked.length = 0;
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const done: Outcome = { result: "done", amount: undefined, networkRef: "QFK7XX1Z" };
const declined: Outcome = { result: "refused", reason: "declined", code: undefined };

/** A flow whose word "lipa" asks for money: at most so much. */
async function publishPay(amount_minor: number | null = null) {
  const { document, version } = await call(stack, flows.get, {}, shop);
  const step = newStep("pay", "malipo");
  if (step.kind !== "pay") throw new Error("no step that asks for money");
  const grown = insertStep(document, { from: "thanks", outlet: "next" }, { ...step, amount_minor });
  const told = {
    id: "umelipa",
    kind: "message" as const,
    text: { en: "Thank you, we pack it now.", sw: "Tunafunga." },
  };
  const paid = insertStep(grown, { from: "malipo", outlet: "paid" }, told);
  const flow = connect(paid, { from: "malipo", outlet: "declined" }, "person");
  await call(stack, flows.save, { body: { document: flow, version } }, shop);
  await call(stack, flows.publish, { body: { draft: version + 1, note: "" } }, shop);
}

/** A visitor who has ordered in the chat. */
async function orderInChat(phone = newPhone()) {
  const product = await addProduct(stack, shop, { name: "Chai", price_minor: 2_500_000, stock: 20 });
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  await visitor.say("chai");
  await visitor.pick("Chai");
  await visitor.pick("1");
  const token = linkTokenIn((await visitor.pick("Get order link")).text);
  const body = { ...selectProduct(product), customer: { name: "Neema", phone } };
  await call(stack, cart.submit, { query: { token }, body });
  const { items } = await call(stack, orders.list, { query: {} }, shop);
  return { visitor, id: items[0]?.id ?? "" };
}
const jobs = () =>
  stack.db
    .query<{ data: { shopId: string; paymentId: string } }>(
      "delete from pgboss.job where name = 'continue-flow' returning data",
    )
    .then(({ rows }) => rows.map(({ data }) => data));
/** The news reaches the conversation, as often as jobs may run. */
async function hearOutcome(times = 2) {
  await dispatchFacts(stack);
  const waiting = await jobs();
  for (let time = 0; time < times; time += 1)
    await Promise.all(waiting.map((job) => continueFlow(paymentJobDeps(stack), job)));
  return waiting.length;
}
const pushed = async () =>
  (
    await stack.db.query<{ text: string }>(
      "select text from messages where shop_id = $1 and author = 'bot' and push_number is not null order by seq",
      [shop.shopId],
    )
  ).rows.map(({ text }) => text);

it("asks the phone of the order, waits without holding the chat up, and goes on once when it is paid", async () => {
  await publishPay();
  const { visitor, id } = await orderInChat();
  expect((await visitor.say("thanks")).text).toContain("We have asked your phone …");
  await runPaymentJobs(stack, "ask-payment");
  expect(provider.collects()).toHaveLength(1);
  expect((await visitor.say("Have you got it?")).text).toContain("still waiting");
  provider.answerBy(() => done);
  await runPaymentJobs(stack, "query-payment");
  expect(await hearOutcome()).toBe(1);
  const [said, ...more] = await pushed();
  expect(said).toContain("We have received your payment of 25,000.00 TZS");
  expect(said).toContain("Thank you, we pack it now.");
  expect(more).toEqual([]);
  expect(await call(stack, orders.get, { params: { id } }, shop)).toMatchObject({ payment: "paid" });
  // Nothing is owed any more: it goes on as paid, and asks nobody.
  expect((await visitor.say("thanks")).text).toContain("Thank you, we pack it now.");
  expect(await countRows(stack, "payments where shop_id = $1", [shop.shopId])).toBe(1);
});

it("asks for a deposit, and nobody twice while the first waits", async () => {
  await publishPay(1_000_000);
  const { visitor } = await orderInChat();
  expect((await visitor.say("thanks")).text).toContain("10,000.00 TZS");
  await visitor.pick("Pay later");
  expect((await visitor.say("thanks")).text).toContain("10,000.00 TZS");
  expect(await countRows(stack, "payments where shop_id = $1", [shop.shopId])).toBe(1);
});

it("goes by its way when the customer declines, and calls a person where that leads to one", async () => {
  await publishPay();
  const { visitor } = await orderInChat();
  await visitor.say("thanks");
  provider.answerBy(() => declined);
  await runPaymentJobs(stack, "ask-payment");
  await hearOutcome();
  expect((await pushed()).join()).toContain("did not go through");
  expect(await countRows(stack, "threads where shop_id = $1 and reason = 'asked'", [shop.shopId])).toBe(1);
});

it("only tells the customer where a person answers by then", async () => {
  await publishPay();
  const { visitor } = await orderInChat();
  await visitor.say("thanks");
  await stack.db.query("update threads set answered_by = 'person', turn = turn + 1 where shop_id = $1", [shop.shopId]);
  provider.answerBy(() => done);
  await runPaymentJobs(stack, "ask-payment");
  await hearOutcome();
  const said = (await pushed()).join();
  expect(said).toContain("We have received your payment");
  expect(said).not.toContain("we pack it now");
});

it("goes on as not paid without an order, for a phone of no network, and after too many prompts", async () => {
  await publishPay();
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  expect((await visitor.say("thanks")).text).not.toContain("asked your phone");
  const { visitor: other } = await orderInChat("0222123456");
  expect((await other.say("thanks")).text).not.toContain("asked your phone");
  const { visitor: third } = await orderInChat();
  provider.answerBy(() => declined);
  const answers: string[] = [];
  for (let time = 0; time < 6; time += 1) {
    answers.push((await third.say("thanks")).text);
    await runPaymentJobs(stack, "ask-payment");
    await hearOutcome(1);
    await stack.db.query("update threads set answered_by = 'bot', turn = turn + 1 where shop_id = $1", [shop.shopId]);
  }
  expect(answers.map((text) => text.includes("asked your phone"))).toEqual([true, true, true, true, true, false]);
});

it("asks no phone where the shop has switched that off", async () => {
  await publishPay();
  const { visitor } = await orderInChat();
  await callSave(stack, paymentSettings.save, { body: { ways: [], cash: true, push: false, charges: [] } }, shop);
  expect((await visitor.say("thanks")).text).not.toContain("asked your phone");
  expect(await countRows(stack, "payments where shop_id = $1", [shop.shopId])).toBe(0);
});
