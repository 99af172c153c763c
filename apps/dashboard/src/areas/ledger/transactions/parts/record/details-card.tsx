"use client";

import type { Transaction } from "@mauzo/contract/ledger/transactions";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMethodText } from "../../labels.ts";
import { CustomerLink } from "../customer-link.tsx";
import { OrderLink } from "../order-link.tsx";

/** Whose transaction it is, how it was paid, and what undid it. */
export function DetailsCard({ transaction }: { transaction: Transaction }) {
  const t = useTranslations("transactions");
  const methodOf = useMethodText();
  const { order, customer, reference, by, reverses, reversed_by } = transaction;
  const link = (id: string, text: string) => (
    <Link
      href={`/dashboard/transactions/${id}`}
      className="font-medium text-primary underline-offset-4 hover:underline"
    >
      {text}
    </Link>
  );
  const rows: [string, ReactNode][] = [
    [t("order"), order && <OrderLink order={order} />],
    [t("customer"), customer && <CustomerLink customer={customer} />],
    [t("method"), methodOf(transaction)],
    [t("reference"), reference !== "" && <bdi className="tabular-nums">{reference}</bdi>],
    [t("by"), by !== "" && <bdi>{by}</bdi>],
    [t("reverses"), reverses && link(reverses, t("undone"))],
    [t("reversedBy"), reversed_by && link(reversed_by, t("undoing"))],
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
