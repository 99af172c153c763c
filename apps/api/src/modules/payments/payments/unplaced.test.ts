import { transactions } from "@mauzo/contract/ledger/transactions";
import { orders } from "@mauzo/contract/orders/orders";
import { payments } from "@mauzo/contract/payments/payments";
import { receipts } from "@mauzo/contract/payments/receipts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack);
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const waiting = () => call(stack, receipts.list, {}, shop);
const balances = () => call(stack, transactions.balances, {}, shop);

/** An order that a phone was asked to pay, and that was cancelled before it did. */
async function addPaidTooLate(networkRef: string, phone: string) {
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
  expect(await read(other.id)).toMatchObject({ payment: "partly paid", paid: { minor: 2_000_000 } });
  const { items: used } = await call(stack, transactions.list, { query: { kind: "allocation" } }, shop);
  expect(used).toMatchObject([{ direction: "within", order: { id: other.id }, reference: "QX104AB12C" }]);
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
