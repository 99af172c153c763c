"use client";

import type { ExpenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useMonthText } from "../labels.ts";

type Props = { overview: ExpenseOverview; onMonth: (month: string) => void };

/** Twelve months, each a bar with its amount; a press shows the month. */
export function TrendCard({ overview: { trend, currency, month: shown }, onMonth }: Props) {
  const t = useTranslations("expenses");
  const monthText = useMonthText();
  const most = Math.max(1, ...trend.map(({ spent_minor }) => spent_minor));
  return (
    <Card title={t("trend")}>
      <ul className="flex flex-col gap-1">
        {trend.map(({ month, spent_minor }) => (
          <li key={month}>
            <button
              type="button"
              aria-pressed={month === shown}
              onClick={() => onMonth(month)}
              className="grid min-h-8 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-left pointer-coarse:min-h-10"
            >
              <span className="min-w-0">
                <span className={month === shown ? "block font-medium text-xs" : "block text-muted text-xs"}>
                  {monthText(month)}
                </span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className="mt-0.5 h-1.5 w-full text-primary"
                >
                  <rect width={(100 * spent_minor) / most} height={4} rx={1} fill="currentColor" />
                </svg>
              </span>
              <span className="self-end text-xs tabular-nums">{formatMoney({ minor: spent_minor, currency })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
