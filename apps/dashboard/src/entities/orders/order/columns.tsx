"use client";

import { customers } from "@mauzo/contract/customers/customers";
import type { OrderRow } from "@mauzo/contract/orders/orders";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RelativeTime } from "../../../components/relative-time.tsx";
import type { Column } from "../../../components/table/column.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { CustomerName } from "./parts/list/customer-name.tsx";
import { OrderStatusBadge } from "./parts/status/order-status-badge.tsx";
import { PaymentStatusBadge } from "./parts/status/payment-status-badge.tsx";

/** The columns of the order list. Below 1280 px the time is shown under the number. */
export function useOrderColumns(fresh?: ReadonlySet<string>): readonly Column<OrderRow>[] {
  const t = useTranslations("orders");
  const maySee = useCanAccess(customers.get.access);
  return useMemo(
    () => [
      {
        id: "number",
        label: t("number"),
        sortBy: "placed",
        width: 7.75,
        cell: (order) => (
          <>
            <span className="whitespace-nowrap tabular-nums">{order.order_id}</span>
            {fresh?.has(order.id) && (
              <Badge tone="accent" className="ml-2">
                {t("new")}
              </Badge>
            )}
            <span className="block whitespace-nowrap font-normal text-muted text-xs xl:hidden">
              <RelativeTime iso={order.placed_at} />
            </span>
          </>
        ),
      },
      {
        id: "placed",
        label: t("placed"),
        sortBy: "placed",
        width: 6,
        from: 1280,
        className: "text-muted",
        cell: (order) => <RelativeTime iso={order.placed_at} />,
      },
      {
        id: "customer",
        label: t("customer"),
        sortBy: "customer",
        width: 6,
        className: "truncate",
        cell: ({ customer }) => (
          <>
            <CustomerName customer={customer} linked={maySee} />
            {customer?.known_as && (
              <span className="block truncate text-muted text-xs">
                {t("knownAs", { name: isolateBidi(customer.known_as) })}
              </span>
            )}
          </>
        ),
      },
      {
        id: "phone",
        label: t("phone"),
        width: 8,
        hidden: true,
        className: "tabular-nums",
        cell: (order) => order.customer?.phone,
      },
      {
        id: "status",
        label: t("statusColumn"),
        width: 6.5,
        cell: (order) => (
          <span className="flex flex-wrap gap-1.5">
            <OrderStatusBadge order={order} />
            {order.claimed && <Badge tone="accent">{t("claimed")}</Badge>}
          </span>
        ),
      },
      {
        id: "money",
        label: t("moneyFilter"),
        width: 6.5,
        cell: (order) => <PaymentStatusBadge payment={order.payment} />,
      },
      {
        id: "channel",
        label: t("channelColumn"),
        width: 6,
        hidden: true,
        cell: (order) => t(`channel.${order.channel}`),
      },
      {
        id: "units",
        label: t("units"),
        width: 3.5,
        from: 1280,
        numeric: true,
        cell: (order) => order.quantity,
      },
      {
        id: "total",
        label: t("total"),
        sortBy: "total",
        width: 9,
        numeric: true,
        className: "font-medium",
        cell: (order) => formatMoney(order.total),
      },
    ],
    [t, fresh, maySee],
  );
}
