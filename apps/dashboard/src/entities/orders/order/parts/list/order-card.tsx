"use client";

import type { OrderRow } from "@mauzo/contract/orders/orders";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { OrderStatusBadge } from "../status/order-status-badge.tsx";
import { PaymentStatusBadge } from "../status/payment-status-badge.tsx";

/** An order in a list below 768 px. */
export function OrderCard({ order, fresh = false }: { order: OrderRow; fresh?: boolean }) {
  const t = useTranslations("orders");
  // "Pending" and "paid" are shown already, and a cancelled order owes nothing.
  const saysMore = order.payment === "part paid" || order.status === "delivered" || order.status === "picked up";
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <span className="min-w-0 truncate font-medium">
          {order.customer?.name || order.customer?.phone || t("noCustomer")}
        </span>
        <span className="shrink-0 font-medium tabular-nums">{formatMoney(order.total)}</span>
      </span>
      <span className="mt-1 flex items-start justify-between gap-x-3 text-[0.8125rem] text-muted big-text:flex-wrap">
        <span className="flex min-w-0 flex-wrap gap-x-2">
          {order.customer?.known_as && (
            <span className="w-full truncate">{t("knownAs", { name: isolateBidi(order.customer.known_as) })}</span>
          )}
          <span className="whitespace-nowrap tabular-nums">{order.order_id}</span>
          <RelativeTime iso={order.placed_at} />
        </span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {fresh && <Badge tone="accent">{t("new")}</Badge>}
          {order.claimed && <Badge tone="accent">{t("claimed")}</Badge>}
          {saysMore && <PaymentStatusBadge payment={order.payment} />}
          <OrderStatusBadge order={order} />
        </span>
      </span>
    </>
  );
}
