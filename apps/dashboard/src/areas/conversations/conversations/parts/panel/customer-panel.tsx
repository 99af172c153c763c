"use client";

import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";

/** Who the customer is and what they bought; undefined while that is not known, or not for the reader to see. */
export function CustomerPanel({ customer }: { customer: CustomerRecord | undefined }) {
  const t = useTranslations("conversations.panel");
  if (!customer) return <p className="text-muted">{t("unknown")}</p>;
  const figures = [
    { label: t("spent"), value: formatMoney(customer.total) },
    { label: t("orders"), value: String(customer.total_orders) },
    ...(customer.owed.minor > 0 ? [{ label: t("owes"), value: formatMoney(customer.owed) }] : []),
    ...(customer.place !== "" ? [{ label: t("place"), value: customer.place }] : []),
  ];
  return (
    <Card title={t("customer")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {figures.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Link
        href={`/dashboard/customers/${customer.id}`}
        className="mt-3 inline-block font-medium text-primary underline-offset-4 hover:underline"
      >
        {t("open")}
      </Link>
    </Card>
  );
}
