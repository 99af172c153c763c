import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { sales } from "@mauzo/contract/pos/sales";
import { shifts } from "@mauzo/contract/pos/shifts";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import {
  addCart,
  addCarts,
  addMember,
  addProduct,
  countByStatus,
  countDeadlocks,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
let shiftId: string;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { price_minor: 150_000, stock: 20 });
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  shiftId = (await beginShift(stack, shop, register?.id ?? "", 500_000)).id;
});

const itemOf = (each: Product) => each.variants[0]?.id ?? "";
const send = (sale: object, by: { token: string } = shop) => request(stack, sales.create, { body: sale }, by);
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const countOrders = () => countRows(stack, "orders where shop_id = $1", [shop.shopId]);
const money = (minor: number) => ({ minor, currency: "TZS" });

describe("a sale over the counter", () => {
  it("is an order that is paid and handed over, with its stock, its money and its change", async () => {
    const sale = await sell(stack, shop, { ...makeSale(shiftId, product, { quantity: 3 }), given_minor: 500_000 });
    expect(sale).toMatchObject({ total: money(450_000), paid: money(450_000), owed: money(0), change: money(50_000) });
    const order = await read(sale.order);
    expect(order).toMatchObject({
      ...{ order_id: sale.order_id, channel: "pos", fulfilment: "picked up", payment: "paid", status: "completed" },
      ...{ quantity: 3, customer: null, payments: [{ method: "cash", amount: money(450_000) }] },
    });
    expect(order.changes.map(({ change }) => change.kind).toSorted()).toEqual(["moved", "paid"]);
    expect((await stockOf(stack, itemOf(product))).stock).toBe(17);
    expect((await call(stack, transactions.balances, {}, shop)).cash).toEqual(money(450_000));
    const token = new URL(sale.url).searchParams.get("token") ?? "";
    expect(await call(stack, cart.get, { query: { token } })).toMatchObject({
      state: "ordered",
      order_id: sale.order_id,
    });
    const { items } = await call(stack, orders.list, { query: { channel: "pos" } }, shop);
    expect(items.map(({ id }) => id)).toEqual([sale.order]);
  });

  it("is paid in cash and by mobile money together, and the rest is owed by a customer with a number", async () => {
    const payments = [
      { method: "cash" as const, amount_minor: 100_000 },
      { method: "mobile_money" as const, amount_minor: 30_000, reference: "QK71" },
    ];
    const part = makeSale(shiftId, product, { payments });
    expect(await send(part)).toMatchObject({ status: 422, body: { detail: [{ code: "pos_credit_unknown" }] } });
    expect((await send({ ...part, customer: { name: "Neema" } })).status).toBe(422);
    const { id } = await call(stack, customers.create, { body: { name: "Bila namba" } }, shop);
    expect(await send({ ...part, customer: { id } })).toMatchObject({
      ...{ status: 422, body: { detail: [{ code: "pos_credit_unknown" }] } },
    });
    const sale = await sell(stack, shop, { ...part, customer: { name: "Neema", phone: "0712 345 678" } });
    expect(sale).toMatchObject({ paid: money(130_000), owed: money(20_000) });
    expect(await read(sale.order)).toMatchObject({ payment: "part paid", fulfilment: "picked up" });
    const { items } = await call(stack, debts.list, {}, shop);
    expect(items).toMatchObject([{ name: "Neema", owed: money(20_000) }]);
    expect(await call(stack, shifts.get, { params: { id: shiftId } }, shop)).toMatchObject({
      ...{ cash: money(100_000), mobile_money: money(30_000), credit: money(20_000), expected: money(600_000) },
    });
  });

  it("is nobody's mail and no message to its customer", async () => {
    const seller = await addMember(stack, shop, [
      { resource: "orders", action: "create" },
      { resource: "transactions", action: "create" },
    ]);
    await sell(stack, seller, makeSale(shiftId, product, { customer: { name: "Asha", phone: "0754000111" } }));
    await dispatchFacts(stack);
    expect(await countRows(stack, "order_messages where shop_id = $1", [shop.shopId])).toBe(0);
    expect(
      await countRows(stack, "pgboss.job where name = 'order-mail' and data ->> 'shopId' = $1", [shop.shopId]),
    ).toBe(0);
  });

  it("says why it is refused, and sells nothing", async () => {
    const right = makeSale(shiftId, product);
    const [payment] = right.payments;
    const wrong: [object, number, string][] = [
      [{ total_minor: 140_000, payments: [], customer: { phone: "0712345678" } }, 409, "pos_total_changed"],
      [{ payments: [{ ...payment, amount_minor: 150_001 }] }, 422, "payment_too_large"],
      [{ payments: [payment, payment] }, 422, "pos_method_twice"],
      [{ given_minor: 149_999 }, 422, "pos_given_too_small"],
      [
        { payments: [{ ...payment, method: "mobile_money" }], given_minor: 200_000 },
        ...([422, "pos_given_without_cash"] as const),
      ],
      [{ shift_id: randomUUID() }, 404, "not_found"],
      [selectProduct(product, 21), 409, "item_few_left"],
    ];
    for (const [part, status, code] of wrong) {
      const { status: got, body } = await send({ ...right, ...part });
      expect([got, JSON.stringify(body)]).toEqual([status, expect.stringContaining(code)]);
    }
    await call(stack, shifts.close, { params: { id: shiftId }, body: { counted_minor: 500_000 } }, shop);
    expect(await send(right)).toMatchObject({ status: 409, body: { code: "pos_shift_closed" } });
    expect(await countOrders()).toBe(0);
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: 20 });
  });

  it("is not paid in cash where the shop takes none, nor in part; what has happened by then stands", async () => {
    const before = makeSale(shiftId, product);
    const { order } = await sell(stack, shop, before);
    const settings = { ways: [], cash: false, push: true, charges: [] };
    await callSave(stack, paymentSettings.save, { body: settings }, shop);
    const cash = { method: "cash" as const, amount_minor: 50_000 };
    const mobile = { method: "mobile_money" as const, amount_minor: 100_000, reference: "QK71" };
    const customer = { phone: "0712345678" };
    for (const part of [{}, { payments: [cash, mobile] }, { payments: [cash], customer }])
      expect(await send(makeSale(shiftId, product, part))).toMatchObject({
        ...{ status: 422, body: { detail: [{ loc: ["body", "payments"], code: "pos_cash_refused" }] } },
      });
    expect(await countOrders()).toBe(1);
    await sell(stack, shop, makeSale(shiftId, product, { payments: [mobile], customer }));
    // The answer was lost; a sale that was made without a network has happened, too.
    expect(await send(before)).toMatchObject({ status: 201, body: { order } });
    await sell(stack, shop, { ...makeSale(shiftId, product), late: { at: new Date().toISOString(), prices: [] } });
  });

  it("needs the permission to create orders, and with a payment that to record payments", async () => {
    const seller = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
    expect(await send(makeSale(shiftId, product), seller)).toMatchObject({
      status: 403,
      body: { code: "payment_forbidden" },
    });
    const onCredit = makeSale(shiftId, product, { payments: [], customer: { phone: "0712345678" } });
    expect((await send(onCredit, seller)).status).toBe(201);
    const reader = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
    expect((await send(makeSale(shiftId, product), reader)).status).toBe(403);
    const stranger = await openShop(stack);
    expect((await send(makeSale(shiftId, product), stranger)).status).toBe(404);
  });
});

