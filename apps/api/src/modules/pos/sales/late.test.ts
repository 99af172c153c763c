import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { type NewSale, sales } from "@mauzo/contract/pos/sales";
import { shifts } from "@mauzo/contract/pos/shifts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
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
  product = await addProduct(stack, shop, { name: "Sukari", price_minor: 150_000, stock: 20 });
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  shiftId = (await beginShift(stack, shop, register?.id ?? "", 500_000)).id;
});

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const itemOf = (each: Product) => each.variants[0]?.id ?? "";
const send = (sale: object, by: { token: string } = shop) => request(stack, sales.create, { body: sale }, by);
const money = (minor: number) => ({ minor, currency: "TZS" });
const cash = (minor: number) => [{ method: "cash" as const, amount_minor: minor }];
/** A sale that was made this long ago without a network, at the prices of now unless said otherwise. */
const makeLate = (each: Product, days: number, part: Partial<NewSale> & { quantity?: number } = {}) => ({
  ...makeSale(shiftId, each, part),
  late: {
    at: daysAgo(days),
    prices: each.variants.map(({ id, price }) => ({ id, price_minor: price.minor })),
    ...part.late,
  },
});
const balanceOfCash = async () => (await call(stack, transactions.balances, {}, shop)).cash;

describe("a sale made without a network", () => {
  it("stands at the moment when it was made: as an order, as money, and with its customer", async () => {
    const late = makeLate(product, 2, { customer: { name: "Neema", phone: "0712 345 678" } });
    const sale = await sell(stack, shop, late);
    expect(sale).toMatchObject({ at: late.late.at, notes: [], paid: money(150_000) });
    const order = await call(stack, orders.get, { params: { id: sale.order } }, shop);
    expect(order).toMatchObject({ placed_at: late.late.at, fulfilment: "picked up", payment: "paid" });
    expect(order.payments).toMatchObject([{ at: late.late.at, amount: money(150_000) }]);
    const { rows } = await stack.db.query(
      "select uuid_extract_timestamp(id) as at, placed_at from orders where shop_id = $1",
      [shop.shopId],
    );
    expect(rows).toEqual([{ at: new Date(late.late.at), placed_at: new Date(late.late.at) }]);
    // A sale of now stands before it in the list.
    const now = await sell(stack, shop, makeSale(shiftId, product));
    const { items } = await call(stack, orders.list, { query: { channel: "pos" } }, shop);
    expect(items.map(({ id }) => id)).toEqual([now.order, sale.order]);
    const { items: known } = await call(stack, customers.list, {}, shop);
    expect(known).toMatchObject([{ name: "Neema", last_order_at: late.late.at }]);
  });

  it("is one sale however often, and by whom, it is sent; with something else in it, it is refused", async () => {
    const late = makeLate(product, 8);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(late)));
    expect(countByStatus(answers)).toEqual({ 201: 20 });
    const colleague = await addMember(stack, shop, [
      { resource: "orders", action: "create" },
      { resource: "transactions", action: "create" },
    ]);
    const again = await sell(stack, colleague, late);
    expect(new Set(answers.map(({ body }) => sales.create.reply.parse(body).order_id))).toEqual(
      new Set([again.order_id]),
    );
    expect(await send({ ...makeLate(product, 8, { quantity: 2 }), id: late.id })).toMatchObject({
      ...{ status: 409, body: { code: "pos_id_used" } },
    });
    // What was sold is the same, whenever that is said to have been.
    const earlier = { ...late, late: { ...late.late, at: daysAgo(9) } };
    expect(await sell(stack, shop, earlier)).toMatchObject({ order_id: again.order_id, at: late.late.at });
    expect(await countRows(stack, "orders where shop_id = $1", [shop.shopId])).toBe(1);
    expect(await balanceOfCash()).toEqual(money(150_000));
    expect(await countDeadlocks(stack)).toBe(0);
  });

  it("is the one that was sold with a network, where only the answer was lost", async () => {
    const { late, ...sold } = makeLate(product, 0.01);
    const answers = await Promise.all([send(sold), send({ ...sold, late }), send(sold)]);
    expect(countByStatus(answers)).toEqual({ 201: 3 });
    expect(await sell(stack, shop, { ...sold, late })).toMatchObject({ total: money(150_000) });
    expect(await countRows(stack, "orders where shop_id = $1", [shop.shopId])).toBe(1);
    expect((await stockOf(stack, itemOf(product))).stock).toBe(19);
  });

  it("is kept where its goods were sold by others as well, with what was missing", async () => {
    const last = await addProduct(stack, shop, { name: "Kibiriti", price_minor: 100_000, stock: 1 });
    const answers = await Promise.all([1, 2, 3].map((quantity) => send(makeLate(last, 1, { quantity }))));
    expect(countByStatus(answers)).toEqual({ 201: 3 });
    const missing = answers.flatMap(({ body }) =>
      sales.create.reply.parse(body).notes.map((note) => (note.kind === "short" ? note.missing : 0)),
    );
    expect(missing.reduce((sum, units) => sum + units, 0)).toBe(5);
    expect(await stockOf(stack, itemOf(last))).toEqual({ stock: 0, moved: 0 });
    // At the counter nobody sells what is not there.
    expect((await send(makeSale(shiftId, last))).status).toBe(409);
    expect(await countDeadlocks(stack)).toBe(0);
  });

  it("keeps the price it was sold at, also of what is no longer on offer, with a note of both", async () => {
    const sold = makeLate(product, 1, { quantity: 2 });
    await stack.db.query("update variants set price_minor = 180000 where shop_id = $1", [shop.shopId]);
    await stack.db.query("update products set archived_at = now() where shop_id = $1", [shop.shopId]);
    const sale = await sell(stack, shop, sold);
    expect(sale).toMatchObject({ total: money(300_000), paid: money(300_000) });
    expect(sale.notes).toEqual([
      { kind: "price", name: "Sukari", sold: money(150_000), now: money(180_000) },
      { kind: "archived", name: "Sukari" },
    ]);
    expect((await stockOf(stack, itemOf(product))).stock).toBe(18);
    expect(await sell(stack, shop, sold)).toMatchObject({ order_id: sale.order_id, notes: sale.notes });
  });

  it("has prices that the shop really had, from a list of products that is no older than one can be", async () => {
    const at = (minor: number, days = 1) => ({
      ...makeLate(product, days),
      ...{ total_minor: minor, payments: cash(minor) },
      late: { at: daysAgo(days), prices: [{ id: itemOf(product), price_minor: minor }] },
    });
    expect(await send(at(1_000))).toMatchObject({ status: 422, body: { code: "pos_price_unknown" } });
    await stack.db.query("update variants set price_minor = 180000 where shop_id = $1", [shop.shopId]);
    await stack.db.query("update variants set price_minor = 200000 where shop_id = $1", [shop.shopId]);
    for (const minor of [150_000, 180_000, 200_000])
      expect(await sell(stack, shop, at(minor))).toMatchObject({ total: money(minor) });
    await stack.db.query(
      "update past_prices set until = now() - interval '9 days' where shop_id = $1 and price_minor = 150000",
      [shop.shopId],
    );
    expect(await send(at(150_000))).toMatchObject({ status: 422, body: { code: "pos_price_unknown" } });
    expect(await sell(stack, shop, at(150_000, 5))).toMatchObject({ total: money(150_000) });
    // The price of another item is not this one's.
    const other = await addProduct(stack, shop, { name: "Chumvi", price_minor: 50_000, stock: 3 });
    await stack.db.query("update variants set price_minor = 60000 where id = $1", [itemOf(other)]);
    expect(await send(at(50_000))).toMatchObject({ status: 422, body: { code: "pos_price_unknown" } });
    expect(await countRows(stack, "orders where shop_id = $1", [shop.shopId])).toBe(4);
  });

  it.each([
    ["ahead", -1, 0],
    ["far behind", 90, 35],
  ])("whose clock was %s stands at the nearest moment that can be, with a note", async (_, days, stands) => {
    const late = makeLate(product, days);
    const sale = await sell(stack, shop, late);
    expect(sale.notes).toEqual([{ kind: "clock", told: late.late.at }]);
    expect(Math.round((Date.now() - Date.parse(sale.at)) / dayMs)).toBe(stands);
  });

  it("on credit from two tills is owed by one customer, however the number was typed", async () => {
    for (const phone of ["0712345678", "+255 712 345 678", "255712345678"])
      await sell(stack, shop, makeLate(product, 1, { payments: [], customer: { name: "Asha", phone } }));
    const { items } = await call(stack, debts.list, {}, shop);
    expect(items).toMatchObject([{ name: "Asha", owed: money(450_000) }]);
  });

  it("is refused where it is none of the shop, its sums are wrong, or the caller may not sell", async () => {
    const late = makeLate(product, 1);
    expect((await send(late, await openShop(stack))).status).toBe(404);
    expect(await send({ ...late, total_minor: 140_000, payments: cash(140_000) })).toMatchObject({
      ...{ status: 409, body: { code: "pos_total_changed" } },
    });
    const seller = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
    expect(await send(late, seller)).toMatchObject({ status: 403, body: { code: "payment_forbidden" } });
    const foreign = await addProduct(stack, await openShop(stack), { price_minor: 150_000, stock: 3 });
    expect((await send(makeLate(foreign, 1))).status).toBe(404);
    expect(await countRows(stack, "orders where shop_id = $1", [shop.shopId])).toBe(0);
  });
});

