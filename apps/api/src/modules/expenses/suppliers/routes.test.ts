import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { type BillPayment, type SupplierBill, supplierBills, suppliers } from "@mauzo/contract/expenses/suppliers";
import { transactions } from "@mauzo/contract/ledger/transactions";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addReceiptPicture, dayBefore } from "../../../../test/expense-fixtures.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addBill, addSupplier } from "../../../../test/supplier-fixtures.ts";
import { whileLocked } from "../../../../test/while-locked.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const at = ({ id }: { id: string }) => ({ params: { id } });
const payment = (part: Partial<BillPayment> = {}): BillPayment => ({
  ...{ amount_minor: 4_000, method: "cash", paid_on: dayBefore(), ...part },
});
const pay = (bill: { id: string }, part: Partial<BillPayment> = {}, by: { token: string } = shop) =>
  request(stack, supplierBills.pay, { ...at(bill), body: payment(part) }, by);
const paid = async (bill: { id: string }, part: Partial<BillPayment> = {}): Promise<SupplierBill> =>
  call(stack, supplierBills.pay, { ...at(bill), body: payment(part) }, shop);
const owed = async (id: string) => {
  const supplier = await call(stack, suppliers.get, { params: { id } }, shop);
  return [supplier.owed.minor, supplier.overdue.minor, supplier.due_soon.minor];
};
const balances = async () => {
  const { cash, till } = await call(stack, transactions.balances, {}, shop);
  return [cash.minor, till.minor];
};
const profit = async () => {
  const { profit } = await call(stack, expenseOverview.get, { query: {} }, shop);
  return [profit.expenses_minor, profit.profit_minor];
};

it("is owed from the bill on, and paid from the cash box or the till", async () => {
  const { id } = await addSupplier(stack, shop, { phone: "0754 000 111", note: "Ijumaa" });
  await addBill(stack, shop, id, { amount_minor: 5_000, billed_on: dayBefore(9), due_on: dayBefore(1) });
  await addBill(stack, shop, id, { amount_minor: 700, due_on: dayBefore(-7) });
  const bill = await addBill(stack, shop, id, { due_on: dayBefore(-8) });
  expect(await owed(id)).toEqual([15_700, 5_000, 700]);
  const list = await call(stack, suppliers.list, {}, shop);
  expect(list).toMatchObject({ owed: { minor: 15_700 }, overdue: { minor: 5_000 }, due_soon: { minor: 700 } });
  expect(list.items).toMatchObject([{ name: "Mzee Hamisi", phone: "+255754000111", due_on: dayBefore(1) }]);
  expect(await paid(bill)).toMatchObject({ owed: { minor: 6_000 }, state: "open", payments: [{ undone: false }] });
  expect((await pay(bill, { amount_minor: 6_001 })).body).toMatchObject({
    code: "bill_overpaid",
    values: { left: "60" },
  });
  expect(await paid(bill, { amount_minor: 6_000, method: "mobile_money" })).toMatchObject({ state: "paid" });
  expect(await owed(id)).toEqual([5_700, 5_000, 700]);
  expect(await balances()).toEqual([-4_000, -6_000]);
  const { items } = await call(stack, suppliers.bills, { params: { id }, query: { limit: 2 } }, shop);
  expect(items.map(({ state }) => state)).toEqual(["paid", "open"]);
});

it("counts once: what is for goods is no expense, anything else is one on the day it is paid", async () => {
  const { id } = await addSupplier(stack, shop);
  await paid(await addBill(stack, shop, id));
  expect([await balances(), await profit()]).toEqual([
    [-4_000, 0],
    [0, 0],
  ]);
  const bill = await addBill(stack, shop, id, { category: "rent", note: "Kodi" });
  expect(await profit()).toEqual([0, 0]);
  const part = await paid(bill);
  expect([await balances(), await profit()]).toEqual([
    [-8_000, 0],
    [4_000, -4_000],
  ]);
  const [expense] = (await call(stack, expenses.list, { query: {} }, shop)).items;
  expect(expense).toMatchObject({ category: "rent", supplier: "Mzee Hamisi", note: "Kodi", amount: { minor: 4_000 } });
  // It is undone where it was paid, and nowhere else.
  const strike = await request(stack, expenses.void, { ...at({ id: expense?.id ?? "" }), body: {} }, shop);
  expect(strike.body).toMatchObject({ code: "expense_of_bill" });
  const [made] = part.payments;
  for (const _ of [1, 2]) {
    const undone = await call(stack, supplierBills.undo, at({ id: made?.id ?? "" }), shop);
    expect(undone).toMatchObject({ owed: { minor: 10_000 }, payments: [{ undone: true }, { undoes: made?.id }] });
  }
  expect([await balances(), await profit()]).toEqual([
    [-4_000, 0],
    [0, 0],
  ]);
  const kinds = (await call(stack, transactions.list, {}, shop)).items.map(({ kind, direction }) => [kind, direction]);
  expect(kinds).toEqual([
    ["reversal", "in"],
    ["expense", "out"],
    ["expense", "out"],
  ]);
});

