"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { nextRows, piece, rowsBetween, stillDrawn } from "./near-rows.ts";

/**
 * The rows of a list that are near what is seen, drawn a few at a time; the others are room above and below, in pixels.
 * Drawn rows are marked `data-row`.
 * @param height what a row takes as long as none was measured.
 */
export function useNearRows<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  height: number,
) {
  const [drawn, setDrawn] = useState({ from: 0, to: Math.min(piece, rows.length) });
  const [drawnOf, setDrawnOf] = useState(rows);
  // What each row took when it was last drawn.
  const [heights] = useState(() => new Map<string, number>());
  let span = drawn;
  if (drawnOf !== rows) {
    const before = drawnOf.slice(drawn.from, drawn.to).map(({ id }) => id);
    span = stillDrawn(
      before,
      rows.map(({ id }) => id),
      drawn,
    );
    setDrawnOf(rows);
    setDrawn(span);
  }

  const mean = useRef(height);
  const heightOf = useCallback((row: number) => heights.get(rows[row]?.id ?? "") ?? mean.current, [rows, heights]);

  const frame = useRef(0);
  const look = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (!list.current) return;
      const lines = list.current.querySelectorAll("[data-row]");
      let all = 0;
      lines.forEach((line, at) => {
        const { height } = line.getBoundingClientRect();
        all += height;
        heights.set(rows[span.from + at]?.id ?? "", height);
      });
      if (all > 0) mean.current = all / lines.length;
      const top = -list.current.getBoundingClientRect().top;
      const seen = rowsBetween(top, top + innerHeight, rows.length, heightOf);
      setDrawn(nextRows(span, seen, rows.length));
    });
  }, [list, rows, span, heights, heightOf]);

  useLayoutEffect(() => {
    const lookAnew = () => {
      heights.clear();
      look();
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", lookAnew);
    return () => {
      cancelAnimationFrame(frame.current);
      removeEventListener("scroll", look);
      removeEventListener("resize", lookAnew);
    };
  }, [look, heights]);

  const room = (from: number, to: number) => {
    let sum = 0;
    for (let row = from; row < to; row++) sum += heightOf(row);
    return Math.round(sum);
  };
  return {
    shown: rows.slice(span.from, span.to).map((row, at) => ({ row, index: span.from + at })),
    above: room(0, span.from),
    below: room(span.to, rows.length),
  };
}
