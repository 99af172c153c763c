"use client";

import { stock } from "@mauzo/contract/catalogue/stock";
import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { useQuery } from "@tanstack/react-query";
import { api } from "./session/api.ts";
import { useCanAccess } from "./session/use-can-access.ts";

/** What may wait: orders to begin and payments to confirm; items that run low. */
export type Waiting = "orders" | "stock";

/**
 * How much waits for somebody of the shop, as far as this person may know; live. Both counts are those of the home page,
 * which asks for them once.
 */
export function useWaitingCounts(): Partial<Record<Waiting, number>> {
  const attention = useQuery({
    ...api.query(salesSummary.attention, {}),
    enabled: useCanAccess(salesSummary.attention.access),
  });
  const items = useQuery({ ...api.query(stock.summary, { query: {} }), enabled: useCanAccess(stock.summary.access) });
  return {
    ...(attention.data && { orders: attention.data.new + attention.data.claimed }),
    ...(items.data && { stock: items.data.low }),
  };
}
