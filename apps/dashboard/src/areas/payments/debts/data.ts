"use client";

import { type DebtFilter, debtExports, debtList, debts } from "@mauzo/contract/payments/debts";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFoundCustomers } from "../../../entities/customers/customer/queries.ts";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { useDebouncedValue } from "../../../lib/search/use-debounced-value.ts";
import { api } from "../../../lib/session/api.ts";

const listQuery = (filter: DebtFilter) => api.pages(debts.list, { query: filter }, nextPageSize);
export const useDebts = (filter: DebtFilter) =>
  useInfiniteQuery({ ...listQuery(filter), placeholderData: keepPreviousData });

const summaryQuery = api.query(debts.summary, {});
/** What the shop is owed. */
export const useDebtSummary = () => useQuery(summaryQuery);

/** The list as it opens by itself, and the sums over it. */
export function startDebts(client: QueryClient) {
  void client.prefetchQuery(summaryQuery);
  if (location.search === "")
    void client.prefetchInfiniteQuery(listQuery({ state: "all", search: "", sort: debtList.first }));
}

const debtQuery = (id: string) => api.query(debts.get, { params: { id } });
export const useDebt = (id: string) => useQuery(debtQuery(id));
export const startDebt = (client: QueryClient, id: string) => void client.prefetchQuery(debtQuery(id));

/** The customers found by what is typed of a name or number. */
export function useDebtorSearch(may: boolean) {
  const [typed, setTyped] = useState("");
  return { typed, onType: setTyped, found: useFoundCustomers(useDebouncedValue(typed.trim()), may) };
}

/** Saves the listed debts as a file. */
export function useExport() {
  const save = useListExport(debtExports.file, useTranslations("debts")("exportFailed"));
  return (query: DebtFilter) => save({ query });
}
