import { orderExports } from "@mauzo/contract/orders/order-exports";
import { orderTrail } from "@mauzo/contract/orders/order-trail";
import { type OrderFilter, orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useListExport } from "../../../../lib/files/use-list-export.ts";
import { laterRows } from "../../../../lib/list/later-rows.ts";
import { api } from "../../../../lib/session/api.ts";

export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...api.pages(orders.list, { query: filter }, laterRows), placeholderData: keepPreviousData });

export const orderQuery = (id: string) => api.query(orders.get, { params: { id } });
export const useOrder = (id: string) => useQuery(orderQuery(id));

/** What was said and moved around an order. */
export function useTrail(id: string) {
  const { data, isError, refetch } = useQuery(api.query(orderTrail.get, { params: { id } }));
  return { trail: data, trailFailed: isError && data === undefined, onTrailAgain: () => void refetch() };
}

/** Saves the orders that are shown as a file. */
export const useExport = (): ((shown: OrderFilter) => void) =>
  useListExport(orderExports.file, useTranslations("orders")("exportFailed"));
