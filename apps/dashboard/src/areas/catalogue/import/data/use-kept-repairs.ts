"use client";

import { useEffect, useRef, useState } from "react";
import { forget, keep, readKept } from "../../../../lib/device/kept.ts";

/** The cells of rows as they are typed anew, by the row's id. */
export type Repairs = ReadonlyMap<string, string[]>;

const isRow = (row: unknown): row is [string, string[]] =>
  Array.isArray(row) &&
  typeof row[0] === "string" &&
  Array.isArray(row[1]) &&
  row[1].every((cell) => typeof cell === "string");
const readRepairs = (kept: unknown) => (Array.isArray(kept) ? kept.filter(isRow) : undefined);

/** What is typed into broken rows stays with this device until it is sent, or the import is over. */
export function useKeptRepairs(importId: string, isOver: boolean) {
  const name = `import-repairs:${importId}`;
  const [repairs, setRepairs] = useState<Repairs>(() => new Map(readKept(name, readRepairs)));
  // Who sends them hears of it later: what was typed by then counts, not what stood there at the press.
  const newest = useRef(repairs);
  useEffect(() => {
    if (isOver) forget(name);
  }, [isOver, name]);
  const change = (next: Repairs) => {
    newest.current = next;
    setRepairs(next);
    if (next.size === 0) forget(name);
    else keep(name, [...next]);
  };
  return {
    repairs,
    /** A row typed back to what it was is none to save. */
    repair: ({ id, cells: before }: { id: string; cells: string[] }, cells: string[]) => {
      const next = new Map(newest.current);
      const same = cells.length >= before.length && cells.every((cell, at) => cell === (before[at] ?? ""));
      if (same) next.delete(id);
      else next.set(id, cells);
      change(next);
    },
    /** What was sent is no repair any more; what was typed since is. */
    sent: (rows: readonly { id: string; cells: string[] }[]) => {
      const saved = new Map(rows.map(({ id, cells }) => [id, cells.join("\u0000")]));
      change(new Map([...newest.current].filter(([id, cells]) => saved.get(id) !== cells.join("\u0000"))));
    },
  };
}
