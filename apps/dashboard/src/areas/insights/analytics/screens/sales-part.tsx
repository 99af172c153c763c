"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFigureFile, useSales, useTaken } from "../data.ts";
import { QueryState } from "../parts/query-state.tsx";
import { ChannelCard } from "../parts/sales/channel-card.tsx";
import { SalesCards } from "../parts/sales/sales-cards.tsx";
import { SalesChart } from "../parts/sales/sales-chart.tsx";
import { StaffCard } from "../parts/sales/staff-card.tsx";
import { TakenCard } from "../parts/sales/taken-card.tsx";

/** Sales: their sums, by day, hour, weekday and channel, who took the orders, and who the money. */
export function SalesPart({ days }: { days: FigureDays }) {
  const t = useTranslations("analytics");
  const query = useSales(days);
  const taken = useTaken(days).data;
  const save = useFigureFile(days);
  const seesMoney = useCanAccess(transactions.list.access);
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  return (
    <div className="flex flex-col gap-4" aria-busy={query.isFetching}>
      <SalesCards figures={data} />
      <SalesChart
        {...{ kind: "day", file: "days", figures: data, rows: data.by_day, save }}
        title={t("byDay")}
        meaning={t("byDayText")}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <SalesChart
          {...{ kind: "hour", file: "hours", figures: data, rows: data.by_hour, save }}
          title={t("byHour")}
          meaning={t("byHourText")}
        />
        <SalesChart
          {...{ kind: "weekday", file: "weekdays", figures: data, rows: data.by_weekday, save }}
          title={t("byWeekday")}
          meaning={t("byWeekdayText")}
        />
        <ChannelCard figures={data} save={save} />
        {taken && <TakenCard figures={taken} />}
        {seesMoney && <StaffCard figures={data} save={save} />}
      </div>
    </div>
  );
}
