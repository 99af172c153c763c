"use client";

import type { OrderRow } from "@mauzo/contract/orders";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { Moment } from "../components/moment.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = { rows: readonly OrderRow[]; fresh?: ReadonlySet<string> };

/** Orders below 768 px. */
export function OrderCards({ rows, fresh }: Props) {
  const t = useTranslations("orders");
  return (
    <ul aria-label={t("title")}>
      {rows.map((order) => (
        <li key={order.id} className="border-line border-b last:border-0">
          <Link
            href={`/dashboard/orders/order-info/${order.id}`}
            className={clsx(
              "block px-4 py-3 transition-colors active:bg-sunken",
              fresh?.has(order.id) && "bg-primary-soft",
            )}
          >
            <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
              <span className="min-w-0 truncate font-medium">
                {order.customer?.name || order.customer?.phone || t("noCustomer")}
              </span>
              <span className="shrink-0 font-medium tabular-nums">{formatMoney(order.total)}</span>
            </span>
            <span className="mt-1 flex items-start justify-between gap-x-3 text-[0.8125rem] text-muted big-text:flex-wrap">
              <span className="flex min-w-0 flex-wrap gap-x-2">
                <span className="whitespace-nowrap tabular-nums">{order.order_id}</span>
                <Moment iso={order.placed_at} />
              </span>
              <span className="flex shrink-0 gap-1.5">
                {fresh?.has(order.id) && <Badge tone="accent">{t("new")}</Badge>}
                <StatusBadge status={order.status} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
