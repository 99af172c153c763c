"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { createParser, useQueryState } from "nuqs";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { AddExpenseButton } from "../../../../entities/expenses/expense/parts/add-expense-button.tsx";
import { useBudgets } from "../../../../entities/expenses/expense/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useCosts, useOverview } from "../data.ts";
import { CategoriesCard } from "../parts/categories-card.tsx";
import { MonthBar } from "../parts/month-bar.tsx";
import { ProfitCard } from "../parts/profit-card.tsx";
import { TrendCard } from "../parts/trend-card.tsx";
import { readMonth } from "../rules.ts";

export { startOverview } from "../data.ts";

const CostsDialog = lazyPart(async () => (await import("../parts/costs-dialog.tsx")).CostsDialog);

const monthParser = createParser({ parse: readMonth, serialize: (month: string) => month });

/** A month: what was spent, against what, and what is left of the sales. */
export function OverviewScreen() {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const [month, setMonth] = useQueryState("month", monthParser);
  const { data, error, isFetching, refetch } = useOverview(month);
  const { data: budgets } = useBudgets();
  const [seesCosts, setSeesCosts] = useState(false);
  const costs = useCosts(data?.month, seesCosts);
  return (
    <>
      <PageHeader
        title={t("overviewTitle")}
        actions={
          <>
            <Link href="/dashboard/expenses/expenses-records" className={buttonClass("secondary")}>
              {t("records")}
            </Link>
            <AddExpenseButton />
          </>
        }
      />
      {data === undefined && error && (
        <ErrorPanel
          title={t("overviewFailed")}
          message={failureText(error)}
          retry={t("retry")}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <Skeleton className="h-64 w-full" />}
      {data && (
        <div className="flex flex-col gap-4" aria-busy={isFetching}>
          <MonthBar overview={data} asked={month} onMonth={(next) => void setMonth(next)} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <CategoriesCard overview={data} budgets={budgets} />
            <div className="flex min-w-0 flex-col gap-4">
              <ProfitCard overview={data} onCosts={() => setSeesCosts(true)} />
              <TrendCard overview={data} onMonth={(next) => void setMonth(next)} />
            </div>
          </div>
        </div>
      )}
      {seesCosts && <CostsDialog costs={costs} onClose={() => setSeesCosts(false)} />}
    </>
  );
}
