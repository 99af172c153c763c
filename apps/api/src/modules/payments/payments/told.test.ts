import { customers } from "@mauzo/contract/customers/customers";
import { cart } from "@mauzo/contract/orders/cart";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { payments } from "@mauzo/contract/payments/payments";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, pathOf } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways, paymentFees: { hundredths: 150, leastMinor: 10_000 } });
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

/** Orders for 25,000, and asks the customer's phone to pay. */
async function push(phone: string) {
  const product = await addProduct(stack, shop, { price_minor: 2_500_000, stock: 20 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const customer = { name: "Neema", phone };
  const body = { ...selectProduct(product), customer };
  const { order_id } = await call(stack, cart.submit, { query: { token }, body });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  const at = { params: { id: items[0]?.id ?? "" } };
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await call(stack, payments.pay, { query: { token }, body: { phone } });
  await runPaymentJobs(stack, "ask-payment");
  return {
    ...{ token, at },
    pay: async (networkRef: string) => {
      provider.answerBy(() => ({ result: "done", amount: undefined, networkRef }));
      await runPaymentJobs(stack);
    },
    order: () => call(stack, orders.get, at, shop),
  };
}

it("the fee stands on the receipt, in the customer's language, beside what was paid", { timeout: 60_000 }, async () => {
  const { token, pay } = await push("0754000201");
  const receipt = async (language: string) => {
    const answer = await fetch(stack.url + pathOf(orderDocuments.receipt, { query: { token, language } }));
    const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    return pages
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " ");
  };
  expect(await receipt("en")).not.toContain("Fee, paid");
  await pay("QX201AAAAA");
  expect(await receipt("en")).toMatch(/25,000\.00 TZS Fee, paid on top 375\.00 TZS/);
  expect(await receipt("sw")).toMatch(/25,000\.00 TZS Ada, imelipwa juu ya oda 375\.00 TZS/);
});

it("what was paid too much stands with the customer and with their order", async () => {
  const { at, pay, order } = await push("0754000202");
  const body = { amount_minor: 2_000_000, method: "cash" as const };
  await call(stack, orderPayments.create, { ...at, body }, shop);
  await pay("QX202AAAAA");
  const { credit, customer } = await order();
  expect(credit).toEqual({ minor: 2_000_000, currency: "TZS" });
  const { items } = await call(stack, payments.ofOrder, at, shop);
  expect(items[0]).toMatchObject({ state: "paid", surplus: { minor: 2_000_000 } });
  const params = { id: customer?.id ?? "" };
  const theirs = { owed: { minor: 0 }, credit: { minor: 2_000_000 } };
  expect(await call(stack, customers.get, { params }, shop)).toMatchObject(theirs);
  expect(await call(stack, debts.get, { params }, shop)).toMatchObject(theirs);
});
