"use client";

import { type ExpenseRecord, expenses } from "@mauzo/contract/expenses/expenses";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** Who was paid, how, and where its money stands among the transactions. */
export function DetailsCard({ expense }: { expense: ExpenseRecord }) {
  const t = useTranslations("expenses");
  const mayRead = useCanAccess(expenses.get.access);
  const { supplier, note, method, source, by, transaction_id, is_locked } = expense;
  const rows: [string, ReactNode][] = [
    [t("supplier"), supplier !== "" && <bdi>{supplier}</bdi>],
    [t("note"), note !== "" && <bdi>{note}</bdi>],
    [t("method"), t(`methods.${method}`)],
    [t("source"), source !== "person" && t(`sources.${source}`)],
    [t("by"), by !== "" && <bdi>{by}</bdi>],
    [t("month"), is_locked && t("isLocked")],
    [
      t("transaction"),
      mayRead && (
        <Link
          href={`/dashboard/transactions/${transaction_id}`}
          prefetch={false}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {t("showTransaction")}
        </Link>
      ),
    ],
  ];
  return (
    <Card title={t("details")}>
      <dl className="flex flex-col gap-3">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-[0.8125rem] text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
