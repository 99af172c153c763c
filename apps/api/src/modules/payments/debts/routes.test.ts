import { customers } from "@mauzo/contract/customers/customers";
import { personRights } from "@mauzo/contract/customers/person-rights";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { type DebtFilter, debts } from "@mauzo/contract/payments/debts";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
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

const amina = { name: "Amina", phone: "0712345671" };
const juma = { name: "Juma", phone: "0712345672" };
/** A day of the shop, which may be tomorrow in UTC. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Africa/Dar_es_Salaam" });

/** An order of one customer that comes to so much. */
async function owe(customer: typeof amina, price_minor: number, due_on?: string) {
  const product = await addProduct(stack, shop, { price_minor, stock: 5 });
  const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
  if (due_on) await call(stack, orderCredit.change, { params: { id }, body: { due_on } }, shop);
  return call(stack, orders.get, { params: { id } }, shop);
}
/** As if the order had been placed so many days ago. */
const age = (id: string, days: number) =>
  stack.db.query("update orders set placed_at = placed_at - make_interval(days => $2) where id = $1", [id, days]);
const list = async (query: Partial<DebtFilter> = {}, by: { token: string } = shop) =>
  (await call(stack, debts.list, { query }, by)).items;
const names = async (query: Partial<DebtFilter>) => (await list(query)).map(({ name }) => name);
const debtOf = (id: string | undefined) => call(stack, debts.get, { params: { id: id ?? "" } }, shop);
const pay = (id: string | undefined, amount_minor: number, by: { token: string } = shop) =>
  request(stack, debts.pay, { params: { id: id ?? "" }, body: { amount_minor, method: "cash", surplus: true } }, by);

it("shows who owes, since when and until when, by what is owed for their orders", async () => {
  const old = await owe(amina, 30_000, dayIn(-3));
  await age(old.id, 40);
  await owe(amina, 20_000);
  await owe(juma, 90_000, dayIn(3));
  const [first, second] = await list();
  expect(first).toMatchObject({
    ...{ name: "Juma", orders: 1, days: 0, overdue: { minor: 0 }, owed: { minor: 90_000 } },
    ...{ due_on: dayIn(3), promised_on: null, is_broken: false, phone: "+255712345672" },
  });
  expect(second).toMatchObject({
    ...{ name: "Amina", orders: 2, days: 40, overdue: { minor: 30_000 }, owed: { minor: 50_000 }, due_on: dayIn(-3) },
  });
  expect(await call(stack, debts.summary, {}, shop)).toMatchObject({
    ...{ owed: { minor: 140_000 }, overdue: { minor: 30_000 }, soon: { minor: 90_000 }, customers: 2 },
    ages: { week: { minor: 110_000 }, month: { minor: 0 }, two_months: { minor: 30_000 }, older: { minor: 0 } },
  });
  expect(await names({ sort: "since" })).toEqual(["Amina", "Juma"]);
  expect(await names({ sort: "due_desc" })).toEqual(["Juma", "Amina"]);
  expect(await names({ state: "overdue" })).toEqual(["Amina"]);
  expect(await names({ state: "soon" })).toEqual(["Juma"]);
  expect(await names({ state: "undated" })).toEqual([]);
  expect(await names({ age: "two_months" })).toEqual(["Amina"]);
  // As in the sums: who owes for an old order and a new one is in both.
  expect(await names({ age: "week" })).toEqual(["Juma", "Amina"]);
  expect(await names({ age: "month" })).toEqual([]);
  expect(await names({ search: "jum" })).toEqual(["Juma"]);
  expect(await names({ search: "0712345671" })).toEqual(["Amina"]);
});

it("a payment goes to what is due first, then to the oldest, and is a payment of each order", async () => {
  const oldest = await owe(amina, 30_000);
  await age(oldest.id, 2);
  const due = await owe(amina, 20_000, dayIn(-20));
  const latest = await owe(amina, 10_000);
  const id = due.customer?.id;
  expect(await pay(id, 45_000)).toMatchObject({
    status: 201,
    body: {
      paid: [
        { order: { id: due.id }, amount: { minor: 20_000 } },
        { order: { id: oldest.id }, amount: { minor: 25_000 } },
      ],
      debt: { owed: { minor: 15_000 }, overdue: { minor: 0 }, payments: [{}, {}] },
    },
  });
  expect((await debtOf(id)).orders.map((order) => [order.id, order.owed.minor])).toEqual([
    [oldest.id, 5_000],
    [latest.id, 10_000],
  ]);
  expect((await call(stack, transactions.list, {}, shop)).items.map(({ amount }) => amount.minor)).toEqual([45_000]);
  expect(await pay(id, 15_001)).toMatchObject({ status: 201, body: { credit: { minor: 1 } } });
  expect(await list()).toEqual([]);
  expect(await debtOf(id)).toMatchObject({ owed: { minor: 0 }, orders: [] });
});

