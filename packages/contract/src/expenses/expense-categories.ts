import * as z from "zod/mini";

export const expenseCategories = [
  ...(["rent", "salary", "utilities", "marketing", "insurance"] as const),
  ...(["supplies", "equipment", "travel", "food", "other"] as const),
] as const;
export const ExpenseCategory = z.enum(expenseCategories);
export type ExpenseCategory = z.infer<typeof ExpenseCategory>;
