import { type StockFilter, stock } from "@mauzo/contract/catalogue/stock";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { nextPageSize } from "../../../../lib/list/next-page-size.ts";
import { api } from "../../../../lib/session/api.ts";

export const useStock = (filter: StockFilter) =>
  useInfiniteQuery({ ...api.pages(stock.list, { query: filter }, nextPageSize), placeholderData: keepPreviousData });

/** The stock totals, of one category or of all. */
export const useStockSummary = (category: ShopCategory | null) =>
  useQuery(api.query(stock.summary, { query: { category: category ?? undefined } })).data;

export const useStockItem = (id: string) => useQuery(api.query(stock.get, { params: { id } }));

export const useStockLedger = (id: string) =>
  useInfiniteQuery(api.pages(stock.movements, { params: { id }, query: { limit: 20 } }));
