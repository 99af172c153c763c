import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderPlans } from "@mauzo/contract/orders/order-plans";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { sales } from "@mauzo/contract/pos/sales";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addRegisters, beginShift, makeRegister, makeSale } from "../../../../test/pos-fixtures.ts";
import { addMember, addProduct, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
let id: string;
let shiftId: string;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { price_minor: 10_000, stock: 100 });
  id = (await call(stack, customers.create, { body: { name: "Amina", phone: "0712345671" } }, shop)).id;
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  shiftId = (await beginShift(stack, shop, register?.id ?? "")).id;
});

const limit = (limit_minor: number | null, by: { token: string } = shop) =>
  request(stack, customers.limit, { params: { id }, body: { limit_minor } }, by);
const owed = async () => (await call(stack, customers.get, { params: { id } }, shop)).owed.minor;
const enter = (paid = 0, quantity = 1) => {
  const payment = paid > 0 ? { payment: { amount_minor: paid, method: "cash" as const } } : {};
  const body = { ...selectProduct(product, quantity), customer: { id }, language: "sw" as const, ...payment };
  return request(stack, manualOrders.create, { body }, shop);
};
const sellOnCredit = (part: object = {}) =>
  request(
    stack,
    sales.create,
    { body: { ...makeSale(shiftId, product), payments: [], customer: { id }, ...part } },
    shop,
  );
const refused = (left_minor: number) => ({ status: 409, body: { code: "credit_limit_reached", left_minor } });

describe("what a customer may owe at most", () => {
  it("is shown with them, and as much as the shop gives where nobody said it", async () => {
    expect((await enter(0, 5)).status).toBe(201);
    expect((await call(stack, customers.get, { params: { id } }, shop)).credit_limit).toBeNull();
    expect(await limit(50_000)).toMatchObject({ status: 200, body: { credit_limit: { minor: 50_000 } } });
    expect((await call(stack, debts.get, { params: { id } }, shop)).limit).toEqual({ minor: 50_000, currency: "TZS" });
    expect(await enter()).toMatchObject(refused(0));
    await limit(null);
    expect((await enter()).status).toBe(201);
  });

  it("is never exceeded by many at once: orders that are entered, and sales on credit", async () => {
    await limit(55_000);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? enter() : sellOnCredit())));
    expect(countByStatus(answers)).toEqual({ 201: 5, 409: 15 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "credit_limit_reached" });
    expect(await owed()).toBe(50_000);
  });

  it("counts only what is left unpaid", async () => {
    await limit(5_000);
    expect(await enter(4_999)).toMatchObject(refused(5_000));
    expect((await enter(5_000)).status).toBe(201);
    expect(await enter(9_999)).toMatchObject(refused(0));
    expect((await enter(10_000)).status).toBe(201);
    expect(await owed()).toBe(5_000);
  });

  it("holds for an order that is given on credit later; another day for one that is stays possible", async () => {
    const customer = { id };
    const first = await createManualOrder(stack, shop, { ...selectProduct(product, 2), customer });
    await limit(10_000);
    const at = (due_on: string | null) =>
      request(stack, orderCredit.change, { params: { id: first.id }, body: { due_on } }, shop);
    expect(await at("2030-01-01")).toMatchObject(refused(10_000));
    const instalments = [
      { due_on: "2030-01-01", amount_minor: 10_000 },
      { due_on: "2030-02-01", amount_minor: 10_000 },
    ];
    const split = () => request(stack, orderPlans.split, { params: { id: first.id }, body: { instalments } }, shop);
    expect(await split()).toMatchObject(refused(10_000));
    await limit(20_000);
    expect((await at("2030-01-01")).status).toBe(200);
    await limit(10_000);
    expect((await at("2030-03-01")).status).toBe(200);
    const payment = { amount_minor: 15_000, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: first.id }, body: payment }, shop);
    expect((await at(null)).status).toBe(200);
    expect((await at("2030-01-01")).status).toBe(200);
  });

  it("holds for an order that grows", async () => {
    const { id: orderId } = await createManualOrder(stack, shop, { ...selectProduct(product, 2), customer: { id } });
    await limit(25_000);
    const edit = async (quantity: number) => {
      const order = await call(stack, orders.get, { params: { id: orderId } }, shop);
      const lines = order.lines.map((line) => ({ id: line.id, quantity }));
      const body = { ...{ lines, products: [], note: "", reason: "", version: order.version }, charges: [] };
      return request(stack, orderEdits.save, { params: { id: orderId }, body }, shop);
    };
    expect(await edit(3)).toMatchObject(refused(25_000));
    expect((await edit(1)).status).toBe(201);
    expect((await edit(2)).status).toBe(201);
  });

  it("does not undo what was sold without a network: that is noted", async () => {
    await limit(5_000);
    const late = { at: new Date().toISOString(), prices: [] };
    const [note] = sales.create.reply.parse((await sellOnCredit({ id: randomUUID(), late })).body).notes;
    expect(note).toEqual({
      ...{ kind: "limit", limit: { minor: 5_000, currency: "TZS" }, owed: { minor: 10_000, currency: "TZS" } },
    });
  });

  it("is said by admins alone", async () => {
    const member = await addMember(stack, shop, [
      { resource: "customers", action: "update" },
      { resource: "transactions", action: "delete" },
    ]);
    expect((await limit(1, member)).status).toBe(403);
  });
});
