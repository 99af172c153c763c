"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import type { OrderRow } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { PaymentsCard } from "../../../../../entities/orders/order/parts/payments/payments-card.tsx";
import { MoveOrder } from "../../../../../entities/orders/order/parts/status/move-order.tsx";
import { OrderStatusBadge } from "../../../../../entities/orders/order/parts/status/order-status-badge.tsx";
import { useOrder } from "../../../../../entities/orders/order/queries.ts";

/** What can be done with an order beside the conversation. */
function OrderActions({ id }: { id: string }) {
  const t = useTranslations("conversations.sell");
  const { data: order } = useOrder(id);
  if (!order) return <Skeleton className="mt-2 h-24 w-full" />;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <MoveOrder order={order} />
      </div>
      <PaymentsCard order={order} />
      <Link href={dashboardOrderPath(id)} className="font-medium text-primary underline-offset-4 hover:underline">
        {t("wholeOrder")}
      </Link>
    </div>
  );
}

function Order({ order }: { order: OrderRow }) {
  const t = useTranslations("conversations.sell");
  const [open, setOpen] = useState(false);
  const { id, order_id, total, placed_at } = order;
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <button
        type="button"
        aria-expanded={open}
        aria-label={t("more", { number: order_id })}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-2 text-left"
      >
        <span className="font-medium text-primary">{order_id}</span>
        <OrderStatusBadge order={order} />
        <span className="flex w-full flex-wrap justify-between gap-x-2 text-muted text-xs">
          <RelativeTime iso={placed_at} />
          <span className="tabular-nums">{formatMoney(total)}</span>
        </span>
      </button>
      {open && <OrderActions id={id} />}
    </li>
  );
}

/** The customer's newest orders: each opens to be moved on or paid. */
export function OrdersCard({ orders }: { orders: readonly OrderRow[] }) {
  const t = useTranslations("conversations.sell");
  return (
    <Card title={t("orders")}>
      {orders.length === 0 ? (
        <p className="text-muted">{t("noOrders")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}
