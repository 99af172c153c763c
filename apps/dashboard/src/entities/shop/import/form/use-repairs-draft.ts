"use client";

import { useEffect, useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "../../../../lib/storage/local-storage.ts";

/** The retyped cells of rows, by the row's id. */
export type Repairs = ReadonlyMap<string, string[]>;

const isRow = (row: unknown): row is [string, string[]] =>
  Array.isArray(row) &&
  typeof row[0] === "string" &&
  Array.isArray(row[1]) &&
  row[1].every((cell) => typeof cell === "string");
const readRepairs = (kept: unknown) => (Array.isArray(kept) ? kept.filter(isRow) : undefined);

/** Saves what is typed into invalid rows on this device until it is sent or the import is over. */
export function useRepairsDraft(importId: string, isOver: boolean) {
  const name = `import-repairs:${importId}`;
  const [repairs, setRepairs] = useState<Repairs>(() => new Map(readStored(name, readRepairs)));
  // The request finishes later: what counts is what was typed by then, not what was there at the press.
  const newest = useRef(repairs);
  useEffect(() => {
    if (isOver) removeStored(name);
  }, [isOver, name]);
  const change = (next: Repairs) => {
    newest.current = next;
    setRepairs(next);
    if (next.size === 0) removeStored(name);
    else writeStored(name, [...next]);
  };
  return {
    repairs,
    /** A row typed back to its original text needs no repair. */
    repair: ({ id, cells: before }: { id: string; cells: string[] }, cells: string[]) => {
      const next = new Map(newest.current);
      const same = cells.length >= before.length && cells.every((cell, at) => cell === (before[at] ?? ""));
      if (same) next.delete(id);
      else next.set(id, cells);
      change(next);
    },
    /** Removes the repairs that were sent, unless the row was changed since. */
    sent: (rows: readonly { id: string; cells: string[] }[]) => {
      const saved = new Map(rows.map(({ id, cells }) => [id, cells.join("\u0000")]));
      change(new Map([...newest.current].filter(([id, cells]) => saved.get(id) !== cells.join("\u0000"))));
    },
  };
}
