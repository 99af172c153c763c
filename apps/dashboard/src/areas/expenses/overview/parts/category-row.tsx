"use client";

import type { ExpenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { formatMoney } from "@mauzo/format/money";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { recordsPath, shareOf } from "../rules.ts";

type Props = { row: ExpenseOverview["categories"][number]; most: number; month: string; currency: string };

/** A category: its name and amount as a link to its records, its bar, and its budget and the month before in words. */
export function CategoryRow({ row, most, month, currency }: Props) {
  const t = useTranslations("expenses");
  const { category, spent_minor, before_minor, budget_minor } = row;
  const money = (minor: number) => formatMoney({ minor, currency });
  const share = shareOf(spent_minor, budget_minor);
  const isOver = share !== undefined && share > 100;
  return (
    <li>
      <Link
        href={recordsPath(month, { category, source: "spent" })}
        prefetch={false}
        className="flex flex-wrap items-baseline justify-between gap-x-3 underline-offset-4 hover:underline"
      >
        <span className="font-medium">{t(`categories.${category}`)}</span>
        <span className="tabular-nums">{money(spent_minor)}</span>
      </Link>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className={clsx("mt-1 h-1.5 w-full", isOver ? "text-danger" : "text-primary")}
      >
        <rect width={100} height={4} rx={1} className="fill-sunken" />
        <rect width={(100 * spent_minor) / most} height={4} rx={1} fill="currentColor" />
      </svg>
      <p className={clsx("mt-1 text-xs", isOver ? "text-danger-strong" : "text-muted")}>
        {budget_minor !== null && share !== undefined && (
          <>
            {t(isOver ? "overBudget" : "ofBudget", { percent: String(share), budget: money(budget_minor) })}
            {" · "}
          </>
        )}
        {t("before", { amount: money(before_minor) })}
      </p>
    </li>
  );
}