describe("the same sale", () => {
  it("sent 30 times at once, and again later by somebody else, is one order and one answer", async () => {
    const sale = makeSale(shiftId, product, { quantity: 2 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(sale)));
    expect(countByStatus(answers)).toEqual({ 201: 30 });
    const told = answers.map(({ body }) => sales.create.reply.parse(body).order_id);
    expect(new Set(told).size).toBe(1);
    const colleague = await addMember(stack, shop, [
      { resource: "orders", action: "create" },
      { resource: "transactions", action: "create" },
    ]);
    await call(stack, shifts.close, { params: { id: shiftId }, body: { counted_minor: 800_000 } }, shop);
    // Also once its shift is closed.
    expect((await sell(stack, colleague, sale)).order_id).toBe(told[0]);
    expect(await countOrders()).toBe(1);
    expect((await stockOf(stack, itemOf(product))).stock).toBe(18);
    expect((await call(stack, transactions.balances, {}, shop)).cash).toEqual(money(300_000));
    expect(await countDeadlocks(stack)).toBe(0);
  });

  it("with something else in it is refused, and nothing changes", async () => {
    const sale = makeSale(shiftId, product);
    await sell(stack, shop, sale);
    const other = { ...makeSale(shiftId, product, { quantity: 2 }), id: sale.id };
    expect(await send(other)).toMatchObject({ status: 409, body: { code: "pos_id_used" } });
    expect(await countOrders()).toBe(1);
  });
});

it(`the last piece, wanted at the till and in carts at once, is sold once, ${inject("raceRounds")} times`, async () => {
  for (let round = 0; round < inject("raceRounds"); round++) {
    const last = await addProduct(stack, shop, { price_minor: 100_000, stock: 1 });
    const tokens = await addCarts(
      stack,
      shop,
      Array.from({ length: 10 }, () => [makeCartLine(last)]),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => send(makeSale(shiftId, last))),
      ...tokens.map((token) => request(stack, cart.submit, { query: { token }, body: selectProduct(last) })),
    ]);
    const { 201: sold, 409: late, ...others } = countByStatus(answers);
    expect([sold, late, others]).toEqual([1, 19, {}]);
    expect(await stockOf(stack, itemOf(last))).toEqual({ stock: 0, moved: 0 });
  }
  expect(await countDeadlocks(stack)).toBe(0);
});

it("the cart of a customer shows what the till has sold", async () => {
  const token = await addCart(stack, shop, [makeCartLine(product, 2)]);
  await sell(stack, shop, makeSale(shiftId, product, { quantity: 20 }));
  const answer = await request(stack, cart.submit, { query: { token }, body: selectProduct(product, 2) });
  expect(answer.status).toBe(409);
});
