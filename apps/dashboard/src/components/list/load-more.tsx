"use client";

import { Button } from "@mauzo/ui/button";
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

export type MoreState = {
  hasNextPage: boolean;
  isFetching: boolean;
  /** There is no network; what was asked for is fetched when there is. */
  isPaused: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = {
  list: MoreState;
  /** It is asked for as soon as its end comes near; only for a list that is all its page shows. */
  byItself?: boolean;
  onMore?: () => void;
};

/** So many pixels before the end of a list comes into sight, more of it is asked for. */
const ahead = 400;

/** The way to the next page of a list. A press is seen before the page is drawn anew. */
export function LoadMore({ list, byItself = false, onMore }: Props) {
  const t = useTranslations("list");
  const { hasNextPage, isFetching, isPaused, isFetchingNextPage, isFetchNextPageError: failed, fetchNextPage } = list;
  const place = useRef<HTMLDivElement>(null);
  // A list that is being read once more is read to its end first: the next page would break that off.
  const [asked, setAsked] = useState(false);
  const more = () => {
    setAsked(true);
    startTransition(() => onMore?.());
  };
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const due = asked && !isFetching;
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!due) return;
    setAsked(false);
    setSent(true);
    void fetchNextPage();
  }, [due, fetchNextPage]);
  useEffect(() => {
    if (isFetching) setSent(false);
  }, [isFetching]);
  const waits = sent && isPaused;
  // What failed waits for a press, or it would be tried again and again. New rows are drawn when there is time, too:
  // before that the end is as near as it was.
  const ready = byItself && hasNextPage && !isFetching && !failed;
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
    // A browser that held on to it would take whoever reads to the end of what has come.
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
      <Button variant="secondary" busy={asked || isFetchingNextPage || waits} onClick={more}>
        {t("loadMore")}
      </Button>
    </div>
  );
}
