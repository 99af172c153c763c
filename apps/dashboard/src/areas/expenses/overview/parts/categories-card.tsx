"use client";

import { type ExpenseBudgets, expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import type { ExpenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { recordsPath } from "../rules.ts";
import { CategoryRow } from "./category-row.tsx";

const BudgetsDialog = lazyPart(async () => (await import("./budgets-dialog.tsx")).BudgetsDialog);

type Props = { overview: ExpenseOverview; budgets: ExpenseBudgets | undefined };

/** What the month came to, and each category beside its budget and the month before; a press shows its records. */
export function CategoriesCard({ overview, budgets }: Props) {
  const t = useTranslations("expenses");
  const maySet = useCanAccess(expenseBudgets.save.access);
  const [open, setOpen] = useState(false);
  const { month, currency, spent_minor, before_minor, budget_minor, categories } = overview;
  const money = (minor: number) => formatMoney({ minor, currency });
  const most = Math.max(1, ...categories.map((each) => Math.max(each.spent_minor, each.budget_minor ?? 0)));
  const shown = categories.filter(
    (each) => each.spent_minor !== 0 || each.before_minor !== 0 || each.budget_minor !== null,
  );
  return (
    <Card
      title={t("spent")}
      action={
        maySet &&
        budgets && (
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {t("setBudgets")}
          </Button>
        )
      }
    >
      <Link
        href={recordsPath(month, { source: "spent" })}
        prefetch={false}
        className="font-semibold text-2xl tabular-nums underline-offset-4 hover:underline"
      >
        {money(spent_minor)}
      </Link>
      <p className="mb-4 text-[0.8125rem] text-muted">
        {budget_minor === null
          ? t("before", { amount: money(before_minor) })
          : t("ofBudgetBefore", { budget: money(budget_minor), amount: money(before_minor) })}
      </p>
      {shown.length === 0 ? (
        <p className="text-muted">{t("nothingSpent")}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {shown.map((row) => (
            <CategoryRow key={row.category} row={row} most={most} month={month} currency={currency} />
          ))}
        </ul>
      )}
      {open && budgets && <BudgetsDialog saved={budgets} onClose={() => setOpen(false)} />}
    </Card>
  );
}
