"use client";

import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo } from "react";

/**
 * The rows of a list with as many pages as the URL says, so that a reload or the back button restores them. Rendering
 * of new rows is deferred, because the user may still be typing a search.
 * @param wanted the number of pages in the URL.
 */
export function usePagedRows<Page extends { items: readonly unknown[] }>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
  wanted: number,
): Page["items"][number][] | undefined {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const missing = data !== undefined && data.pages.length < wanted && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (missing) void fetchNextPage();
  }, [missing, fetchNextPage]);
  return useDeferredValue(useMemo(() => data?.pages.flatMap((page) => page.items), [data]));
}
