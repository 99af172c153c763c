import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { posSettings } from "@mauzo/contract/pos/registers";
import { type Count, mostMovesShown, shifts } from "@mauzo/contract/pos/shifts";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addMember, addProduct, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
const register = makeRegister("Kaunta kuu", { float_minor: 2_000_000 });
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { price_minor: 100, stock: 1_000_000 });
  await addRegisters(stack, shop, register);
});

const money = (minor: number) => ({ minor, currency: "TZS" });
const begin = (floatMinor = 0) => beginShift(stack, shop, register.id, floatMinor);
const get = (id: string) => call(stack, shifts.get, { params: { id } }, shop);
const moveOf = (kind: "in" | "out", amount: number) => ({
  ...{ id: randomUUID(), kind, amount_minor: amount, reason: "Benki" },
});
const move = (id: string, body: object, by: { token: string } = shop) =>
  request(stack, shifts.move, { params: { id }, body }, by);
const close = (id: string, body: Count, by: { token: string } = shop) =>
  request(stack, shifts.close, { params: { id }, body }, by);
const differences = async () =>
  (await call(stack, transactions.list, { query: { kind: "difference" } }, shop)).items.map(({ amount, direction }) => [
    amount.minor,
    direction,
  ]);

describe("registers", () => {
  it("are set by admins, seen by who sells, and not removed while a shift is open at one", async () => {
    const seller = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
    expect((await call(stack, posSettings.get, {}, seller)).registers).toEqual([register]);
    expect((await requestSave(stack, posSettings.save, { body: { registers: [] } }, seller)).status).toBe(403);
    const { id } = await begin();
    expect(await requestSave(stack, posSettings.save, { body: { registers: [] } }, shop)).toMatchObject({
      status: 409,
      body: { code: "pos_register_open" },
    });
    expect((await close(id, { counted_minor: 0 })).status).toBe(200);
    expect((await requestSave(stack, posSettings.save, { body: { registers: [] } }, shop)).status).toBe(200);
    const late = { id: randomUUID(), register_id: register.id, float_minor: 0 };
    expect(await request(stack, shifts.begin, { body: late }, shop)).toMatchObject({ status: 409 });
    expect((await get(id)).register).toBe("Kaunta kuu");
  });
});

it("no shift is opened at a register that is just being removed", async () => {
  const admin = await stack.db.connect();
  try {
    await admin.query("begin");
    await admin.query("update pos_settings set settings = '[]' where shop_id = $1", [shop.shopId]);
    const body = { id: randomUUID(), register_id: register.id, float_minor: 0 };
    let isAnswered = false;
    const answer = request(stack, shifts.begin, { body }, shop).finally(() => {
      isAnswered = true;
    });
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%pos_settings%'";
    await vi.waitFor(
      async () => expect(isAnswered || (await stack.db.query(waiting)).rowCount === 1).toBe(true),
      10_000,
    );
    await admin.query("commit");
    expect(await answer).toMatchObject({ status: 409, body: { code: "pos_register_gone" } });
  } finally {
    admin.release();
  }
});

