import { type Budgets, expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { type ExpenseInput, expenses } from "@mauzo/contract/expenses/expenses";
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

/** An expense with everything that one can have, and a budget. */
export async function addFullExpenses(stack: Stack, shop: OpenedShop, word: string): Promise<void> {
  const picture_id = await addReceiptPicture(stack, shop);
  await addExpense(stack, shop, { supplier: `Mpangishaji ${word}`, note: `Kodi ${word}`, picture_id });
  await callSave(stack, expenseBudgets.save, { body: { budgets: { ...noBudgets, rent: 500 } } }, shop);
}
