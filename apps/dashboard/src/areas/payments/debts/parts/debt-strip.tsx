"use client";

import { type DebtSummary, debtAges } from "@mauzo/contract/payments/debts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import type { DebtFilters } from "../filters.ts";

type Chosen = Pick<DebtFilters, "state" | "age">;
type Props = { query: UseQueryResult<DebtSummary>; chosen: Chosen; onChoose: (chosen: Chosen) => void };

/** What the shop is owed, and how old it is; a press on a sum shows whose it is. On a phone they scroll sideways. */
export function DebtStrip({ query: { data, error, isFetching, refetch }, chosen, onChoose }: Props) {
  const t = useTranslations("debts");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const maySeeOrders = useCanAccess({ resource: "orders", action: "read" });
  if (data === undefined && error)
    return (
      <div
        role="alert"
        className="mb-4 flex min-h-18 flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-3"
      >
        <p className="min-w-0 grow">
          <span className="font-medium">{t("sumsFailed")}</span>{" "}
          <span className="text-muted">{failureText(error)}</span>
        </p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {shell("retry")}
        </Button>
      </div>
    );
  const sums = [
    { id: "all", label: t("owedInAll"), sum: data?.owed, filter: { state: "all", age: null } },
    { id: "overdue", label: t("overdue"), sum: data?.overdue, filter: { state: "overdue", age: null } },
    { id: "soon", label: t("soon"), sum: data?.soon, filter: { state: "soon", age: null } },
    ...debtAges.map((age) => ({
      ...{ id: age, label: t(`ages.${age}`), sum: data?.ages[age] },
      filter: { state: "all", age } as const,
    })),
  ] as const;
  const isChosen = ({ state, age }: Chosen) => state === chosen.state && age === chosen.age;
  return (
    <>
      <fieldset
        aria-label={t("sums")}
        className="-mx-4 mb-4 flex min-w-0 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 big-text:-mx-2 big-text:px-2"
      >
        {sums.map(({ id, label, sum, filter }) => (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen(filter)}
            onClick={() => onChoose(isChosen(filter) ? { state: "all", age: null } : filter)}
            className={clsx(
              "shrink-0 rounded-card border bg-card px-4 py-3 text-left transition-colors hover:border-primary",
              isChosen(filter) ? "border-primary ring-1 ring-primary" : "border-line",
            )}
          >
            <span className="block text-[0.8125rem] text-muted">{label}</span>
            <span
              className={clsx(
                "mt-0.5 flex h-6 min-w-28 items-center whitespace-nowrap font-semibold tabular-nums",
                id === "overdue" && sum && sum.minor > 0 && "text-danger-strong",
              )}
            >
              {sum ? formatMoney(sum) : <Skeleton className="h-4 w-28" />}
            </span>
          </button>
        ))}
      </fieldset>
      {data && data.nameless.minor > 0 && (
        <p className="mb-4 text-[0.8125rem] text-muted">
          {t("nameless", { amount: formatMoney(data.nameless) })}{" "}
          {maySeeOrders && (
            <Link href="/dashboard/orders" className="text-primary underline underline-offset-4">
              {t("toOrders")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
