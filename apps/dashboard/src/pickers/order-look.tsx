"use client";

import { orderPath } from "@mauzo/contract/orders/order-path";
import type { OrderRow } from "@mauzo/contract/orders/orders";
import type { RowLook } from "../components/table/rows/row-look.ts";
import { OrderCard } from "./order-card.tsx";

/** How an order looks and where it leads, wherever orders are listed. */
export const orderLook = (fresh?: ReadonlySet<string>): Omit<RowLook<OrderRow>, "label"> => ({
  href: ({ id }) => orderPath(id),
  nameOf: ({ order_id }) => order_id,
  card: (order) => <OrderCard order={order} fresh={fresh?.has(order.id)} />,
  ...(fresh && { fresh }),
});
