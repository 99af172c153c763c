import { account } from "@mauzo/contract/account/account";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../test/endpoints.ts";
import { makeRetriesDue } from "../../test/job-timeouts.ts";
import { openMailbox } from "../../test/mailbox.ts";
import { addOrder, createManualOrder, selectProduct } from "../../test/order-fixtures.ts";
import { callSave } from "../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

/** Mailboxes that accept nothing now. */
const refusing = new Set<string>();
let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let shop: OpenedShop;
let admins: string[];
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack, refusing);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});
beforeEach(async () => {
  shop = await openShop(stack);
  admins = [shop.email];
  for (let count = 0; count < 2; count++) admins.push((await addMember(stack, shop, [])).email);
  await stack.db.query("update memberships set is_admin = true where shop_id = $1", [shop.shopId]);
  refusing.clear();
  refusing.add(admins[1] ?? "");
});

/** How many mails with these words each of them got. */
async function got(wanted: string): Promise<number[]> {
  const counts: number[] = [];
  for (const email of admins)
    counts.push((await mailbox.letters(email)).filter((letter) => letter.includes(wanted)).length);
  return counts;
}
/** Retries every failed job, as often as nine times. */
async function tryAgain(times: number) {
  for (let count = 0; count < times; count++) {
    await makeRetriesDue(stack);
    await mailbox.runDueJobs();
  }
}

it("an order that one of the admins wrote by hand is told to the others only", async () => {
  refusing.clear();
  const product = await addProduct(stack, shop, { stock: 5 });
  const { order_id } = await createManualOrder(stack, shop, selectProduct(product, 1));
  expect(await got(`New order ${order_id}`)).toEqual([0, 1, 1]);
});

it("an order is told to each of three admins once, and to the one whose mailbox refuses it as soon as it takes it", async () => {
  const { order_id } = await addOrder(stack, shop);
  expect(await got(`New order ${order_id}`)).toEqual([1, 0, 1]);
  await tryAgain(3);
  expect(await got(`New order ${order_id}`)).toEqual([1, 0, 1]);
  refusing.clear();
  await tryAgain(2);
  expect(await got(`New order ${order_id}`)).toEqual([1, 1, 1]);
});

it("so is what the workflow tells the shop's people, which counts as sent with the first", async () => {
  const { steps, ...rest } = await call(stack, orderWorkflow.get, {}, shop);
  const staff = { on: true, text: { en: "{number} waits for you", sw: "{namba} inakusubiri" } };
  const body = { ...rest, steps: { ...steps, ready: { ...steps.ready, staff } } };
  await callSave(stack, orderWorkflow.save, { body }, shop);
  const { id, order_id } = await addOrder(stack, shop);
  await call(stack, orders.move, { params: { id }, body: { from: "new", to: "ready" } }, shop);
  await stack.db.query("update pgboss.job set start_after = now() where state = 'created'");
  expect(await got(`${order_id} waits for you`)).toEqual([1, 0, 1]);
  const { messages } = await call(stack, orders.get, { params: { id } }, shop);
  expect(messages.filter(({ audience }) => audience === "staff").map(({ state }) => state)).toEqual(["sent"]);
  await tryAgain(3);
  refusing.clear();
  await tryAgain(2);
  expect(await got(`${order_id} waits for you`)).toEqual([1, 1, 1]);
});

it("nobody is told who is no longer one of them by then", async () => {
  const { order_id } = await addOrder(stack, shop);
  await got(order_id);
  await stack.db.query(
    "update memberships set is_admin = false where user_id = (select id from auth.users where email = $1)",
    [admins[1]],
  );
  refusing.clear();
  await tryAgain(2);
  expect(await got(`New order ${order_id}`)).toEqual([1, 0, 1]);
});

it("a new e-mail is told to the old one once, though its own mailbox refuses it", async () => {
  const wanted = "mpya@elsewhere.example";
  refusing.add(wanted);
  expect((await request(stack, account.changeEmail, { body: { email: wanted } }, shop)).status).toBe(202);
  expect(await got("is about to change")).toEqual([1, 0, 0]);
  await tryAgain(3);
  expect(await got("is about to change")).toEqual([1, 0, 0]);
  refusing.clear();
  await tryAgain(2);
  expect(await mailbox.letters(wanted)).toHaveLength(1);
});
