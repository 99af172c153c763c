"use client";

import type { DebtRow } from "@mauzo/contract/payments/debts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useLocale, useTranslations } from "next-intl";
import { ageOf } from "../rules.ts";

/** Where a debt stands, and how old it is. */
export function DebtBadge({ row }: { row: DebtRow }) {
  const t = useTranslations("debts");
  const { age, tone } = ageOf(row.days);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StateBadge row={row} />
      <Badge tone={tone}>{t(`ages.${age}`)}</Badge>
    </span>
  );
}

/** The most urgent first: what is disputed, a broken promise, what was promised, what is overdue. */
function StateBadge({ row: { overdue, promised_on, is_broken, disputed } }: { row: DebtRow }) {
  const t = useTranslations("debts");
  const language = useLocale();
  const day = promised_on === null ? "" : formatDay(promised_on, language);
  if (disputed) return <Badge tone="danger">{t("disputed")}</Badge>;
  if (is_broken)
    return (
      <Badge tone="danger" className="whitespace-normal">
        {t("brokenFor", { day })}
      </Badge>
    );
  if (promised_on !== null)
    return (
      <Badge tone="info" className="whitespace-normal">
        {t("promisedFor", { day })}
      </Badge>
    );
  if (overdue.minor > 0)
    return (
      <Badge tone="danger" className="whitespace-normal">
        {t("overdue")}: {formatMoney(overdue)}
      </Badge>
    );
  return null;
}