describe("a shift", () => {
  it("is opened once at a register, however often that is sent and whoever asks", async () => {
    const body = { id: randomUUID(), register_id: register.id, float_minor: 700 };
    const same = await Promise.all(Array.from({ length: 10 }, () => request(stack, shifts.begin, { body }, shop)));
    expect(countByStatus(same)).toEqual({ 201: 10 });
    const others = await Promise.all(
      Array.from({ length: 10 }, () => request(stack, shifts.begin, { body: { ...body, id: randomUUID() } }, shop)),
    );
    expect(countByStatus(others)).toEqual({ 409: 10 });
    expect(others[0]?.body).toMatchObject({ code: "pos_register_taken" });
    expect((await request(stack, shifts.begin, { body: { ...body, float_minor: 1 } }, shop)).body).toMatchObject({
      code: "pos_id_used",
    });
    const { items } = await call(stack, shifts.open, {}, shop);
    expect(items).toMatchObject([{ id: body.id, register_id: register.id, is_own: true }]);
  });

  it("takes no more out of its drawer than is in it, and writes each move down once", async () => {
    const { id } = await begin(1_000);
    await sell(stack, shop, makeSale(id, product, { quantity: 5 }));
    expect(await move(id, moveOf("out", 1_501))).toMatchObject({ status: 409, body: { code: expect.any(String) } });
    const out = moveOf("out", 1_500);
    expect(countByStatus(await Promise.all(Array.from({ length: 8 }, () => move(id, out))))).toEqual({ 201: 8 });
    expect((await move(id, { ...out, amount_minor: 1 })).body).toMatchObject({ code: "pos_id_used" });
    await move(id, moveOf("in", 40));
    expect(await get(id)).toMatchObject({
      ...{ cash: money(500), put_in: money(40), taken_out: money(1_500), expected: money(40) },
      moves: [{ kind: "out" }, { kind: "in", reason: "Benki" }],
    });
    // It is the shop's cash wherever it lies.
    expect((await call(stack, transactions.balances, {}, shop)).cash).toEqual(money(500));
  });

  it("is closed once by 20 at once, and books what is missing once, with a word about it", async () => {
    const { id } = await begin(1_000);
    await sell(stack, shop, makeSale(id, product, { quantity: 5 }));
    expect((await close(id, { counted_minor: 1_400 })).status).toBe(422);
    const count = { counted_minor: 1_400, note: "Chenji ilikosewa" };
    expect(countByStatus(await Promise.all(Array.from({ length: 20 }, () => close(id, count))))).toEqual({ 200: 20 });
    expect((await close(id, { ...count, counted_minor: 1_500 })).body).toMatchObject({ code: "pos_shift_closed" });
    expect((await move(id, moveOf("in", 1))).body).toMatchObject({ code: "pos_shift_closed" });
    expect(await get(id)).toMatchObject({
      ...{ expected: money(1_500), counted: money(1_400), difference: money(-100), note: "Chenji ilikosewa" },
    });
    expect(await differences()).toEqual([[100, "out"]]);
    expect((await call(stack, transactions.balances, {}, shop)).cash).toEqual(money(400));
    const again = await begin();
    expect((await close(again.id, { counted_minor: 30, note: "Sarafu" })).status).toBe(200);
    expect(await differences()).toEqual([
      [30, "in"],
      [100, "out"],
    ]);
    const first = await call(stack, shifts.list, { query: { limit: 1 } }, shop);
    expect(first.items.map((each) => each.id)).toEqual([again.id]);
    const rest = await call(stack, shifts.list, { query: { limit: 1, cursor: first.next ?? "" } }, shop);
    expect([rest.items.map((each) => each.id), rest.next]).toEqual([[id], null]);
  });

  it("is seen by who opened it and by who may read transactions, and closed by them", async () => {
    const seller = { resource: "orders", action: "create" } as const;
    const [own, other] = [await addMember(stack, shop, [seller]), await addMember(stack, shop, [seller])];
    const { id } = await beginShift(stack, own, register.id, 100);
    const accountant = await addMember(stack, shop, [seller, { resource: "transactions", action: "read" }]);
    for (const [by, status] of [
      [own, 200],
      [other, 404],
      [accountant, 200],
      [await openShop(stack), 404],
    ] as const) {
      expect((await request(stack, shifts.get, { params: { id } }, by)).status).toBe(status);
      expect((await move(id, moveOf("in", 1), by)).status).toBe(status === 200 ? 201 : 404);
    }
    expect((await request(stack, shifts.list, {}, own)).status).toBe(403);
    expect((await close(id, { counted_minor: 102 }, other)).status).toBe(404);
    expect((await close(id, { counted_minor: 102 }, own)).status).toBe(200);
  });
});

