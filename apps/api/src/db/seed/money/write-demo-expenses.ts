import type { Budgets } from "@mauzo/contract/expenses/expense-budgets";
import type { ExpenseCategory } from "@mauzo/contract/expenses/expense-categories";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import { expenseBudgets } from "../../schema/expenses/expense-budgets.ts";
import { expenseChanges } from "../../schema/expenses/expense-changes.ts";
import { expenseRepeats } from "../../schema/expenses/expense-repeats.ts";
import { expenses } from "../../schema/expenses/expenses.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import type { Dice } from "../life/dice.ts";
import type { DemoStaff } from "../life/tell-order.ts";

/** How long the shop has written down what it spends, in months. */
const monthsBack = 5;
const shilling = 100;

type Habit = {
  days: readonly number[];
  category: ExpenseCategory;
  method: PaymentMethod;
  least: number;
  most: number;
  supplier: string;
  note: string;
};
/** What the shop pays in every month, in shillings. */
const habits: readonly Habit[] = [
  habit([1], "rent", "mobile_money", [250_000, 250_000], "Mzee Hamisi", "Kodi ya fremu"),
  habit([2], "utilities", "mobile_money", [28_000, 46_000], "TANESCO", "LUKU"),
  habit([6], "utilities", "cash", [9_000, 15_000], "DAWASA", "Maji"),
  habit([3, 9, 15, 21, 26], "travel", "cash", [3_000, 12_000], "Boda wa Kariakoo", "Kupeleka mizigo"),
  habit([5, 18], "supplies", "cash", [18_000, 55_000], "", "Mifuko na karatasi za kufungia"),
  habit([10], "marketing", "mobile_money", [30_000, 60_000], "Instagram", "Matangazo ya wiki"),
  habit([8, 16, 24], "food", "cash", [6_000, 14_000], "Mama Lishe", "Chakula cha wafanyakazi"),
  habit([25], "salary", "mobile_money", [320_000, 320_000], "", "Mishahara ya wafanyakazi"),
];
function habit(
  days: readonly number[],
  category: ExpenseCategory,
  method: PaymentMethod,
  [least, most]: readonly [number, number],
  supplier: string,
  note: string,
): Habit {
  return { days, category, method, least, most, supplier, note };
}

const budgets: Budgets = {
  ...{
    rent: 250_000 * shilling,
    salary: 320_000 * shilling,
    utilities: 60_000 * shilling,
    marketing: 40_000 * shilling,
  },
  ...{ supplies: 80_000 * shilling, travel: 35_000 * shilling, food: 40_000 * shilling },
  ...{ insurance: null, equipment: null, other: null },
};

/** The days of these months until now, oldest first: `2026-11-05`, and its noon in East Africa. */
function daysUntil(nowMs: number) {
  const now = new Date(nowMs);
  return Array.from({ length: monthsBack + 1 }, (_, at) => at - monthsBack).flatMap((month) =>
    Array.from({ length: 28 }, (_, at) => {
      const noonMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, at + 1, 9);
      return { date: at + 1, day: iso(noonMs).slice(0, 10), noonMs };
    }).filter(({ noonMs }) => noonMs < nowMs),
  );
}

/** The next day of a month that is still to come in East Africa. */
function nextOf(day: number, nowMs: number): string {
  const now = new Date(nowMs);
  const noonOf = (month: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, day, 9);
  return iso(noonOf(noonOf(0) > nowMs ? 0 : 1)).slice(0, 10);
}

type Writing = { shopId: string; dice: Dice; by: DemoStaff["orders"]; nowMs: number };
/** Half a year of what the shop spent, and what it means to spend in a month. */
export async function writeDemoExpenses(tx: Tx, { shopId, dice, by, nowMs }: Writing): Promise<void> {
  const spent = daysUntil(nowMs).flatMap(({ date, day, noonMs }) =>
    habits
      .filter(({ days }) => days.includes(date))
      .map(({ least, most, category, method, supplier, note }) => ({
        ...{ id: dice.idAt(noonMs), transferId: dice.idAt(noonMs), spentOn: day, createdAt: iso(noonMs) },
        ...{ category, method, supplier, note, amountMinor: dice.between(least / 500, most / 500) * 500 * shilling },
      })),
  );
  const who = { userId: by.userId, userName: by.name };
  await insertAll(
    tx,
    transfers,
    spent.map(({ transferId, method, amountMinor, createdAt }) => ({
      ...{ shopId, id: transferId, kind: "expense" as const, debit: "expenses" as const, method, amountMinor },
      ...{
        credit: method === "cash" ? ("cash" as const) : ("till" as const),
        ...who,
        createdAt,
        recordedAt: createdAt,
      },
    })),
  );
  await insertAll(
    tx,
    expenses,
    spent.map((row) => ({ shopId, ...row, ...who, savedBy: by.name })),
  );
  await insertAll(
    tx,
    expenseChanges,
    spent.map(({ id, createdAt }) => ({ shopId, id, expenseId: id, kind: "added" as const, ...who, createdAt })),
  );
  await insertAll(
    tx,
    expenseRepeats,
    habits
      .filter(({ category }) => category === "rent" || category === "salary")
      .map(({ days: [day = 1], category, method, least, supplier, note }) => ({
        ...{ shopId, id: dice.idAt(nowMs), amountMinor: least * shilling, nextOn: nextOf(day, nowMs), day },
        ...{ category, method, supplier, note, ...who, createdAt: iso(nowMs) },
      })),
  );
  await tx.insert(expenseBudgets).values({ shopId, budgets, updatedBy: by.userId, updatedAt: iso(nowMs) });
}
