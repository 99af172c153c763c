import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { type NewTillReturn, tillReturns } from "@mauzo/contract/pos/returns";
import type { NewSale } from "@mauzo/contract/pos/sales";
import { shifts } from "@mauzo/contract/pos/shifts";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import {
  addMember,
  addProduct,
  countByStatus,
  countDeadlocks,
  countRows,
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
  product = await addProduct(stack, shop, { price_minor: 100_000, stock: 50 });
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  shiftId = (await beginShift(stack, shop, register?.id ?? "", 200_000)).id;
});

type By = { token: string };
const itemOf = (each: Product) => each.variants[0]?.id ?? "";
const money = (minor: number) => ({ minor, currency: "TZS" });
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const find = (code: string, by: By = shop) => request(stack, tillReturns.find, { query: { code } }, by);
const send = (body: NewTillReturn, by: By = shop) => request(stack, tillReturns.create, { body }, by);
/** Sends it until it is answered: a machine that has too much to do says so, and is asked again. */
async function insist(make: () => NewTillReturn | Promise<NewTillReturn>) {
  for (;;) {
    const answer = await send(await make());
    const isChanged = answer.status === 409 && JSON.stringify(answer.body).includes("order_changed");
    if (answer.status !== 503 && !isChanged) return answer;
  }
}
const shift = () => call(stack, shifts.get, { params: { id: shiftId } }, shop);
const countReturns = () => countRows(stack, "pos_returns where shop_id = $1", [shop.shopId]);
const sold = (quantity: number, part: Partial<NewSale> = {}) =>
  sell(stack, shop, makeSale(shiftId, product, { quantity, ...part }));

/** A return of some units of the first line of an order, as it is now. */
async function makeReturn(id: string, part: Partial<NewTillReturn> & { quantity?: number; restock?: boolean } = {}) {
  const { quantity = 1, restock = true, ...more } = part;
  const { version, lines } = await read(id);
  return {
    ...{ id: randomUUID(), shift_id: shiftId, order: id, version, refund_minor: quantity * 100_000, ...more },
    lines: [{ id: lines[0]?.id ?? "", quantity, restock }],
  };
}

describe("a receipt", () => {
  it("is found by its number however that is typed, and by the key of its code", async () => {
    const sale = await sold(2);
    const plain = sale.order_id.toLowerCase().replace("-", " ");
    const key = new URL(sale.url).searchParams.get("token") ?? "";
    for (const code of [sale.order_id, plain, key])
      expect(await find(code)).toMatchObject({ status: 200, body: { id: sale.order, lines: [{ quantity: 2 }] } });
    expect(await find("7K4Q9-DXM2T")).toMatchObject({ status: 404, body: { code: "pos_receipt_unknown" } });
    await stack.db.query("update lookup_keys set expires_at = now() where kind = 'cart' and shop_id = $1", [
      shop.shopId,
    ]);
    expect((await find(key)).status).toBe(404);
  });

  it("is found in its own shop only, by who may change orders", async () => {
    const sale = await sold(1);
    const key = new URL(sale.url).searchParams.get("token") ?? "";
    const stranger = await openShop(stack);
    for (const code of [sale.order_id, key]) expect((await find(code, stranger)).status).toBe(404);
    const seller = await addMember(stack, shop, [{ resource: "orders", action: ["create", "read"] }]);
    expect((await find(sale.order_id, seller)).status).toBe(403);
  });
});

describe("goods that come back to the counter", () => {
  it("are on the shelf again or written off, with their money out of the drawer and in the Z report", async () => {
    const sale = await sold(4);
    const first = await send(await makeReturn(sale.order, { quantity: 2, reason: "Saizi" }));
    expect(first).toMatchObject({
      status: 201,
      body: {
        ...{ order: sale.order, order_id: sale.order_id, returned: money(200_000), refunded: money(200_000) },
        ...{ owed: money(0), lines: [{ quantity: 2, unit_price: money(100_000), restocked: true }] },
      },
    });
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: 48 });
    expect((await send(await makeReturn(sale.order, { restock: false }))).status).toBe(201);
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: 48 });
    expect(await read(sale.order)).toMatchObject({ total: money(100_000), paid: money(100_000), payment: "paid" });
    expect(await shift()).toMatchObject({
      ...{ sales: 1, total: money(400_000), cash: money(400_000), returns: 2, returned: money(300_000) },
      ...{ refunded: money(300_000), expected: money(300_000) },
    });
    expect((await call(stack, transactions.balances, {}, shop)).cash).toEqual(money(100_000));
    const { difference } = await call(
      stack,
      shifts.close,
      { params: { id: shiftId }, body: { counted_minor: 300_000 } },
      shop,
    );
    expect(difference).toEqual(money(0));
  });

  it("come from any order that was handed over, also one that nobody sold over the counter", async () => {
    const order = await createManualOrder(stack, shop, selectProduct(product, 2));
    const payment = { amount_minor: 200_000, method: "mobile_money" as const };
    await call(stack, orderPayments.create, { params: { id: order.id }, body: payment }, shop);
    expect(await send(await makeReturn(order.id))).toMatchObject({
      ...{ status: 409, body: { code: "order_not_returnable" } },
    });
    await call(stack, orders.move, { params: { id: order.id }, body: { from: "new", to: "delivered" } }, shop);
    expect((await send(await makeReturn(order.id))).status).toBe(201);
    expect(await shift()).toMatchObject({ sales: 0, cash: money(0), refunded: money(100_000) });
  });

  it("that were sold on credit are owed no more, and nothing is given back for them", async () => {
    const sale = await sold(3, { payments: [], customer: { name: "Neema", phone: "0712345678" } });
    const paidBack = await makeReturn(sale.order, { quantity: 1 });
    expect(await send(paidBack)).toMatchObject({ status: 422 });
    expect(await send({ ...paidBack, refund_minor: 0 })).toMatchObject({
      ...{ status: 201, body: { returned: money(100_000), refunded: money(0), owed: money(200_000) } },
    });
  });
});

