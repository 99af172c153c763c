import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { type BalanceClaim, balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addProduct, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { listDueReminders } from "../../orders/credit/queries/due-reminders.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
});
afterAll(() => stack.stop());

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Africa/Dar_es_Salaam" });
/** An order that somebody owes, and the link to it. */
async function owe(price_minor = 700_000, phone = "0712345671") {
  const product = await addProduct(stack, shop, { price_minor, stock: 5 });
  const { id, customer } = await addOrder(stack, shop, { product, customer: { name: "Amina", phone } });
  const at = { params: { id: customer?.id ?? "" } };
  const { url } = await call(stack, balanceLinks.create, at, shop);
  return { id, at, link: new URL(url).pathname.split("/").at(-1) ?? "" };
}
const claim = (link: string, body: BalanceClaim) => request(stack, balanceLinks.claim, { params: { link }, body });
const promise = (link: string, promised_on: string | null) =>
  request(stack, balanceLinks.promise, { params: { link }, body: { promised_on } });
const show = (link: string) => call(stack, balanceLinks.get, { params: { link } });
const listed = async (state: "promised" | "broken") =>
  (await call(stack, debts.list, { query: { state } }, shop)).items.map(({ name }) => name);
const due = async (id: string) =>
  (await inShop(stack.pool, shop.shopId, (tx) => listDueReminders(tx, shop.shopId, 50))).some(
    ({ orderId }) => orderId === id,
  );
/** As if it were noon in the shop, and the order due yesterday. */
const dueNow = (id: string) =>
  stack.db.query(
    `with s as (update shops set time_zone = (select name from pg_timezone_names
       where extract(hour from now() at time zone name) = 12 and name like 'Etc/GMT%' limit 1) where shop_id = $2 returning time_zone)
     update orders set due_on = (now() at time zone s.time_zone)::date - 1, reminds = true from s where id = $1`,
    [id, shop.shopId],
  );

const message =
  "BGH4K8LM1P Confirmed. Tsh7,000.00 paid to 558812 - MAMA ASHA and charged Tsh500.00. New M-Pesa balance is Tsh12,400.00";

it("what is said to have been paid is a claim of the order, without what is left in the account, and pays once confirmed", async () => {
  const { id, at, link } = await owe();
  const body = { order_id: id, amount_minor: 700_000, reference: "BGH4K8LM1P", text: message };
  expect(await claim(link, { ...body, amount_minor: 700_001 })).toMatchObject({
    status: 422,
    body: { detail: [{ code: "claim_too_large" }] },
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => claim(link, body)));
  expect(countByStatus(answers)).toEqual({ 201: 1, 409: 5 });
  expect((await show(link)).orders).toMatchObject([{ claimed: true, owed: { minor: 700_000 } }]);
  expect((await call(stack, debts.get, at, shop)).orders).toMatchObject([{ claimed: true }]);
  const { items } = await call(stack, paymentClaims.list, { params: { id } }, shop);
  expect(items).toMatchObject([{ state: "open", network: "M-Pesa", reference: "BGH4K8LM1P" }]);
  expect(items[0]?.text).not.toContain("12,400");
  await call(stack, paymentClaims.confirm, { params: { id: items[0]?.id ?? "" }, body: { record: true } }, shop);
  expect(await show(link)).toMatchObject({ owed: { minor: 0 }, orders: [] });
  expect((await claim(link, body)).status).toBe(404);
});

it("is said of the customer's own orders alone, and one code pays one of them", async () => {
  const { id, link } = await owe();
  const other = await owe(500_000, "0712345672");
  const body = { amount_minor: 100, reference: "BGH4K8LM1P" };
  expect((await claim(link, { ...body, order_id: other.id })).status).toBe(404);
  expect((await claim("x".repeat(22), { ...body, order_id: id })).status).toBe(404);
  await claim(link, { ...body, order_id: id });
  await claim(other.link, { ...body, order_id: other.id });
  const confirm = async (order: string) => {
    const [first] = (await call(stack, paymentClaims.list, { params: { id: order } }, shop)).items;
    return request(stack, paymentClaims.confirm, { params: { id: first?.id ?? "" }, body: { record: true } }, shop);
  };
  expect((await confirm(id)).status).toBe(201);
  expect(await confirm(other.id)).toMatchObject({ status: 409, body: { code: "code_used" } });
});

it("a promise stands in the list and ends reminders until the day after it; one that is past is broken", async () => {
  const { id, link } = await owe();
  await dueNow(id);
  const { today } = await show(link);
  const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  expect(await due(id)).toBe(true);
  for (const wrong of [day(-1), day(61)])
    expect(await promise(link, wrong)).toMatchObject({ status: 422, body: { detail: [{ code: "promise_day" }] } });
  expect((await promise(link, day(60))).status).toBe(200);
  expect((await promise(link, today)).status).toBe(200);
  expect(await show(link)).toMatchObject({ promised_on: today });
  expect(await listed("promised")).toEqual(["Amina"]);
  expect(await due(id)).toBe(false);
  const { changes } = await call(stack, orders.get, { params: { id } }, shop);
  expect(changes.find(({ change }) => change.kind === "promised")).toMatchObject({ by: "", change: { to: today } });
  await stack.db.query("update orders set promised_on = promised_on - 1 where id = $1", [id]);
  expect(await listed("broken")).toEqual(["Amina"]);
  expect(await due(id)).toBe(true);
  expect((await promise(link, null)).status).toBe(200);
  expect(await listed("broken")).toEqual([]);
});

it("nobody promises what is not owed, or by a link that has ended", async () => {
  const { id, at, link } = await owe();
  await call(
    ...([stack, orderPayments.create] as const),
    { params: { id }, body: { amount_minor: 700_000, method: "cash" } },
    shop,
  );
  expect(await promise(link, dayIn(3))).toMatchObject({ status: 409, body: { code: "debt_nothing_owed" } });
  await call(stack, balanceLinks.revoke, at, shop);
  expect((await promise(link, dayIn(3))).status).toBe(404);
});

it("a promise that was broken waits for somebody, until it is paid, promised anew or forgiven", async () => {
  const at = (id: string) => ({ params: { id } });
  const waiting = async () => {
    const told = await call(stack, salesSummary.attention, {}, shop);
    const { items } = await call(stack, orders.list, { query: { attention: "broken" } }, shop);
    expect(items).toHaveLength(told.broken);
    return items.map(({ id }) => id).toSorted();
  };
  const promised = [
    await owe(700_000),
    await owe(600_000, "0712345673"),
    await owe(500_000, "0712345674"),
    await owe(400_000, "0712345675"),
  ] as const;
  const { today } = await show(promised[0].link);
  for (const { link } of promised) await promise(link, today);
  expect(await waiting()).toEqual([]);
  await stack.db.query("update orders set promised_on = promised_on - 1 where shop_id = $1", [shop.shopId]);
  const [paid, anew, forgiven, waits] = promised;
  expect(await waiting()).toEqual(promised.map(({ id }) => id).toSorted());
  await call(stack, orderPayments.create, { ...at(paid.id), body: { amount_minor: 1, method: "cash" } }, shop);
  expect(await waiting()).toHaveLength(4);
  await call(stack, orderPayments.create, { ...at(paid.id), body: { amount_minor: 699_999, method: "cash" } }, shop);
  await promise(anew.link, today);
  await call(stack, orderCredit.forgive, { ...at(forgiven.id), body: { amount_minor: 500_000, reason: "Basi" } }, shop);
  expect(await waiting()).toEqual([waits.id]);
  expect(await listed("broken")).toEqual(["Amina"]);
});
