"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

type NoteBeside = Extract<CustomerTimelineEntry, { kind: "note" }>;
type Props = { customer: CustomerRecord | undefined; notes: readonly NoteBeside[] };

/** Who the customer is and what they bought; undefined while that is not known, or not for the reader to see. */
export function CustomerPanel({ customer, notes }: Props) {
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
      {customer.tags.length > 0 && (
        <ul aria-label={t("tags")} className="mt-3 flex flex-wrap gap-1.5">
          {customer.tags.map((tag) => (
            <li
              key={tag}
              className="wrap-anywhere rounded-full border border-line-strong px-2.5 py-0.5 text-[0.8125rem]"
            >
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul aria-label={t("notes")} className="mt-3 flex flex-col gap-2">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="rounded-control bg-accent-soft px-3 py-2 text-[0.8125rem]">
              <span className="wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="flex flex-wrap gap-x-1.5 text-muted text-xs">
                <bdi>{by}</bdi>
                <RelativeTime iso={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link
        href={`/dashboard/customers/${customer.id}`}
        className="mt-3 inline-block font-medium text-primary underline-offset-4 hover:underline"
      >
        {t("open")}
      </Link>
    </Card>
  );
}
