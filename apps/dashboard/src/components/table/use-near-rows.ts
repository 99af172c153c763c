"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** So many rows of a list stand in the page at most; a list as long as this stands there whole. */
export const mostRows = 300;
/** Rows come and go by so many, not with each that is scrolled past. */
const step = 10;

/** Which rows stand in the page, where those from `start` to `end` are seen. */
export function nearRows(start: number, end: number, count: number): number[] {
  const drawn = Math.min(count, mostRows);
  const spare = Math.floor((drawn - (end - start)) / 2);
  const from = Math.min(Math.max(0, Math.floor((start - spare) / step) * step), count - drawn);
  return Array.from({ length: drawn }, (_, at) => from + at);
}

/**
 * The rows of a list that are near what is seen; the others are room above and below, in pixels.
 * @param height what a row takes that was not drawn yet.
 */
export function useNearRows<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  height: number,
) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + scrollY));
  }, [list]);
  const near = useWindowVirtualizer({
    count: rows.length,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => height,
    rangeExtractor: ({ startIndex, endIndex, count }) => nearRows(startIndex, endIndex, count),
    scrollMargin: top,
    useFlushSync: false,
  });
  const items = near.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    shown: items.flatMap(({ index }) => {
      const row = rows[index];
      return row ? [{ row, index }] : [];
    }),
    above: first ? first.start - top : 0,
    below: last ? near.getTotalSize() - (last.end - top) : 0,
    measure: near.measureElement,
  };
}
