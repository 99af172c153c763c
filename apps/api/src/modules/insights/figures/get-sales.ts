import type { FigureDays, SalesFigures, SalesRow, SalesSums } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCurrency } from "./queries/find-currency.ts";
import { groupMoney, groupSales, sumGoods } from "./queries/sum-sales.ts";
import { salesRows, salesSums } from "./rules/sales.ts";
import { daysOf, spansOf } from "./rules/spans.ts";

const keys = (count: number, first: number) => Array.from({ length: count }, (_, at) => String(first + at));

/** The sales of some days, by all they are shown by, beside the days before. `seesMoney`: without it, no sum of money is told. */
export async function getSales(
  tx: Tx,
  shopId: string,
  { days, seesMoney }: { days: FigureDays; seesMoney: boolean },
): Promise<SalesFigures> {
  const spans = spansOf(days);
  const sales = await groupSales(tx, spans);
  const staff = await groupMoney(tx, spans);
  const goods = await sumGoods(tx, shopId, spans);
  const money = (minor: number) => (seesMoney ? minor : null);
  const sumsOf = (when: "now" | "before"): SalesSums => salesSums({ sales, staff, goods }, when, money);
  const rowsOf = (of: SalesRow["key"], wanted: readonly string[]) => salesRows(sales, of, wanted, money);
  const places = daysOf(days);
  return {
    currency: await findCurrency(tx, shopId),
    ...{ days, before_days: spans.before },
    ...{ now: sumsOf("now"), before: sumsOf("before") },
    by_day: rowsOf("day", keys(spans.length, 0)).map((row, at) => ({ ...row, key: places[at] ?? row.key })),
    ...{ by_hour: rowsOf("hour", keys(24, 0)), by_weekday: rowsOf("weekday", keys(7, 1)) },
    by_channel: rowsOf(
      "channel",
      sales
        .filter(({ of }) => of === "channel")
        .toSorted((one, other) => other.sales - one.sales || other.orders - one.orders)
        .map(({ key }) => key),
    ),
    by_staff: staff.map(({ id, name, payments, paid, refunded, before_paid }) => ({
      ...{ id: name === "" ? null : id, name, payments },
      ...{ paid_minor: money(paid), refunded_minor: money(refunded), before_paid_minor: money(before_paid) },
    })),
  };
}
