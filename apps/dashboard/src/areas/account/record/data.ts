"use client";

import { staff } from "@mauzo/contract/account/invites";
import { type RecordFilter, record } from "@mauzo/contract/account/record";
import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const entriesQuery = (query: RecordFilter) => api.pages(record.list, { query }, nextPageSize);
const peopleQuery = queryOptions(api.query(staff.list, {}));

/** What was done in the shop; others write it, so it is read anew each time the page opens. */
export const useEntries = (query: RecordFilter) =>
  useInfiniteQuery({ ...entriesQuery(query), placeholderData: keepPreviousData, refetchOnMount: "always" });
export const usePeople = () => useQuery(peopleQuery).data?.items ?? [];

/** The list as it opens by itself, without filters in the address. */
export function startRecord(client: QueryClient) {
  if (location.search === "") void client.prefetchInfiniteQuery(entriesQuery({}));
  void client.prefetchQuery(peopleQuery);
}

/** Downloads what is shown as a file. */
export function useRecordFile() {
  const save = useListExport(record.file, useTranslations("record")("exportFailed"));
  return (query: RecordFilter) => save({ query });
}
