import { type OrderFilter, orders } from "@mauzo/contract/orders";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...api.pages(orders.list, { query: filter }), placeholderData: keepPreviousData });

export const useOrder = (id: string) => useQuery(api.query(orders.get, { params: { id } }));