it("sales told of after the close are in their own shift, and explain its difference", async () => {
  await sell(stack, shop, makeSale(shiftId, product));
  // What two unsent sales brought was counted with the drawer.
  const counted = { counted_minor: 950_000, note: "Mauzo mawili hayajatumwa" };
  const closed = await call(stack, shifts.close, { params: { id: shiftId }, body: counted }, shop);
  expect(closed).toMatchObject({ expected: money(650_000), difference: money(300_000) });
  expect(await balanceOfCash()).toEqual(money(450_000));
  const answers = await Promise.all([send(makeLate(product, 0.01)), send(makeLate(product, 0.02))]);
  for (const { body } of answers)
    expect(sales.create.reply.parse(body).notes.map(({ kind }) => kind)).toEqual(["closed"]);
  const shift = await call(stack, shifts.get, { params: { id: shiftId } }, shop);
  expect(shift).toMatchObject({ sales: 3, expected: money(950_000), difference: money(0), cash: money(450_000) });
  expect(await balanceOfCash()).toEqual(money(450_000));
  // The same count again is answered as before.
  expect((await call(stack, shifts.close, { params: { id: shiftId }, body: counted }, shop)).counted).toEqual(
    money(950_000),
  );
  expect(await countDeadlocks(stack)).toBe(0);
});
