import { orderExports } from "@mauzo/contract/order-exports";
import { type OrderFilter, orders } from "@mauzo/contract/orders";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { api } from "../../../lib/session/api.ts";

export const useOrders = (filter: OrderFilter) =>
  useInfiniteQuery({ ...api.pages(orders.list, { query: filter }), placeholderData: keepPreviousData });

export const useOrder = (id: string) => useQuery(api.query(orders.get, { params: { id } }));

/** Saves the orders that are shown as a file. */
export const useExport = (): ((shown: OrderFilter) => void) =>
  useListExport(orderExports.file, useTranslations("orders")("exportFailed"));
