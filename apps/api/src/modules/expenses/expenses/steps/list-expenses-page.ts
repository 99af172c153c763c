import type { expenseList } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { readExpenses } from "../queries/read-expenses.ts";

type Filter = Omit<z.output<typeof expenseList.query>, "limit" | "sort">;

/** A full page of the shop's expenses, the last day first. */
export const listExpensesPage = (shopId: string, filter: Filter): JsonQuery =>
  readExpenses(shopId, { ...filter, sort: "spent_desc", limit: 100 });
