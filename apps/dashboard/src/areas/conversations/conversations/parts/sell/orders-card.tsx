"use client";

import type { OrderRow } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { OrderStatusBadge } from "../../../../../entities/orders/order/parts/status/order-status-badge.tsx";

type Actions = (id: string) => ReactNode;

function Order({ order, actionsOf }: { order: OrderRow; actionsOf: Actions }) {
  const t = useTranslations("conversations.sell");
  const [open, setOpen] = useState(false);
  const { id, order_id, total, placed_at } = order;
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-2 text-left"
      >
        <span className="font-medium text-primary">
          {order_id}
          <span className="sr-only">: {t("more")}</span>
        </span>
        <OrderStatusBadge order={order} />
        <span className="flex w-full flex-wrap justify-between gap-x-2 text-muted text-xs">
          <RelativeTime iso={placed_at} />
          <span className="tabular-nums">{formatMoney(total)}</span>
        </span>
      </button>
      {open && actionsOf(id)}
    </li>
  );
}

/** The customer's newest orders: each opens to be moved on or paid. */
export function OrdersCard({ orders, actionsOf }: { orders: readonly OrderRow[]; actionsOf: Actions }) {
  const t = useTranslations("conversations.sell");
  return (
    <Card title={t("orders")}>
      {orders.length === 0 ? (
        <p className="text-muted">{t("noOrders")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <Order key={order.id} order={order} actionsOf={actionsOf} />
          ))}
        </ul>
      )}
    </Card>
  );
}
