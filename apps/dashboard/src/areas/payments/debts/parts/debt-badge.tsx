"use client";

import type { DebtRow } from "@mauzo/contract/payments/debts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useLocale, useTranslations } from "next-intl";

/** Where a debt stands, the most urgent first: what is disputed, a broken promise, what is overdue, what was promised. */
export function DebtBadge({ row: { overdue, promised_on, is_broken, disputed } }: { row: DebtRow }) {
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
