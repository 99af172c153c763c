"use client";

import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { firstPiece, nextRows, pieceAfter, rowsBetween, type Span, stillDrawn } from "./near-rows.ts";

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
  const [drawn, setDrawn] = useState({ from: 0, to: Math.min(firstPiece, rows.length) });
  const [drawnOf, setDrawnOf] = useState(rows);
  // What each row took when it was drawn; what changed is measured anew.
  const heights = useRef(new WeakMap<object, number>());
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

  const mean = useRef<number>(undefined);
  const heightOf = useCallback(
    (row: number) => {
      const one = rows[row];
      return (one && heights.current.get(one)) ?? mean.current ?? height;
    },
    [rows, height],
  );

  const room = useCallback(
    (from: number, to: number) => {
      let sum = 0;
      for (let row = from; row < to; row++) sum += heightOf(row);
      return Math.round(sum);
    },
    [heightOf],
  );

  const frame = useRef(0);
  // How many rows this device draws at once, and since when it draws which.
  const pace = useRef<{ piece: number; since: number; drawing?: Span }>({ piece: firstPiece, since: 0 });
  const look = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame((now) => {
      if (!list.current) return;
      const lines = list.current.querySelectorAll("[data-row]");
      let [all, measured, moved] = [0, 0, 0];
      rows.slice(span.from, span.to).forEach((row, at) => {
        if (heights.current.has(row)) return;
        const { height: tall, top: y } = lines[at]?.getBoundingClientRect() ?? { height: 0, top: 0 };
        if (y < 0) moved += tall - heightOf(span.from + at);
        heights.current.set(row, tall);
        all += tall;
        measured++;
      });
      // Once: were it another with every piece, all the room above would grow and shrink.
      if (measured > 0) mean.current ??= all / measured;
      // Rows that are not as tall as the room that was kept for them push away nothing one looks at.
      if (Math.abs(moved) >= 1) scrollBy(0, moved);
      const top = room(0, span.from) - list.current.getBoundingClientRect().top;
      const { piece, since, drawing } = pace.current;
      const pieceNow = drawing === span ? pieceAfter(piece, now - since) : piece;
      const seen = rowsBetween(top, top + innerHeight, rows.length, heightOf);
      const next = nextRows(span, seen, rows.length, pieceNow);
      // Rows that only go say nothing of how long those take that come.
      const comes = next.from < span.from || next.to > span.to;
      pace.current = { piece: pieceNow, since: now, ...(comes && { drawing: next }) };
      startTransition(() => setDrawn(next));
    });
  }, [list, rows, span, heightOf, room]);

  useLayoutEffect(() => {
    const lookAnew = () => {
      heights.current = new WeakMap();
      mean.current = undefined;
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
  }, [look]);

  return {
    shown: rows.slice(span.from, span.to).map((row, at) => ({ row, index: span.from + at })),
    above: room(0, span.from),
    below: room(span.to, rows.length),
  };
}
