"use client";

import type { DebtRow } from "@mauzo/contract/payments/debts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { DebtBadge } from "./debt-badge.tsx";

/** Somebody who owes, in the list below 768 px. */
export function DebtCard({ row }: { row: DebtRow }) {
  const t = useTranslations("debts");
  const language = useLocale();
  const { name, owed, days, orders, manual, due_on } = row;
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <bdi className="min-w-0 truncate font-medium">{name || t("unnamed")}</bdi>
        <span className="shrink-0 font-medium tabular-nums">{formatMoney(owed)}</span>
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-muted">
        <span>{t("days", { days })}</span>
        {orders > 0 && <span>{t("orders", { count: orders })}</span>}
        {manual > 0 && <span>{t("written", { count: manual })}</span>}
        {due_on !== null && <span>{t("dueBy", { day: formatDay(due_on, language) })}</span>}
        <DebtBadge row={row} />
      </span>
    </>
  );
}
