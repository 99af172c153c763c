"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

type DraggedRows<List extends HTMLElement> = {
  /** For the element whose children are the rows. */
  list: RefObject<List | null>;
  dragged: string | undefined;
  start: (id: string) => void;
};

/**
 * Moves a row of a list while it is dragged by its handle: to the place of the row under the pointer, a quarter into it, so
 * that rows of unequal heights do not change places back and forth. Buttons do the same for keyboards.
 */
export function useDraggedRows<List extends HTMLElement>(
  ids: readonly string[],
  onMove: (from: number, to: number) => void,
): DraggedRows<List> {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<string>();
  const shown = useRef({ ids, onMove });
  shown.current = { ids, onMove };
  useEffect(() => {
    if (dragged === undefined) return;
    let moved: readonly string[] | undefined;
    const drag = ({ clientY }: PointerEvent) => {
      const { ids: now, onMove: move } = shown.current;
      // What was moved is not drawn yet.
      if (now === moved) return;
      const from = now.indexOf(dragged);
      const over = [...(list.current?.children ?? [])].findIndex((row, at) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        const [first, last] = at < from ? [top, bottom - height / 4] : [top + height / 4, bottom];
        return clientY >= first && clientY < last;
      });
      if (from < 0 || over < 0 || over === from) return;
      moved = now;
      move(from, over);
    };
    const end = () => setDragged(undefined);
    // Not on the handle, which may leave the pointer when its row moves.
    addEventListener("pointermove", drag);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, [dragged]);
  return { list, dragged, start: setDragged };
}