it("of many payments at once none pays an order twice, and the rest is credit", async () => {
  const order = await owe(amina, 10_000);
  await owe(amina, 10_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(order.customer?.id, 6_000)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(await debtOf(order.customer?.id)).toMatchObject({ owed: { minor: 0 }, credit: { minor: 16_000 } });
});

it("of more orders than are read at once none is left while the rest becomes credit", async () => {
  const { customer } = await owe(amina, 10_000);
  await stack.db.query(
    `with new as (select uuidv7() id, n from generate_series(1, 200) n),
     carts as (insert into carts (shop_id, id, number, language, state, expires_at)
       select $1, id, 'D' || n, 'sw', 'ordered', now() from new)
     insert into orders (shop_id, cart_id, customer_id, number, fulfilment, channel, quantity, total_minor, currency)
     select $1, id, $2, 'D' || n, 'delivered', 'manual', 1, 100, 'TZS' from new`,
    [shop.shopId, customer?.id],
  );
  expect(await pay(customer?.id, 29_901)).toMatchObject({
    ...{ status: 422, body: { detail: [{ code: "payment_above_owed", loc: ["body", "amount_minor"] }] } },
  });
  expect(await debtOf(customer?.id)).toMatchObject({ credit: { minor: 0 } });
});

it("what is forgiven is owed no more, is no money, and can be asked for again", async () => {
  const order = await owe(amina, 30_000);
  const at = { params: { id: order.id } };
  const forgive = (amount_minor: number, by: { token: string } = shop) =>
    request(stack, orderCredit.forgive, { ...at, body: { amount_minor, reason: "Msiba" } }, by);
  await call(stack, orderPayments.create, { ...at, body: { amount_minor: 10_000, method: "cash" } }, shop);
  expect(await forgive(20_001)).toMatchObject({ status: 422, body: { detail: [{ code: "payment_too_large" }] } });
  expect(await forgive(20_000)).toMatchObject({ body: { forgiven: { minor: 20_000 }, owed: { minor: 0 } } });
  const after = await call(stack, orders.get, at, shop);
  expect(after).toMatchObject({ payment: "paid", paid: { minor: 10_000 }, forgiven: { minor: 20_000 } });
  expect(after.changes[0]).toMatchObject({ reason: "Msiba", change: { kind: "forgiven", amount: { minor: 20_000 } } });
  expect(after.messages.filter(({ event }) => event === "paid")).toEqual([]);
  expect(await call(stack, transactions.balances, {}, shop)).toMatchObject({ cash: { minor: 10_000 } });
  expect(await list()).toEqual([]);
  expect(
    await request(stack, orderPayments.create, { ...at, body: { amount_minor: 1, method: "cash" } }, shop),
  ).toMatchObject({ status: 422 });
  await call(stack, orderCredit.unforgive, { ...at, body: { amount_minor: 5_000 } }, shop);
  expect(await call(stack, orders.get, at, shop)).toMatchObject({ payment: "part paid", forgiven: { minor: 15_000 } });
  const { owed } = await call(stack, customers.get, { params: { id: order.customer?.id ?? "" } }, shop);
  expect([owed.minor, (await debtOf(order.customer?.id)).owed.minor]).toEqual([5_000, 5_000]);
  const everything = await addMember(stack, shop, [
    ...(["read", "create", "update", "delete"] as const).map((action) => ({
      resource: "transactions" as const,
      action,
    })),
  ]);
  expect(await forgive(1, everything)).toMatchObject({ status: 403 });
});

it("a promise is noted on all that is owed, and is broken once its day is past", async () => {
  const order = await owe(amina, 30_000);
  await owe(juma, 20_000);
  const at = { params: { id: order.customer?.id ?? "" } };
  const promise = (promised_on: string | null) => call(stack, debts.promise, { ...at, body: { promised_on } }, shop);
  expect(await promise(dayIn(4))).toMatchObject({ orders: [{ promised_on: dayIn(4) }] });
  expect(await names({ state: "promised" })).toEqual(["Amina"]);
  await promise(dayIn(-2));
  expect(await names({ state: "promised" })).toEqual([]);
  expect(await list({ state: "broken" })).toMatchObject([{ name: "Amina", is_broken: true }]);
  await promise(null);
  expect(await names({ state: "broken" })).toEqual([]);
  const { changes } = await call(stack, orders.get, { params: { id: order.id } }, shop);
  expect(changes.map(({ change }) => change.kind)).toEqual(["promised", "promised", "promised"]);
});

it("a reminder names every order, and its link opens all of it", async () => {
  const due = await owe(amina, 30_000, dayIn(-3));
  const later = await owe(amina, 20_000);
  const at = { params: { id: due.customer?.id ?? "" } };
  const { text, url } = await call(stack, debts.remind, { ...at, body: {} }, shop);
  for (const part of ["Amina", "Duka la Neema", due.order_id, later.order_id, "50,000", url].map(String))
    expect(text.replaceAll(".00", "")).toContain(part === "50,000" ? "500" : part);
  const link = new URL(url).pathname.split("/").at(-1) ?? "";
  const { orders: owed } = await call(stack, balanceLinks.get, { params: { link } });
  expect(owed.map(({ id }) => id)).toEqual([due.id, later.id]);
  await pay(due.customer?.id, 50_000);
  expect(await request(stack, debts.remind, { ...at, body: {} }, shop)).toMatchObject({ status: 409 });
});

it("who is forgotten still owes, pays and is forgiven, and is neither reminded nor owes anew", async () => {
  const { customer, id: orderId } = await owe(amina, 30_000);
  const id = customer?.id ?? "";
  await call(stack, personRights.forget, { params: { id }, body: { name: "Amina" } }, shop);
  expect((await list()).map((row) => row.id)).toEqual([id]);
  expect(await debtOf(id)).toMatchObject({ name: "", owed: { minor: 30_000 }, orders: [{ id: orderId }] });
  expect(await pay(id, 10_000)).toMatchObject({ status: 201, body: { debt: { owed: { minor: 20_000 } } } });
  for (const send of [true, false])
    expect(await request(stack, debts.remind, { params: { id }, body: { send } }, shop)).toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining("erased") } },
    });
  const anew = { kind: "opening", amount_minor: 1_000, note: "Amina" } as const;
  expect(await request(stack, manualDebts.create, { params: { id }, body: anew }, shop)).toMatchObject({
    ...{ status: 409, body: { code: "debt_customer_forgotten" } },
  });
  const body = { amount_minor: 20_000, reason: "Basi" };
  await call(stack, orderCredit.forgive, { params: { id: orderId }, body }, shop);
  expect(await list()).toEqual([]);
});

