import { orderTimeline } from "@mauzo/contract/orders/order-timeline";
import { type OrderFilter, orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...api.pages(orders.list, { query: filter }, nextPageSize), placeholderData: keepPreviousData });

/** The newest orders, at most `limit`. */
export const newestOrdersQuery = (limit: number) => api.query(orders.list, { query: { limit } });

export const orderQuery = (id: string) => api.query(orders.get, { params: { id } });
export const useOrder = (id: string) => useQuery(orderQuery(id));

/** The chat, messages and stock movements around an order. */
export const useTimeline = (id: string) => useQuery(api.query(orderTimeline.get, { params: { id } }));

export const paymentClaimsQuery = (id: string) => api.query(paymentClaims.list, { params: { id } });
/** The payments that an order's customer claims to have made. */
export const usePaymentClaims = (id: string) => useQuery(paymentClaimsQuery(id)).data?.items ?? [];
