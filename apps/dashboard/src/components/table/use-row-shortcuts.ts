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

/** The row that has the focus, or else the one whose record is open beside the list; -1 for none. */
const currentRow = (rows: readonly Element[], isRecordOpen: boolean) =>
  rows.findIndex((row) =>
    isRecordOpen ? row.querySelector('[aria-current="page"]') !== null : row.contains(document.activeElement),
  );

function openRow(link: HTMLElement | null | undefined) {
  if (!link || link.getAttribute("aria-current") === "page") return;
  link.scrollIntoView({ block: "nearest" });
  link.click();
}

/**
 * `j` and `k` move through the rows of a list from anywhere on the page, the arrow keys once inside it; Enter opens the
 * row because its link has the focus, `x` selects it. Rows are marked `data-row`, their links `data-row-link`.
 * With `isRecordOpen`, the record of a row stands beside the list: `j` and `k` then open the next one and the one before.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, isRecordOpen = false) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!hasNoModifiers(event) || isTyping(event.target) || !list.current) return;
      const rows = [...list.current.querySelectorAll("[data-row]")];
      const current = currentRow(rows, false);
      if (event.key === "x" && current >= 0) {
        rows[current]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
        return;
      }
      const step = stepOf(event.key, current >= 0);
      if (isRecordOpen && (event.key === "j" || event.key === "k") && step !== undefined) {
        const open = nextRow(currentRow(rows, true), step, rows.length);
        return openRow(rows[open]?.querySelector<HTMLElement>("[data-row-link]"));
      }
      if (step === undefined || rows.length === 0) return;
      event.preventDefault();
      const seen = rows.findIndex((row) => row.getBoundingClientRect().top >= 0);
      rows[nextRow(current, step, rows.length, Math.max(seen, 0))]
        ?.querySelector<HTMLElement>("[data-row-link]")
        ?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list, isRecordOpen]);
}
