"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Focuses the first row with an invalid number, loading more of the list until it is found.
 * @param onGone called when no such row is in the list: the item is no longer counted.
 */
export function useFocusInvalid(
  { hasNextPage, isFetching, isError, fetchNextPage }: UseInfiniteQueryResult<InfiniteData<{ items: StockItem[] }>>,
  onGone: () => void,
) {
  const [seeking, setSeeking] = useState(false);
  const look = useEffectEvent(() => {
    const field = document.querySelector<HTMLInputElement>("[data-counted][aria-invalid=true]");
    if (!field && hasNextPage && !isError) return void fetchNextPage();
    setSeeking(false);
    if (!field) return isError ? undefined : onGone();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  });
  const due = seeking && !isFetching;
  useEffect(() => {
    if (due) look();
  }, [due]);
  return () => setSeeking(true);
}