it("is paid and undone once by many at the same moment", async () => {
  const { id } = await addSupplier(stack, shop);
  const bill = await addBill(stack, shop, id);
  // No payment is written before all have come as far as they can.
  const { answers: all } = await whileLocked(
    stack,
    { statement: "lock supplier_payments in exclusive mode", values: [] },
    () => Array.from({ length: 4 }, () => pay(bill, { amount_minor: 6_000 })),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await owed(id)).toEqual([4_000, 0, 0]);
  const { items } = await call(stack, suppliers.bills, { params: { id }, query: {} }, shop);
  const paymentId = items[0]?.payments[0]?.id ?? "";
  await Promise.all(Array.from({ length: 8 }, () => request(stack, supplierBills.undo, at({ id: paymentId }), shop)));
  expect([await owed(id), await balances()]).toEqual([
    [10_000, 0, 0],
    [0, 0],
  ]);
});

it("is struck while nothing of it is paid, and comes back", async () => {
  const { id } = await addSupplier(stack, shop);
  const bill = await addBill(stack, shop, id);
  const strike = () => request(stack, supplierBills.void, { ...at(bill), body: { reason: "Mara mbili" } }, shop);
  const made = (await paid(bill)).payments[0];
  expect((await strike()).body).toMatchObject({ code: "bill_paid_already" });
  await call(stack, supplierBills.undo, at({ id: made?.id ?? "" }), shop);
  for (const _ of [1, 2]) expect((await strike()).body).toMatchObject({ state: "voided", owed: { minor: 0 } });
  expect((await pay(bill)).body).toMatchObject({ code: "bill_voided" });
  expect(await owed(id)).toEqual([0, 0, 0]);
  await call(stack, supplierBills.restore, at(bill), shop);
  expect(await owed(id)).toEqual([10_000, 0, 0]);
});

it("is of days that have come, of months that are open, and due no earlier than it is", async () => {
  const { id } = await addSupplier(stack, shop);
  const add = (part: object) =>
    request(
      stack,
      suppliers.addBill,
      { params: { id }, body: { amount_minor: 1, billed_on: dayBefore(), category: null, ...part } },
      shop,
    );
  expect((await add({ billed_on: dayBefore(-1) })).body).toMatchObject({ detail: [{ code: "expense_in_future" }] });
  expect((await add({ due_on: dayBefore(1) })).body).toMatchObject({ detail: [{ code: "bill_due_before" }] });
  const bill = await addBill(stack, shop, id, { category: "rent", billed_on: "2025-03-01" });
  const early = await paid(bill, { paid_on: "2025-03-05" });
  await call(stack, expenseOverview.lock, { body: { month: "2025-03", locked: true } }, shop);
  expect((await pay(bill, { paid_on: "2025-03-06" })).body).toMatchObject({ code: "expense_month_locked" });
  const undo = await request(stack, supplierBills.undo, at({ id: early.payments[0]?.id ?? "" }), shop);
  expect(undo.body).toMatchObject({ code: "expense_month_locked" });
  expect((await pay(bill, { paid_on: dayBefore(-1) })).status).toBe(422);
});

