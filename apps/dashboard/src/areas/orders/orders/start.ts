"use client";

import { orderList } from "@mauzo/contract/orders/orders";
import type { QueryClient } from "@tanstack/react-query";
import { orderQuery, ordersQuery } from "./data/use-orders.ts";

/** The list as it opens by itself. Filters in the address wait for the shop: days are in its time zone. */
export function startOrders(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(ordersQuery({ status: "all", search: "", sort: orderList.first }));
}

export const startOrder = (client: QueryClient, id: string) => void client.prefetchQuery(orderQuery(id));
