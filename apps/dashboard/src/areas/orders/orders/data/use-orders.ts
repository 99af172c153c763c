import { orderExports } from "@mauzo/contract/orders/order-exports";
import { orderTimeline } from "@mauzo/contract/orders/order-timeline";
import { type OrderFilter, orderList, orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../../lib/list/next-page-size.ts";
import { api } from "../../../../lib/session/api.ts";

const ordersQuery = (filter: OrderFilter) => api.pages(orders.list, { query: filter }, nextPageSize);
export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...ordersQuery(filter), placeholderData: keepPreviousData });

export const orderQuery = (id: string) => api.query(orders.get, { params: { id } });
export const useOrder = (id: string) => useQuery(orderQuery(id));
/** Reads an order from the API, past the cache. */
export function useNewestOrder(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
}

/** The chat, messages and stock movements around an order. */
export function useTimeline(id: string) {
  const { data, isError, refetch } = useQuery(api.query(orderTimeline.get, { params: { id } }));
  return { timeline: data, timelineFailed: isError && data === undefined, onTimelineAgain: () => void refetch() };
}

/** Saves the listed orders as a file, newest first. */
export function useExport() {
  const save = useListExport(orderExports.file, useTranslations("orders")("exportFailed"));
  return ({ sort: _, ...query }: OrderFilter) => save({ query });
}

/** The list as it opens by itself. Filters in the address wait for the shop: days are in its time zone. */
export function startOrders(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(ordersQuery({ status: "all", search: "", sort: orderList.first }));
}

export const startOrder = (client: QueryClient, id: string) => void client.prefetchQuery(orderQuery(id));
