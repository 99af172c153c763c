"use client";

import { figures } from "@mauzo/contract/insights/figures";
import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { formatDay } from "@mauzo/format/date-time";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ViewsMenu } from "../../../../components/list/views/views-menu.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { WeeklySummaryCard } from "../../../../entities/insights/weekly-summary/parts/weekly-summary-card.tsx";
import { useWeeklySummary } from "../../../../entities/insights/weekly-summary/queries.ts";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useCash, useCashFile } from "../data.ts";
import { daysOf, parts, useAnalyticsFilters } from "../filters.ts";
import { CashStrip } from "../parts/cash-strip.tsx";
import { SpanChooser } from "../parts/span-chooser.tsx";
import { ChatsPart } from "./chats-part.tsx";
import { CustomersPart } from "./customers-part.tsx";
import { ProductsPart } from "./products-part.tsx";
import { SalesPart } from "./sales-part.tsx";

const partOf = { sales: SalesPart, chats: ChatsPart, products: ProductsPart, customers: CustomersPart };

/** What the shop's orders, chats, products and customers come to over some days, beside the days before. */
export function AnalyticsScreen() {
  const t = useTranslations("analytics");
  const language = useLocale();
  const { shop } = useAccount();
  const [today] = useState(() => dayIn(shop.time_zone, new Date()));
  const [filters, setFilters] = useAnalyticsFilters();
  const days = daysOf(filters, today);
  const seesCash = useCanAccess(figures.cash.access);
  const seesCustomers = useCanAccess(figures.customers.access);
  const seesWeek = useCanAccess(weeklySummary.get.access);
  const [showsWeek, setShowsWeek] = useState(false);
  const week = useWeeklySummary(showsWeek);
  const cash = useCash();
  const saveCash = useCashFile();
  const reports = useSharedViews("analytics");
  const shown = parts.filter((part) => part !== "customers" || seesCustomers);
  const part = shown.includes(filters.part) ? filters.part : "sales";
  const Part = partOf[part];
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("days", { from: formatDay(days.from, language), to: formatDay(days.to, language) })}
        actions={<ViewsMenu shared={reports} label={t("reports")} />}
      />
      <div className="flex flex-col gap-4">
        {seesCash && <CashStrip query={cash} onSave={saveCash} />}
        <SpanChooser
          span={filters.days}
          days={days}
          chosen={filters}
          today={today}
          onSpan={(span) => void setFilters({ days: span, from: null, to: null })}
          onDays={(chosen) => void setFilters(chosen)}
        />
        <ChoiceChips
          label={t("part")}
          chips={shown.map((value) => ({ value, text: t(`parts.${value}`) }))}
          value={part}
          onChoose={(value) => void setFilters({ part: value })}
        />
        <p className="text-muted text-xs">{t("rule")}</p>
        <Part days={days} />
        {seesWeek && <WeeklySummaryCard query={week} shown={showsWeek} onShow={() => setShowsWeek(true)} />}
      </div>
    </>
  );
}