it("is for who may read transactions, without numbers for who sees none, and of one shop alone", async () => {
  const { customer } = await owe(amina, 30_000);
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  expect(await list({}, reader)).toMatchObject([{ name: "Amina" }]);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  expect((await list({}, reader))[0]?.phone).toContain("•");
  expect(await pay(customer?.id, 1, reader)).toMatchObject({ status: 403 });
  const other = await openShop(stack);
  expect(await list({}, other)).toEqual([]);
  expect(await request(stack, debts.get, { params: { id: customer?.id ?? "" } }, other)).toMatchObject({ status: 404 });
  expect(await pay(customer?.id, 1, other)).toMatchObject({ status: 404 });
});

it("an order of nobody is in no row, and is told beside", async () => {
  const product = await addProduct(stack, shop, { price_minor: 700, stock: 5 });
  await createManualOrder(stack, shop, selectProduct(product));
  expect(await list()).toEqual([]);
  expect(await call(stack, debts.summary, {}, shop)).toMatchObject({
    ...{ owed: { minor: 0 }, customers: 0, nameless: { minor: 700 } },
  });
});

it("is saved as a file, as it is listed", async () => {
  await owe(amina, 30_000, dayIn(-3));
  await owe(juma, 20_000);
  const read = async (query: string, language = "en") => {
    const answer = await fetch(`${stack.url}/debt-exports/debts.csv${query}`, {
      headers: { authorization: `Bearer ${shop.token}`, "accept-language": language },
    });
    const cells: string[][] = parse(await answer.text(), { bom: true });
    return cells;
  };
  const [headings, ...rows] = await read("?state=overdue");
  expect(headings?.slice(0, 4)).toEqual(["Customer", "Phone", "Owes", "Overdue"]);
  expect(rows.map(([name, , owed, overdue]) => [name, owed, overdue])).toEqual([["Amina", "300.00", "300.00"]]);
  expect((await read("", "sw"))[0]?.[2]).toBe("Anadaiwa");
});
