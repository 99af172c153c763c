"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Goes to the first row of the list whose number cannot be read, reading on where it has not come yet.
 * @param onGone what cannot be read stands nowhere in the list: it is counted no more.
 */
export function useSeekUnread(
  {
    hasNextPage,
    isFetching,
    isPaused,
    isError,
    fetchNextPage,
  }: UseInfiniteQueryResult<InfiniteData<{ items: StockItem[] }>>,
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
  const due = seeking && !isFetching && !isPaused;
  useEffect(() => {
    if (due) look();
  }, [due]);
  return () => setSeeking(true);
}
