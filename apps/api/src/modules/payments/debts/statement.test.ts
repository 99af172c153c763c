import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
});
afterAll(() => stack.stop());

const customer = { name: "Amina Juma", phone: "0712345671" };
async function owe(price_minor: number) {
  const product = await addProduct(stack, shop, { price_minor, stock: 5 });
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
  return call(stack, orders.get, { params: { id } }, shop);
}
const print = (id: string, query: string, by: { token: string } = shop) =>
  fetch(`${stack.url}/debt-exports/statements/${id}?${query}`, { headers: { authorization: `Bearer ${by.token}` } });
async function read(id: string, query: string) {
  const answer = await print(id, query);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return {
    pages,
    text: pages
      .map(({ text }) => text)
      .join("\n")
      .replace(/\s+/g, " "),
  };
}
const amountsIn = (text: string) => [...text.matchAll(/[\d,]+\.\d\d/g)].map(([amount]) => amount);

/** Two orders that are owed, with a payment and its refund, a part that was forgiven, and one that is paid. */
async function oweMuch() {
  const first = await owe(100_000);
  const id = first.customer?.id ?? "";
  const pay = (orderId: string, amount_minor: number) =>
    call(stack, orderPayments.create, { params: { id: orderId }, body: { amount_minor, method: "cash" } }, shop);
  await pay(first.id, 40_000);
  const body = { amount_minor: 10_000, method: "cash" as const, reason: "" };
  await call(stack, orderPayments.refund, { params: { id: first.id }, body }, shop);
  const second = await owe(50_050);
  await call(
    ...([stack, orderCredit.forgive] as const),
    { params: { id: second.id }, body: { amount_minor: 5_050, reason: "Mteja wa siku nyingi" } },
    shop,
  );
  await call(stack, orderCredit.change, { params: { id: second.id }, body: { due_on: "2030-01-15" } }, shop);
  await pay((await owe(70_000)).id, 70_000);
  return { id, first, second };
}

it.each([
  {
    language: "en",
    size: "a4",
    said: ["Statement of debt", "For: Amina Juma", "pay by January 15, 2030", "Forgiven of"],
  },
  {
    language: "sw",
    size: "a4",
    said: ["Taarifa ya deni", "Kwa: Amina Juma", "mwisho wa kulipa 15 Januari 2030", "Msamaha"],
  },
  { language: "en", size: "80mm", said: ["Statement of debt", "For: Amina Juma", "Money back for"] },
  { language: "sw", size: "80mm", said: ["Taarifa ya deni", "Kwa: Amina Juma", "Pesa iliyorudishwa"] },
])("comes to what the page and the journal say, event by event: $size, $language", async ({ language, size, said }) => {
  const { id, first, second } = await oweMuch();
  const { pages, text } = await read(id, `size=${size}&language=${language}`);
  for (const part of [...said, "Duka la Neema", first.order_id, second.order_id]) expect(text).toContain(part);
  const { owed, orders: listed } = await call(stack, debts.get, { params: { id } }, shop);
  expect([owed.minor, listed.length]).toEqual([115_000, 2]);
  const { rows } = await stack.db.query<{ sum: string }>(
    "select sum(amount_minor)::text as sum from order_payments where order_id = any($1)",
    [listed.map((each) => each.id)],
  );
  expect(listed.reduce((sum, { paid }) => sum + paid.minor, 0)).toBe(Number(rows[0]?.sum));
  if (size === "a4") {
    expect(amountsIn(text)).toEqual([
      ...["1,000.00", "1,000.00", "400.00", "600.00", "100.00", "700.00"],
      ...["500.50", "1,200.50", "50.50", "1,150.00", "1,600.50", "450.50", "1,150.00"],
    ]);
  } else {
    expect(pages.length).toBe(1);
    expect(Math.round(pages[0]?.width ?? 0)).toBe(227);
    expect(amountsIn(text).slice(-3)).toEqual(["1,600.50", "450.50", "1,150.00"]);
  }
});

it("is in the customer's language unless another one is asked for, and says that nothing is owed", async () => {
  const order = await owe(10_000);
  const id = order.customer?.id ?? "";
  await stack.db.query("update customers set language = 'sw' where id = $1", [id]);
  expect((await read(id, "")).text).toContain("Taarifa ya deni");
  await call(
    ...([stack, orderPayments.create] as const),
    { params: { id: order.id }, body: { amount_minor: 10_000, method: "cash" } },
    shop,
  );
  expect((await read(id, "")).text).toContain("Hakuna deni");
});

it("is for who reads transactions, of this shop, and shows no number to who may not see it", async () => {
  const { customer: known } = await owe(10_000);
  const id = known?.id ?? "";
  const clerk = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect((await print(id, "", clerk)).status).toBe(403);
  expect((await print(id, "", await openShop(stack))).status).toBe(404);
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  const pages = await readPdf(new Uint8Array(await (await print(id, "", reader)).arrayBuffer()));
  expect(pages.map(({ text }) => text).join()).not.toContain("345 671");
  expect((await read(id, "")).text).toContain("345 671");
});
