"use client";

import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { ExpenseActions } from "../../../../entities/expenses/expense/parts/expense-actions.tsx";
import { useExpense } from "../../../../entities/expenses/expense/queries.ts";
import { DetailsCard } from "../parts/record/details-card.tsx";
import { HistoryCard } from "../parts/record/history-card.tsx";
import { ReceiptCard } from "../parts/record/receipt-card.tsx";

export { startExpense } from "../../../../entities/expenses/expense/queries.ts";

/** One expense: what it was for, its receipt, and what was done to it. */
export function ExpenseScreen({ id }: { id: string }) {
  const t = useTranslations("expenses");
  const language = useLocale();
  const query = useExpense(id);
  const expense = query.data;
  const back = { href: "/dashboard/expenses/expenses-records", label: t("back") };
  if (!expense) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  const { category, amount, spent_on, voided_at, void_reason } = expense;
  return (
    <>
      <PageHeader
        title={t(`categories.${category}`)}
        back={back}
        aside={
          <span
            className={voided_at === null ? "text-lg tabular-nums" : "text-lg text-muted tabular-nums line-through"}
          >
            {formatMoney(amount)}
          </span>
        }
        subtitle={formatDay(spent_on, language)}
        actions={<ExpenseActions expense={expense} />}
      />
      {voided_at !== null && (
        <p className="mb-4 text-muted">
          {t("isVoided")}
          {void_reason !== "" && (
            <>
              {": "}
              <bdi>{void_reason}</bdi>
            </>
          )}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ReceiptCard key={expense.picture_id} expense={expense} />
          <HistoryCard expense={expense} />
        </div>
        <DetailsCard expense={expense} />
      </div>
    </>
  );
}
