import { transactions } from "@mauzo/contract/ledger/transactions";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { payments } from "@mauzo/contract/payments/payments";
import { receipts } from "@mauzo/contract/payments/receipts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addClaim, addOrder } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
const wait = () => provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack);
  wait();
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const waiting = () => call(stack, receipts.list, {}, shop);
const balances = () => call(stack, transactions.balances, {}, shop);

/** An order that a phone was asked to pay, and that was cancelled before it did. */
async function addPaidTooLate(networkRef: string, phone: string) {
  wait();
  const product = await addProduct(stack, shop, { price_minor: 2_500_000, stock: 20 });
  const { id } = await addOrder(stack, shop, { product, customer: { name: "Neema", phone } });
  const at = { params: { id } };
  await call(stack, payments.ask, { ...at, body: { phone } }, shop);
  await runPaymentJobs(stack, "ask-payment");
  await call(stack, orders.move, { ...at, body: { from: "new", to: "cancelled" } }, shop);
  provider.answerBy(() => ({ result: "done", amount: undefined, networkRef }));
  await runPaymentJobs(stack);
  return { product, id };
}

it("waits among what came without an order, and pays one that owes once, from where it is", async () => {
  const { product, id } = await addPaidTooLate("QX104AB12C", "0754000901");
  expect(await read(id)).toMatchObject({ fulfilment: "cancelled", paid: { minor: 0 } });
  const { items, total } = await waiting();
  const kept = { source: "gateway", network: "M-Pesa", reference: "QX104AB12C", uses: [] };
  expect([total, items]).toMatchObject([1, [{ ...kept, amount: { minor: 2_500_000 }, left: { minor: 2_500_000 } }]]);

  const other = await addOrder(stack, shop, { product, customer: { name: "Juma", phone: "0754000902" } });
  const body = { orders: [{ order_id: other.id, amount_minor: 2_000_000 }] };
  const use = { params: { id: items[0]?.id ?? "" }, body };
  const tries = await Promise.all([1, 2, 3].map(() => request(stack, receipts.use, use, shop)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  expect(await read(other.id)).toMatchObject({ payment: "part paid", paid: { minor: 2_000_000 } });
  const { items: used } = await call(stack, transactions.list, { query: { kind: "allocation" } }, shop);
  expect(used).toMatchObject([{ direction: "none", order: { id: other.id }, reference: "QX104AB12C" }]);
  expect(await balances()).toMatchObject({ unmatched: { minor: 500_000 }, on_the_way: { minor: 2_500_000 } });
  expect((await waiting()).items).toMatchObject([{ left: { minor: 500_000 }, uses: [{ order: { id: other.id } }] }]);
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

it("is kept also where the code is known already, or is none", async () => {
  const text =
    "QX105AB12C imethibitishwa. Umepokea Tsh1,000.00 kutoka kwa JUMA ALI 0754000903 tarehe 20/11/26 saa 3:15 usiku.";
  const known = await call(stack, receipts.create, { body: { text, orders: [] } }, shop);
  await addPaidTooLate("QX105AB12C", "0754000904");
  await addPaidTooLate("?", "0754000905");
  const { items } = await waiting();
  expect(items.map(({ source, amount }) => [source, amount.minor])).toEqual([
    ["gateway", 2_500_000],
    ["gateway", 2_500_000],
    ["shop_sms", 100_000],
  ]);
  expect(items.map(({ reference }) => reference)).toEqual([
    expect.stringMatching(/^[A-Z0-9]{20}$/),
    expect.stringMatching(/^[A-Z0-9]{20}$/),
    known.reference,
  ]);
  expect(await balances()).toMatchObject({ unmatched: { minor: 5_000_000 } });
});

it("pays an order whose customer claims its code from where it is, and is left alone by what was recorded before", async () => {
  await addPaidTooLate("QX106AB12C", "0754000906");
  const confirm = async (record: boolean) => {
    const { id, orderId } = await addClaim(stack, shop, { reference: "qx106 ab12c", amount_minor: 1_000 });
    await call(stack, paymentClaims.confirm, { params: { id }, body: { record } }, shop);
    return orderId;
  };
  await confirm(false);
  expect((await waiting()).items).toMatchObject([{ left: { minor: 2_500_000 }, uses: [] }]);
  const orderId = await confirm(true);
  expect(await read(orderId)).toMatchObject({ paid: { minor: 1_000 } });
  expect(await balances()).toMatchObject({
    ...{ unmatched: { minor: 2_499_000 }, on_the_way: { minor: 2_500_000 }, till: { minor: 0 } },
  });
  expect((await waiting()).items).toMatchObject([{ left: { minor: 2_499_000 }, uses: [{ order: { id: orderId } }] }]);
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

it("is kept once where a message told of the same money before", async () => {
  const text =
    "QX107AB12C imethibitishwa. Umepokea Tsh25,000.00 kutoka kwa JUMA ALI 0754000907 tarehe 20/11/26 saa 3:15 usiku.";
  const known = await call(stack, receipts.create, { body: { text, orders: [] } }, shop);
  const { product } = await addPaidTooLate("QX107AB12C", "0754000907");
  expect((await waiting()).items).toMatchObject([{ id: known.id, source: "gateway", left: { minor: 2_500_000 } }]);
  const { id } = await addOrder(stack, shop, { product, customer: { name: "Juma", phone: "0754000908" } });
  const body = { orders: [{ order_id: id, amount_minor: 2_500_000 }] };
  await call(stack, receipts.use, { params: { id: known.id }, body }, shop);
  expect(await balances()).toMatchObject({ unmatched: { minor: 0 }, till: { minor: 0 } });
});
