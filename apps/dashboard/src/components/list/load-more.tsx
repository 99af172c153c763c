"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { useNetworkLost } from "../../lib/offline/network.ts";

export type LoadMoreState = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = {
  list: LoadMoreState;
  /** Loads more as its end comes near; only for a list that is the page's only content. */
  autoLoad?: boolean;
  onMore?: () => void;
};

/** How many pixels before the end of the list becomes visible the next page is requested. */
const ahead = 400;

/** The button that loads the next page of a list. Shows the press before the page renders again. */
export function LoadMore({ list, autoLoad = false, onMore }: Props) {
  const t = useTranslations("list");
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError: failed, fetchNextPage } = list;
  const isLost = useNetworkLost();
  const place = useRef<HTMLDivElement>(null);
  // Waits until a refetch of the list is complete: loading the next page would cancel it. Without a network it waits too.
  const [asked, setAsked] = useState(false);
  const more = () => {
    setAsked(true);
    startTransition(() => onMore?.());
  };
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const waits = asked && isLost;
  const due = asked && !isFetching && !isLost;
  useEffect(() => {
    if (!due) return;
    setAsked(false);
    void fetchNextPage();
  }, [due, fetchNextPage]);
  // A failed request waits for a press, or it would be repeated endlessly. The deferred value waits until the new rows
  // are rendered: before that, the end is as near as it was.
  const ready = autoLoad && hasNextPage && !isFetching && !failed;
  const watched = useDeferredValue(ready) && ready;
  useEffect(() => {
    if (!watched || !place.current) return;
    const near = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      {
        rootMargin: `${ahead}px 0px`,
      },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, [watched]);
  if (!hasNextPage) return null;
  return (
    // Without this, the browser's scroll anchoring would jump to the end of the new rows.
    <div
      ref={place}
      className="[overflow-anchor:none] flex flex-wrap items-center justify-center gap-3 border-line border-t p-3"
    >
      {waits && (
        <span role="status" className="text-muted">
          {t("moreWaits")}
        </span>
      )}
      {failed && !isFetching && !waits && (
        <span role="alert" className="text-danger-strong">
          {t("moreFailed")}
        </span>
      )}
      <Button variant="secondary" busy={asked || isFetchingNextPage} onClick={more}>
        {t("loadMore")}
      </Button>
    </div>
  );
}
