"use client";

import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo } from "react";

/**
 * A list as far down as the address says: after a reload, or coming back, the same pages are there again. New rows are
 * drawn when there is time: somebody may still be typing what they look for.
 * @param wanted how many pages the address asks for.
 */
export function usePages<Page extends { items: readonly unknown[] }>(
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
