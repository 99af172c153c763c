import { orderTimeline } from "@mauzo/contract/orders/order-timeline";
import { type OrderFilter, orderList, orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const ordersQuery = (filter: OrderFilter) => api.pages(orders.list, { query: filter }, nextPageSize);
export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...ordersQuery(filter), placeholderData: keepPreviousData });

/** The list as it opens by itself. Filters in the address wait for the shop: days are in its time zone. */
export function startOrders(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(ordersQuery({ status: "all", search: "", sort: orderList.first }));
}

/** The newest orders, at most `limit`. */
export const newestOrdersQuery = (limit: number) => api.query(orders.list, { query: { limit } });

export const orderQuery = (id: string) => api.query(orders.get, { params: { id } });
export const useOrder = (id: string) => useQuery(orderQuery(id));
export const startOrder = (client: QueryClient, id: string) => void client.prefetchQuery(orderQuery(id));
/** Reads an order from the API, past the cache. */
export function useNewestOrder(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
}

/** The chat, messages and stock movements around an order. */
export const useTimeline = (id: string) => useQuery(api.query(orderTimeline.get, { params: { id } }));

export const paymentClaimsQuery = (id: string) => api.query(paymentClaims.list, { params: { id } });
/** The payments that an order's customer claims to have made. */
export const usePaymentClaims = (id: string) => useQuery(paymentClaimsQuery(id)).data?.items ?? [];
