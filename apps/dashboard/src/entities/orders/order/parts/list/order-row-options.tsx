"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import type { OrderRow } from "@mauzo/contract/orders/orders";
import type { RowOptions } from "../../../../../components/table/rows/row-options.ts";
import { OrderCard } from "./order-card.tsx";

/** The row options of orders, used wherever orders are listed. */
export const orderRowOptions = (fresh?: ReadonlySet<string>): Omit<RowOptions<OrderRow>, "label"> => ({
  href: ({ id }) => dashboardOrderPath(id),
  nameOf: ({ order_id }) => order_id,
  card: (order) => <OrderCard order={order} fresh={fresh?.has(order.id)} />,
  ...(fresh && { fresh }),
});
