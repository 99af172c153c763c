"use client";

import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const overviewQuery = (month: string | null) => api.query(expenseOverview.get, { query: month ? { month } : {} });
/** A month's overview; null: the present one. */
export const useOverview = (month: string | null) =>
  useQuery({ ...overviewQuery(month), placeholderData: keepPreviousData });

/** What the cost of a month's sales is made of. */
export const useCosts = (month: string | undefined, isShown: boolean) =>
  useQuery({
    ...api.query(expenseOverview.costs, { query: { month: month ?? "" } }),
    enabled: isShown && month !== undefined,
  });

export function startOverview(client: QueryClient) {
  if (location.search === "") void client.prefetchQuery(overviewQuery(null));
}
