"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { WeeklySummaryCard } from "../../../../entities/insights/weekly-summary/parts/weekly-summary-card.tsx";
import { useWeeklySummary } from "../../../../entities/insights/weekly-summary/queries.ts";

/** What a person is mailed of by themselves. */
export function NotificationsScreen() {
  const t = useTranslations("weeklySummary");
  const query = useWeeklySummary(true);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={t("notifications")}
        subtitle={t("notificationsText")}
        back={{ href: "/dashboard/settings", label: t("back") }}
      />
      <WeeklySummaryCard query={query} />
    </div>
  );
}