it("balances on any day: what is expected is what went through, and the books have what was counted", async () => {
  const amount = fc.integer({ min: 1, max: 400 });
  const event = fc.oneof(
    fc.record({ kind: fc.constant("cash" as const), amount }),
    fc.record({ kind: fc.constant("mobile" as const), amount }),
    fc.record({ kind: fc.constant("split" as const), amount }),
    fc.record({ kind: fc.constant("credit" as const), amount }),
    fc.record({ kind: fc.constant("in" as const), amount }),
    fc.record({ kind: fc.constant("out" as const), amount }),
  );
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5_000 }),
      fc.array(event, { maxLength: 8 }),
      fc.integer({ min: -50, max: 50 }),
      async (float, events, wanted) => {
        const { id } = await begin(float);
        const model = { drawer: float, cash: 0, mobile: 0, credit: 0, sales: 0, total: 0, in: 0, out: 0 };
        for (const { kind, amount: units } of events) {
          if (kind === "in" || kind === "out") {
            const minor = kind === "out" ? Math.min(units, model.drawer) : units;
            if (minor === 0) continue;
            expect((await move(id, moveOf(kind, minor))).status).toBe(201);
            model[kind] += minor;
            model.drawer += kind === "in" ? minor : -minor;
            continue;
          }
          const total = units * 100;
          const cash = { cash: total, mobile: 0, split: units, credit: Math.floor(total / 3) }[kind];
          const mobile = { cash: 0, mobile: total, split: total - units, credit: 0 }[kind];
          const payments = [
            { method: "cash" as const, amount_minor: cash },
            { method: "mobile_money" as const, amount_minor: mobile },
          ].filter(({ amount_minor }) => amount_minor > 0);
          const customer = { name: "Neema", phone: "0712345678" };
          await sell(stack, shop, makeSale(id, product, { quantity: units, payments, customer }));
          model.drawer += cash;
          model.cash += cash;
          model.mobile += mobile;
          model.credit += total - cash - mobile;
          model.sales += 1;
          model.total += total;
        }
        const counted = Math.max(0, model.drawer + wanted);
        const { status, body } = await close(id, { counted_minor: counted, note: "Hesabu" });
        expect(status).toBe(200);
        expect(shifts.close.reply.parse(body)).toMatchObject({
          ...{ sales: model.sales, total: money(model.total), cash: money(model.cash), float: money(float) },
          ...{ mobile_money: money(model.mobile), credit: money(model.credit), put_in: money(model.in) },
          ...{ taken_out: money(model.out), expected: money(model.drawer), counted: money(counted) },
          difference: money(counted - model.drawer),
        });
        booked += model.cash + counted - model.drawer;
        expect((await call(stack, transactions.balances, {}, shop)).cash).toEqual(money(booked));
      },
    ),
    { numRuns: Math.ceil(20 * Number(process.env.PROPERTY_SHARE ?? 1)), endOnFailure: true },
  );
  // Every sale is an order that is paid by the journal as the till said.
  expect(
    await countRows(
      stack,
      `pos_sales s join orders o on o.shop_id = s.shop_id and o.id = s.order_id where s.shop_id = $1
       and (o.total_minor, o.paid_minor, o.channel) is distinct from (s.total_minor, s.paid_minor, 'pos')`,
      [shop.shopId],
    ),
  ).toBe(0);
});

it("lets a cashier read their own shifts again, and nobody else's, with the newest moves of a drawer", async () => {
  const cashier = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
  const others = await begin();
  await close(others.id, { counted_minor: 0 });
  const own = { id: randomUUID(), register_id: register.id, float_minor: 500 };
  expect((await request(stack, shifts.begin, { body: own }, cashier)).status).toBe(201);
  const moves = Array.from({ length: mostMovesShown + 2 }, () => moveOf("in", 1));
  for (const each of moves) expect((await move(own.id, each, cashier)).status).toBe(201);
  const counted_minor = 500 + moves.length;
  expect((await close(own.id, { counted_minor }, cashier)).status).toBe(200);
  const { items } = await call(stack, shifts.own, { query: {} }, cashier);
  expect(items.map(({ id, expected }) => [id, expected.minor])).toEqual([[own.id, counted_minor]]);
  expect((await request(stack, shifts.list, { query: {} }, cashier)).status).toBe(403);
  const shown = (await call(stack, shifts.get, { params: { id: own.id } }, cashier)).moves.map(({ id }) => id);
  expect(shown).toEqual(moves.slice(2).map(({ id }) => id));
});
