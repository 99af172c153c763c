import { type Budgets, expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { ExpenseImport, expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { expenseRepeats, type RepeatInput } from "@mauzo/contract/expenses/expense-repeats";
import { type ExpenseInput, expenses } from "@mauzo/contract/expenses/expenses";
import { continueExpenseImport } from "../src/modules/expenses/imports/continue-expense-import.ts";
import { call, pathOf } from "./endpoints.ts";
import { makePicture } from "./picture-uploads.ts";
import { callSave } from "./saves.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** Today in the shop's zone, and so many days before. */
export const dayBefore = (days = 0): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Africa/Dar_es_Salaam" });

export const addExpense = (stack: Stack, shop: OpenedShop, part: Partial<ExpenseInput> = {}) => {
  const body = {
    category: "rent" as const,
    amount_minor: 100,
    method: "cash" as const,
    spent_on: dayBefore(),
    ...part,
  };
  return call(stack, expenses.create, { body }, shop);
};

/** Rent on the last day of every month, as far as nothing else is said. */
export const addRepeat = (stack: Stack, shop: OpenedShop, part: Partial<RepeatInput> = {}) => {
  const body = { category: "rent" as const, amount_minor: 25_000, method: "cash" as const, day: 31, ...part };
  return call(stack, expenseRepeats.create, { body }, shop);
};

/** Uploads the picture of a receipt. @returns its id */
export async function addReceiptPicture(stack: Stack, { token }: { token: string }): Promise<string> {
  const answer = await fetch(stack.url + pathOf(expenses.upload, { query: { name: "risiti.jpg" } }), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(await makePicture(40, 30).jpeg().toBuffer()),
  });
  return expenses.upload.reply.parse(await answer.json()).id;
}

export const noBudgets: Budgets = {
  ...{ rent: null, salary: null, utilities: null, marketing: null, insurance: null },
  ...{ supplies: null, equipment: null, travel: null, food: null, other: null },
};

/** Uploads a file of expenses as the dashboard does. */
async function uploadExpenses(stack: Stack, { token }: { token: string }, body: string): Promise<ExpenseImport> {
  const answer = await fetch(`${stack.url}${expenseImports.upload.path}?name=matumizi.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body,
  });
  return ExpenseImport.parse(await answer.json());
}

/** Runs the jobs of an import one after the other, at once. */
export async function runExpenseJobs(stack: Stack, shop: OpenedShop, importId: string): Promise<ExpenseImport> {
  const { pool, deps } = stack;
  const step = { shopId: shop.shopId, importId };
  for (;;) {
    await continueExpenseImport({ pool, queue: deps.queue, emitFact: deps.emitFact }, step);
    const now = await call(stack, expenseImports.get, { params: { id: importId } }, shop);
    if (now.state !== "checking" && now.state !== "running") return now;
  }
}

/** Uploads a file of expenses and has it checked. */
export async function checkExpenses(stack: Stack, shop: OpenedShop, file: string): Promise<ExpenseImport> {
  const { id, mapping } = await uploadExpenses(stack, shop, file);
  await call(stack, expenseImports.check, { params: { id }, body: { mapping } }, shop);
  return runExpenseJobs(stack, shop, id);
}

/** An expense with everything that one can have, a budget, and files of expenses: one that may start, one with a mistake. */
export async function addFullExpenses(stack: Stack, shop: OpenedShop, word: string) {
  await addExpense(stack, shop, { supplier: `Mpangishaji ${word}`, note: `Kodi ${word}` });
  const { id: struckExpense } = await addExpense(stack, shop, { note: `Mara mbili ${word}` });
  const picture_id = await addReceiptPicture(stack, shop);
  const { id: picturedExpense } = await addExpense(stack, shop, { note: `Risiti ${word}`, picture_id });
  await callSave(stack, expenseBudgets.save, { body: { budgets: { ...noBudgets, rent: 500 } } }, shop);
  const { id: brokenExpenses } = await checkExpenses(stack, shop, `Date,Amount\nleo ${word},1200\n`);
  const { id: readyExpenses } = await checkExpenses(stack, shop, `Date,Amount,Note\n2025-01-15,1200,Boda ${word}\n`);
  const { items } = await call(stack, expenseImports.broken, { params: { id: brokenExpenses } }, shop);
  return { struckExpense, picturedExpense, brokenExpenses, readyExpenses, expenseRow: items[0]?.id ?? "" };
}
