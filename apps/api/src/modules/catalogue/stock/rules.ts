import { type Adjustment, type CountedLine, mostStock, type Restock } from "@mauzo/contract/catalogue/stock";
import type * as z from "zod/mini";
import type { Change } from "./queries/write-stock.ts";

/** The result of a stock change; null is a stock that is not counted. */
export function resultOf(stock: number | null, delta: number): CountedLine["result"] {
  if (stock === null) return "not_counted";
  if (stock + delta < 0) return "below_zero";
  return stock + delta > mostStock ? "too_much" : "done";
}

export const asRestock = (id: string, { quantity, unit_cost_minor, note }: z.output<typeof Restock>): Change => ({
  id,
  delta: quantity,
  reason: "restock",
  cause: null,
  note,
  unitCostMinor: unit_cost_minor ?? null,
});

export const asAdjustment = (id: string, { delta, cause, note }: z.output<typeof Adjustment>): Change => ({
  id,
  delta,
  reason: "adjustment",
  cause,
  note,
  unitCostMinor: null,
});