it("has a picture, is another shop's nowhere, and is read, added, changed and struck by who may", async () => {
  const { id } = await addSupplier(stack, shop);
  const picture_id = await addReceiptPicture(stack, shop);
  const bill = await addBill(stack, shop, id, { picture_id });
  const show = (by: { token: string }) =>
    fetch(stack.url + pathOf(supplierBills.picture, at(bill)), { headers: { authorization: `Bearer ${by.token}` } });
  expect([(await show(shop)).status, (await show(await openShop(stack))).status]).toEqual([200, 404]);
  const other = await openShop(stack);
  expect((await request(stack, suppliers.get, { params: { id } }, other)).status).toBe(404);
  expect((await request(stack, suppliers.bills, { params: { id }, query: {} }, other)).status).toBe(404);
  expect((await pay(bill, {}, other)).status).toBe(404);
  const may = async (action: "read" | "create" | "update" | "delete") => {
    const by = await addMember(stack, shop, [{ resource: "transactions", action: [action] }]);
    const { version } = await call(stack, suppliers.get, { params: { id } }, shop);
    const body = { name: "Mama Neema", version };
    const statuses = [
      (await request(stack, suppliers.list, {}, by)).status,
      (await pay(bill, { amount_minor: 1 }, by)).status,
      (await request(stack, suppliers.update, { params: { id }, body }, by)).status,
      (await request(stack, supplierBills.restore, at(bill), by)).status,
    ];
    return statuses.map((status) => status < 300);
  };
  expect(await may("read")).toEqual([true, false, false, false]);
  expect(await may("create")).toEqual([false, true, false, false]);
  expect(await may("update")).toEqual([false, false, true, false]);
  expect(await may("delete")).toEqual([false, false, false, true]);
  const stale = { params: { id }, body: { name: "Mwingine", version: 1 } };
  expect((await request(stack, suppliers.update, stale, shop)).body).toMatchObject({ code: "version_conflict" });
  expect(await countRows(stack, "media where id = $1", [picture_id])).toBe(1);
});

it("owes what the bills come to without what was paid, whatever is done in any order", {
  timeout: 120_000,
}, async () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant("bill" as const), minor: fc.integer({ min: 1, max: 900 }), isGoods: fc.boolean() }),
    fc.record({ kind: fc.constant("pay" as const), minor: fc.integer({ min: 1, max: 900 }), which: fc.nat(20) }),
    fc.record({ kind: fc.constantFrom("undo", "void", "restore"), which: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 14 }), async (commands) => {
      const own = await openShop(stack);
      const { id } = await addSupplier(stack, own);
      const bills: { id: string; minor: number; voided: boolean }[] = [];
      const payments: { id: string; bill: number; minor: number; undone: boolean }[] = [];
      const left = (at: number) =>
        (bills[at]?.minor ?? 0) -
        payments.reduce((sum, each) => sum + (each.bill === at && !each.undone ? each.minor : 0), 0);
      for (const each of commands) {
        if (each.kind === "bill") {
          const category = "isGoods" in each && each.isGoods ? null : ("food" as const);
          const amount_minor = "minor" in each ? each.minor : 1;
          const made = await addBill(stack, own, id, { amount_minor, category });
          bills.push({ id: made.id, minor: amount_minor, voided: false });
          continue;
        }
        if (bills.length === 0) continue;
        const which = "which" in each ? each.which : 0;
        const index = which % bills.length;
        const bill = bills[index];
        if (!bill) continue;
        if (each.kind === "pay" && "minor" in each) {
          const done = await pay(bill, { amount_minor: each.minor }, own);
          expect(done.status < 300).toBe(!bill.voided && each.minor <= left(index));
          if (done.status >= 300) continue;
          const last = supplierBills.pay.reply.parse(done.body).payments.at(-1);
          payments.push({ id: last?.id ?? "", bill: index, minor: each.minor, undone: false });
        } else if (each.kind === "undo") {
          const one = payments[which % Math.max(1, payments.length)];
          if (!one) continue;
          expect((await request(stack, supplierBills.undo, at(one), own)).status).toBe(200);
          one.undone = true;
        } else {
          const isVoid = each.kind === "void";
          const isPaid = left(index) < bill.minor;
          const done = isVoid
            ? await request(stack, supplierBills.void, { ...at(bill), body: {} }, own)
            : await request(stack, supplierBills.restore, at(bill), own);
          expect(done.status < 300).toBe(!isVoid || bill.voided || !isPaid);
          if (done.status < 300) bill.voided = isVoid;
        }
      }
      const expected = bills.reduce((sum, bill, index) => sum + (bill.voided ? 0 : left(index)), 0);
      const spent = payments.reduce((sum, each) => sum + (each.undone ? 0 : each.minor), 0);
      const supplier = await call(stack, suppliers.get, { params: { id } }, own);
      const { cash } = await call(stack, transactions.balances, {}, own);
      expect([supplier.owed.minor, cash.minor]).toEqual([expected, 0 - spent]);
    }),
    { numRuns: 12 },
  );
});
