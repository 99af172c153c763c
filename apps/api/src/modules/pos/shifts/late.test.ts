import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { debts } from "@mauzo/contract/payments/debts";
import { posSettings } from "@mauzo/contract/pos/registers";
import { type NewShift, shifts } from "@mauzo/contract/pos/shifts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, addProduct, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
const register = makeRegister("Mlangoni");
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { price_minor: 100_000, stock: 20 });
  await addRegisters(stack, shop, register);
});

const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
const money = (minor: number) => ({ minor, currency: "TZS" });
const makeLate = (hours: number, part: Partial<NewShift> = {}): NewShift => ({
  ...{ id: randomUUID(), register_id: register.id, float_minor: 20_000 },
  ...{ late: { at: hoursAgo(hours), register: register.name }, ...part },
});
type By = { token: string };
const begin = (body: NewShift, by: By = shop) => request(stack, shifts.begin, { body }, by);
const close = (id: string, hours: number, counted: number, by: By = shop, note = "") =>
  request(
    stack,
    shifts.close,
    { params: { id }, body: { counted_minor: counted, note, late: { at: hoursAgo(hours) } } },
    by,
  );
const get = (id: string) => call(stack, shifts.get, { params: { id } }, shop);

describe("a day without a network", () => {
  it("told of in its order stands when it was, with its sales, a new customer's debt and its count", async () => {
    const opened = makeLate(10);
    expect((await begin(opened)).status).toBe(201);
    const late = { at: hoursAgo(8), prices: [] };
    await sell(stack, shop, { ...makeSale(opened.id, product, { quantity: 2 }), late });
    const customer = { name: "Mpya", phone: "0712 345 678" };
    await sell(stack, shop, { ...makeSale(opened.id, product, { payments: [], customer }), late });
    expect(await close(opened.id, 2, 219_000)).toMatchObject({ status: 200, body: { difference: money(-1_000) } });
    const shift = await get(opened.id);
    expect(shift).toMatchObject({
      ...{ opened_at: opened.late?.at, sales: 2, cash: money(200_000), credit: money(100_000), float: money(20_000) },
      ...{ expected: money(220_000), counted: money(219_000) },
    });
    expect(Math.abs(Date.parse(shift.closed_at ?? "") - (Date.now() - 2 * hourMs))).toBeLessThan(60_000);
    expect((await call(stack, debts.list, {}, shop)).items).toMatchObject([{ name: "Mpya", owed: money(100_000) }]);
    const { items } = await call(stack, transactions.list, { query: { kind: "difference" } }, shop);
    expect(items.map(({ amount, at }) => [amount.minor, at])).toEqual([[1_000, shift.closed_at]]);
  });

  it("is told of once, however often it is sent and whoever of the shop sends it", async () => {
    const opened = makeLate(5);
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(opened)));
    expect(countByStatus(answers)).toEqual({ 201: 10 });
    await sell(stack, shop, makeSale(opened.id, product));
    const colleague = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
    // What is in it is not theirs to see.
    expect(await begin(opened, colleague)).toMatchObject({ status: 201, body: { id: opened.id, total: money(0) } });
    expect((await begin({ ...opened, late: undefined }, colleague)).body).toMatchObject({ code: "pos_id_used" });
    expect((await begin({ ...opened, float_minor: 1 }, colleague)).body).toMatchObject({ code: "pos_id_used" });
    const closed = await Promise.all(Array.from({ length: 10 }, () => close(opened.id, 1, 120_000)));
    expect(countByStatus(closed)).toEqual({ 200: 10 });
    expect((await close(opened.id, 1, 1)).body).toMatchObject({ code: "pos_shift_closed" });
    expect((await close(opened.id, 1, 120_000, colleague)).status).toBe(404);
  });

  it("is not short of what came into its drawer after the count, nor has too much for what left it", async () => {
    const opened = makeLate(5);
    await begin(opened);
    await sell(stack, shop, { ...makeSale(opened.id, product), late: { at: hoursAgo(3), prices: [] } });
    // By another till in the same shift, after the count of two hours ago.
    await sell(stack, shop, makeSale(opened.id, product, { quantity: 2 }));
    const move = { id: randomUUID(), kind: "out" as const, amount_minor: 5_000, reason: "Benki" };
    await call(stack, shifts.move, { params: { id: opened.id }, body: move }, shop);
    expect(await close(opened.id, 2, 119_000)).toMatchObject({
      body: { cash: money(300_000), expected: money(120_000), difference: money(-1_000) },
    });
    const { items } = await call(stack, transactions.list, { query: { kind: "difference" } }, shop);
    expect(items.map(({ amount }) => amount.minor)).toEqual([1_000]);
  });

  it("stands at a moment that can be, whatever the till's clock said, and ends after it began", async () => {
    const opened = makeLate(-48);
    await begin(opened);
    await close(opened.id, 30, 20_000);
    const { opened_at, closed_at } = await get(opened.id);
    expect(Math.abs(Date.parse(opened_at) - Date.now())).toBeLessThan(60_000);
    expect(closed_at).toBe(opened_at);
  });
});

describe("a register", () => {
  it("that is gone meanwhile keeps nobody from telling what happened at it", async () => {
    await callSave(stack, posSettings.save, { body: { registers: [] } }, shop);
    const { late, ...now } = makeLate(3);
    expect(await begin(now)).toMatchObject({ status: 409, body: { code: "pos_register_gone" } });
    expect(await begin({ ...now, late })).toMatchObject({ status: 201, body: { register: "Mlangoni" } });
  });

  it("at which somebody else has opened a shift meanwhile takes the late one once that is closed", async () => {
    const { id } = await beginShift(stack, shop, register.id);
    const opened = makeLate(3);
    expect(await begin(opened)).toMatchObject({ status: 409, body: { code: "pos_register_taken" } });
    await call(stack, shifts.close, { params: { id }, body: { counted_minor: 0 } }, shop);
    expect((await begin(opened)).status).toBe(201);
  });
});
