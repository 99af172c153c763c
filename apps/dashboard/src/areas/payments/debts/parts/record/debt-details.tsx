"use client";

import type { Debt } from "@mauzo/contract/payments/debts";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** How a customer is reached, what of their debt is overdue, and what they paid too much. */
export function DebtDetails({ debt: { id, phone, overdue, credit } }: { debt: Debt }) {
  const t = useTranslations("debts");
  const maySee = useCanAccess({ resource: "customers", action: "read" });
  const rows: [string, ReactNode][] = [
    [t("overdue"), overdue.minor > 0 && <span className="text-danger-strong">{formatMoney(overdue)}</span>],
    [t("credit"), credit.minor > 0 && formatMoney(credit)],
    [t("phone"), phone !== null && <bdi>{phone}</bdi>],
    [
      t("customer"),
      maySee && (
        <Link
          href={`/dashboard/customers/${id}`}
          prefetch={false}
          className="text-primary underline-offset-4 hover:underline"
        >
          {t("record")}
        </Link>
      ),
    ],
  ];
  const shown = rows.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <Card title={t("details")}>
      <dl className="flex flex-col gap-3">
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
