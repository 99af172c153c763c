"use client";

import type { Customer } from "@mauzo/contract/customers/customers";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useCustomerName } from "../../labels.ts";
import { TagBadges } from "../tag-badges.tsx";

/** A customer in the list below 768 px. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const t = useTranslations("customers");
  const nameOf = useCustomerName();
  const { name, phone, place, tags, total, owed, total_orders, last_order_at } = customer;
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <bdi className="min-w-0 truncate font-medium">{nameOf(customer)}</bdi>
        <span className="shrink-0 font-medium tabular-nums">{formatMoney(total)}</span>
      </span>
      <span className="mt-1 flex items-start justify-between gap-x-3 text-[0.8125rem] text-muted big-text:flex-wrap">
        <span className="flex min-w-0 flex-wrap gap-x-2">
          {name !== "" && phone && <bdi className="whitespace-nowrap tabular-nums">{phone}</bdi>}
          {place !== "" && <bdi className="truncate">{place}</bdi>}
        </span>
        <span className="shrink-0 text-right">
          {t("orderCount", { count: total_orders })}
          {last_order_at && (
            <span className="block">
              <RelativeTime iso={last_order_at} />
            </span>
          )}
        </span>
      </span>
      {(owed.minor > 0 || tags.length > 0) && (
        <span className="mt-1.5 flex flex-wrap gap-1">
          {owed.minor > 0 && <Badge tone="danger">{t("owes", { amount: formatMoney(owed) })}</Badge>}
          <TagBadges tags={tags} />
        </span>
      )}
    </>
  );
}
