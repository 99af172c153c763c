import { type StockFilter, stock } from "@mauzo/contract/catalogue/stock";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { laterRows } from "../../../../lib/list/later-rows.ts";
import { api } from "../../../../lib/session/api.ts";

export const useStock = (filter: StockFilter) =>
  useInfiniteQuery({ ...api.pages(stock.list, { query: filter }, laterRows), placeholderData: keepPreviousData });

/** How many there are of each, of one category or of all. */
export const useSummary = (category: ShopCategory | null) =>
  useQuery(api.query(stock.summary, { query: { category: category ?? undefined } })).data;

export const useItem = (id: string) => useQuery(api.query(stock.get, { params: { id } }));

export const useLedger = (id: string) =>
  useInfiniteQuery(api.pages(stock.movements, { params: { id }, query: { limit: 20 } }));