describe("a return", () => {
  it("is refused with its reason, and changes nothing", async () => {
    const sale = await sold(3);
    const right = await makeReturn(sale.order);
    const [line] = right.lines;
    const wrong: [object, number, string][] = [
      [{ lines: [{ ...line, quantity: 4 }] }, 422, "return_too_large"],
      [{ lines: [{ ...line, id: randomUUID() }] }, 422, "order_line_unknown"],
      [{ version: right.version + 1 }, 409, "order_changed"],
      [{ refund_minor: 100_001 }, 422, "pos_refund_too_large"],
      [{ refund_minor: 500_001 }, 409, "pos_drawer_too_small"],
      [{ shift_id: randomUUID() }, 404, "not_found"],
      [{ order: randomUUID() }, 404, "not_found"],
    ];
    for (const [part, status, code] of wrong) {
      const { status: got, body } = await send({ ...right, ...part });
      expect([got, JSON.stringify(body)]).toEqual([status, expect.stringContaining(code)]);
    }
    expect(await shift()).toMatchObject({ returns: 0, refunded: money(0), expected: money(500_000) });
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: 47 });
    await call(stack, shifts.close, { params: { id: shiftId }, body: { counted_minor: 500_000 } }, shop);
    expect(await send(right)).toMatchObject({ status: 409, body: { code: "pos_shift_closed" } });
    expect(await countReturns()).toBe(0);
  });

  it("needs the permission to change orders, with money that to record refunds, and a drawer that is one's own", async () => {
    const sale = await sold(3);
    const seller = await addMember(stack, shop, [
      { resource: "orders", action: "create" },
      { resource: "transactions", action: ["create", "update"] },
    ]);
    expect((await send(await makeReturn(sale.order), seller)).status).toBe(403);
    const taker = await addMember(stack, shop, [
      { resource: "orders", action: ["create", "update"] },
      { resource: "transactions", action: "read" },
    ]);
    expect(await send(await makeReturn(sale.order), taker)).toMatchObject({
      ...{ status: 403, body: { code: "refund_forbidden" } },
    });
    expect((await send(await makeReturn(sale.order, { refund_minor: 0 }), taker)).status).toBe(201);
    const other = await addMember(stack, shop, [
      { resource: "orders", action: ["create", "update"] },
      { resource: "transactions", action: "update" },
    ]);
    expect((await send(await makeReturn(sale.order), other)).status).toBe(404);
    const stranger = await openShop(stack);
    expect((await send(await makeReturn(sale.order), stranger)).status).toBe(404);
    expect(await countReturns()).toBe(1);
  });

  it("sent 10 times at once, and again once the shift is closed, happens once", async () => {
    const sale = await sold(3);
    const body = await makeReturn(sale.order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => insist(() => body)));
    expect(countByStatus(answers)).toEqual({ 201: 10 });
    expect(await send({ ...body, refund_minor: 1 })).toMatchObject({ status: 409, body: { code: "pos_id_used" } });
    await call(stack, shifts.close, { params: { id: shiftId }, body: { counted_minor: 400_000 } }, shop);
    expect(await send(body)).toMatchObject({ status: 201, body: { refunded: money(100_000) } });
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: 48 });
    expect(await countReturns()).toBe(1);
  });

  it("is never of more than was sold, whoever asks at once", async () => {
    const sale = await sold(5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => insist(() => makeReturn(sale.order))));
    expect(countByStatus(answers)).toEqual({ 201: 5, 422: 3 });
    expect(await read(sale.order)).toMatchObject({ total: money(0), paid: money(0), lines: [{ returned: 5 }] });
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: 50 });
    expect(await shift()).toMatchObject({ refunded: money(500_000), expected: money(200_000), returns: 5 });
    expect(await countDeadlocks(stack)).toBe(0);
  });
});

it("whatever is sold, discounted and brought back, the drawer holds what was paid less what was given back", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      async (quantity, share, parts) => {
        const before = await shift();
        const discount = { kind: "discount" as const, name: "Punguzo", type: "percentage" as const, value: share };
        const total = quantity * 100_000 - Math.round((quantity * 100_000 * share) / 10_000);
        const sale = await sold(quantity, {
          ...{ charges: share === 0 ? [] : [discount], total_minor: total },
          payments: total === 0 ? [] : [{ method: "cash", amount_minor: total }],
        });
        let [left, paid] = [quantity, total];
        for (const part of parts) {
          if (part > left) continue;
          left -= part;
          const kept = left * 100_000 - Math.round((left * 100_000 * share) / 10_000);
          const wanted = await makeReturn(sale.order, { quantity: part, refund_minor: paid - kept });
          expect((await send({ ...wanted, refund_minor: paid - kept + 1 })).status).toBeGreaterThanOrEqual(400);
          expect((await send(wanted)).status).toBe(201);
          paid = kept;
        }
        const { expected, cash, refunded, float } = await shift();
        expect(expected.minor).toBe(before.expected.minor + paid);
        expect(expected.minor).toBe(float.minor + cash.minor - refunded.minor);
        expect(await read(sale.order)).toMatchObject({ total: money(paid), paid: money(paid) });
      },
    ),
    { numRuns: 12 },
  );
});
