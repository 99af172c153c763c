import { splitEvenly } from "@mauzo/contract/orders/order-plans";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";

export const everies = ["week", "month"] as const;
export type Every = (typeof everies)[number];

/** A day so many weeks or months later; the last one of a month that is shorter. */
export function dayAfter(day: string, count: number, every: Every): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const moment =
    every === "week"
      ? Date.UTC(year, month - 1, date + 7 * count)
      : Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth));
  return new Date(moment).toISOString().slice(0, 10);
}

type Split = { owedMinor: number; count: number; every: Every; today: string };
/** What is owed in even parts, the first a week or a month from today. */
export const splitInto = ({ owedMinor, count, every, today }: Split) =>
  splitEvenly(owedMinor, count).map((leftMinor, place) => ({ due_on: dayAfter(today, place + 1, every), leftMinor }));

type Typed = { due_on: string; amount: TypedAmount | undefined };
/** What keeps instalments from being saved. */
export function planProblem(rows: readonly Typed[], owedMinor: number): "days" | "amounts" | "sum" | undefined {
  if (rows.some(({ due_on }, place) => due_on === "" || (place > 0 && due_on <= (rows[place - 1]?.due_on ?? ""))))
    return "days";
  const minors = rows.map(({ amount }) => (isUnreadable(amount) ? 0 : (amount ?? 0)));
  if (minors.some((minor) => minor <= 0)) return "amounts";
  return minors.reduce((sum, minor) => sum + minor, 0) === owedMinor ? undefined : "sum";
}
