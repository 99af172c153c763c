import { orderExports } from "@mauzo/contract/orders/order-exports";
import { orderTimeline } from "@mauzo/contract/orders/order-timeline";
import { type OrderFilter, orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../../lib/list/next-page-size.ts";
import { api } from "../../../../lib/session/api.ts";

export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...api.pages(orders.list, { query: filter }, nextPageSize), placeholderData: keepPreviousData });

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
