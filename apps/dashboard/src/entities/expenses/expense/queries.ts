import { expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { type ExpenseFilter, expenseList, expenses } from "@mauzo/contract/expenses/expenses";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const expensesQuery = (filter: ExpenseFilter) => api.pages(expenses.list, { query: filter }, nextPageSize);
export const useExpenses = (filter: ExpenseFilter) =>
  useInfiniteQuery({ ...expensesQuery(filter), placeholderData: keepPreviousData });

const expenseQuery = (id: string) => api.query(expenses.get, { params: { id } });
export const useExpense = (id: string) => useQuery(expenseQuery(id));

/** The list as it opens by itself, without filters in the address. */
export function startExpenses(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(expensesQuery({ state: "counted", search: "", sort: expenseList.first }));
}

export const startExpense = (client: QueryClient, id: string) => void client.prefetchQuery(expenseQuery(id));

/** What the shop means to spend in a month. */
export const useBudgets = () => useQuery(api.query(expenseBudgets.get, {}));
