import { randomUUID } from "node:crypto";
import { type OrderTimer, type OrderWorkflow, orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
  shop = await openShop(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

it("a workflow that is saved again starts no timer twice, only those that are new or another", async () => {
  const product = await addProduct(stack, shop, { stock: 9 });
  for (let each = 0; each < 3; each++) await addOrder(stack, shop, { product });
  const { version: _, ...standard } = await call(stack, orderWorkflow.get, {}, shop);
  const timer = (more: Partial<OrderTimer> = {}): OrderTimer => ({
    ...{ id: randomUUID(), state: "new", unpaid_only: true, after_minutes: 600, action: "remind" },
    ...{ text: { en: "Pay", sw: "Lipa" }, ...more },
  });
  const timersAfter = async (timers: OrderTimer[], more: Partial<OrderWorkflow> = {}) => {
    await callSave(stack, orderWorkflow.save, { body: { ...standard, ...more, timers } }, shop);
    await mailbox.runDueJobs();
    return countRows(stack, "pgboss.job where name = 'order-timer' and state = 'created'");
  };
  const first = timer();
  expect(await timersAfter([first])).toBe(3);
  expect(await timersAfter([first])).toBe(3);
  expect(await timersAfter([{ ...first, text: { en: "Please pay", sw: "Tafadhali lipa" } }])).toBe(3);
  expect(await timersAfter([first, timer()])).toBe(6);
  expect(await timersAfter([{ ...first, after_minutes: 60 }])).toBe(9);
});
