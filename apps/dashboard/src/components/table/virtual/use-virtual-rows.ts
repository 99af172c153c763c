"use client";

import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import {
  firstBatch,
  nextBatchSize,
  nextRenderedRows,
  type RowRange,
  reusableRows,
  rowsBetween,
} from "./virtual-rows.ts";

/**
 * Virtualises a list: renders the rows near the viewport, a few at a time, and returns the space above and below in
 * pixels. Rendered rows are marked `data-row`.
 * @param height the assumed height of a row until one is measured.
 */
export function useVirtualRows<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  height: number,
) {
  const [drawn, setDrawn] = useState({ from: 0, to: Math.min(firstBatch, rows.length) });
  const [drawnOf, setDrawnOf] = useState(rows);
  // The measured height of each rendered row; changed rows are measured again.
  const heights = useRef(new WeakMap<object, number>());
  let span = drawn;
  if (drawnOf !== rows) {
    const before = drawnOf.slice(drawn.from, drawn.to).map(({ id }) => id);
    span = reusableRows(
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
  // How many rows this device renders at once, and since when it renders which.
  const pace = useRef<{ piece: number; since: number; drawing?: RowRange }>({ piece: firstBatch, since: 0 });
  const measure = useCallback(() => {
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
      // Set only once: if it changed with every batch, the space above would grow and shrink.
      if (measured > 0) mean.current ??= all / measured;
      // Rows whose height differs from the assumed one must not shift the visible rows.
      if (Math.abs(moved) >= 1) scrollBy(0, moved);
      const top = room(0, span.from) - list.current.getBoundingClientRect().top;
      const { piece, since, drawing } = pace.current;
      const pieceNow = drawing === span ? nextBatchSize(piece, now - since) : piece;
      const seen = rowsBetween(top, top + innerHeight, rows.length, heightOf);
      const next = nextRenderedRows(span, seen, rows.length, pieceNow);
      // Only added rows show how long rendering takes.
      const comes = next.from < span.from || next.to > span.to;
      pace.current = { piece: pieceNow, since: now, ...(comes && { drawing: next }) };
      startTransition(() => setDrawn(next));
    });
  }, [list, rows, span, heightOf, room]);

  useLayoutEffect(() => {
    const measureAgain = () => {
      heights.current = new WeakMap();
      mean.current = undefined;
      measure();
    };
    measure();
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measureAgain);
    return () => {
      cancelAnimationFrame(frame.current);
      removeEventListener("scroll", measure);
      removeEventListener("resize", measureAgain);
    };
  }, [measure]);

  return {
    shown: rows.slice(span.from, span.to).map((row, at) => ({ row, index: span.from + at })),
    above: room(0, span.from),
    below: room(span.to, rows.length),
  };
}
