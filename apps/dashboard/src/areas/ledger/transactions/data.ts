"use client";

import { type StatementFormat, transactionExports } from "@mauzo/contract/ledger/transaction-exports";
import { type TransactionFilter, transactionList, transactions } from "@mauzo/contract/ledger/transactions";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { downloadFile } from "../../../lib/files/download-file.ts";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import type { DayRange } from "../../../lib/list/day-range.ts";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const listQuery = (filter: TransactionFilter) => api.pages(transactions.list, { query: filter }, nextPageSize);
export const useTransactions = (filter: TransactionFilter) =>
  useInfiniteQuery({ ...listQuery(filter), placeholderData: keepPreviousData });

const balancesQuery = api.query(transactions.balances, {});
/** What is in each account now. */
export const useBalances = () => useQuery(balancesQuery);

/** The list as it opens by itself, and the balances over it. */
export function startTransactions(client: QueryClient) {
  void client.prefetchQuery(balancesQuery);
  if (location.search === "")
    void client.prefetchInfiniteQuery(listQuery({ direction: "all", search: "", sort: transactionList.first }));
}

const transactionQuery = (id: string) => api.query(transactions.get, { params: { id } });
export const useTransaction = (id: string) => useQuery(transactionQuery(id));
export const startTransaction = (client: QueryClient, id: string) => void client.prefetchQuery(transactionQuery(id));

/** Saves the listed transactions as a file, newest first. */
export function useExport() {
  const save = useListExport(transactionExports.file, useTranslations("transactions")("exportFailed"));
  return ({ sort: _, ...query }: TransactionFilter) => save({ query });
}

/** Saves a statement of these days as a file. */
export function useStatement() {
  const failed = useTranslations("transactions")("exportFailed");
  return useMutation({
    mutationFn: ({ format, days }: { format: StatementFormat; days: DayRange }) =>
      downloadFile(transactionExports.statement, { params: { format }, query: days }),
    meta: { failed },
  });
}
