"use client";

import { instalmentsOf, type OrderPlan } from "@mauzo/contract/orders/order-plans";
import type { Money } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";

/** The instalments of an order, each with what is left of it. */
export function PlanList({ plan, paid, owed }: { plan: OrderPlan; paid: Money; owed: Money }) {
  const t = useTranslations("credit.plan");
  const language = useLocale();
  if (plan.length === 0) return null;
  return (
    <ul aria-label={t("title")} className="mb-3 flex flex-col gap-1">
      {instalmentsOf({ plan, paid, owed }).map(({ due_on, leftMinor }) => (
        <li key={due_on} className="flex justify-between gap-x-4 tabular-nums big-text:flex-wrap">
          <span className="text-muted">{formatDay(due_on, language)}</span>
          <span>{leftMinor === 0 ? t("paid") : formatMoney({ ...owed, minor: leftMinor })}</span>
        </li>
      ))}
    </ul>
  );
}
