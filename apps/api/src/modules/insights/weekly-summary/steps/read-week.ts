import type { FigureDays, ProductFigure, ReorderRow } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getProducts } from "../../figures/get-products.ts";
import { getSales } from "../../figures/get-sales.ts";
import { type UnusualDay, unusualDay } from "../rules/unusual-day.ts";

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
/** Eight weeks tell what is usual on a weekday. */
const pastDays = 56;
const mostToReorder = 3;

export const weekOf = (monday: string): FigureDays => ({ from: monday, to: dayAfter(monday, 6) });
export const weekBefore = (monday: string): FigureDays => weekOf(dayAfter(monday, -7));

type Sums = { orders: number; sales_minor: number; paid_minor: number };
export type Week = {
  days: FigureDays;
  currency: string;
  now: Sums;
  before: Sums;
  best: ProductFigure | undefined;
  reorder: ReorderRow[];
  unusual: UnusualDay | undefined;
};

/** What is told of a week, by the figures of the analytics. */
export async function readWeek(tx: Tx, shopId: string, monday: string): Promise<Week> {
  const days = weekOf(monday);
  const { currency, now, before } = await getSales(tx, shopId, { days, seesMoney: true });
  const { best, reorder } = await getProducts(tx, shopId, { days, seesMoney: true });
  const past = { from: dayAfter(monday, -pastDays), to: days.to };
  const { by_day } = await getSales(tx, shopId, { days: past, seesMoney: false });
  const sumsOf = ({ orders, sales_minor, paid_minor }: typeof now): Sums => ({
    ...{ orders, sales_minor: sales_minor ?? 0, paid_minor: paid_minor ?? 0 },
  });
  return {
    ...{ days, currency, now: sumsOf(now), before: sumsOf(before) },
    ...{ best: best[0], reorder: reorder.slice(0, mostToReorder) },
    unusual: unusualDay(by_day.map(({ key, orders }) => ({ day: key, orders }))),
  };
}
