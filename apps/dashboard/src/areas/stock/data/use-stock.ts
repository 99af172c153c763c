import { type StockFilter, stock } from "@mauzo/contract/stock";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

export const useStock = (filter: StockFilter) =>
  useInfiniteQuery({ ...api.pages(stock.list, { query: filter }), placeholderData: keepPreviousData });

export const useSummary = () => useQuery(api.query(stock.summary, {})).data;

export const useItem = (id: string) => useQuery(api.query(stock.get, { params: { id } }));

export const useLedger = (id: string) =>
  useInfiniteQuery(api.pages(stock.movements, { params: { id }, query: { limit: 20 } }));
