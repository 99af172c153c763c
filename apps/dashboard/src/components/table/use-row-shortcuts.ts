"use client";

import { type RefObject, useEffect } from "react";
import { hasNoModifiers, isTyping } from "../../lib/is-typing.ts";

/** The row after or before `current` (-1 for none) among `count`; `seen` is the first visible one. */
export const nextRow = (current: number, step: 1 | -1, count: number, seen = 0) =>
  current < 0 ? seen : Math.min(Math.max(current + step, 0), count - 1);

const stepOf = (key: string, inside: boolean): 1 | -1 | undefined => {
  if (key === "j" || (inside && key === "ArrowDown")) return 1;
  return key === "k" || (inside && key === "ArrowUp") ? -1 : undefined;
};

/**
 * `j` and `k` move through the rows of a list from anywhere on the page, the arrow keys once inside it; Enter opens the
 * row because its link has the focus, `x` selects it. Rows are marked `data-row`, their links `data-row-link`.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!hasNoModifiers(event) || isTyping(event.target) || !list.current) return;
      const rows = [...list.current.querySelectorAll("[data-row]")];
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === "x" && current >= 0) {
        rows[current]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
        return;
      }
      const step = stepOf(event.key, current >= 0);
      if (step === undefined || rows.length === 0) return;
      event.preventDefault();
      const seen = rows.findIndex((row) => row.getBoundingClientRect().top >= 0);
      rows[nextRow(current, step, rows.length, Math.max(seen, 0))]
        ?.querySelector<HTMLElement>("[data-row-link]")
        ?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list]);
}
