"use client";

import { type CountedLine, mostLines, type StockItem } from "@mauzo/contract/catalogue/stock";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { useEffect, useRef, useState } from "react";
import { useKept } from "../../../../lib/device/use-kept.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import {
  differing,
  inParts,
  type KeptLine,
  readCount,
  sortAnswers,
  undoing,
  withCounted,
  within,
  without,
  withThese,
} from "../rules/kept-count.ts";
import { readUnread, type Unread } from "../rules/unread.ts";
import { useSendCount } from "./use-changes.ts";

const none: KeptLine[] = [];
const noneUnread: Unread[] = [];

/**
 * A count under way, which this device keeps for the shop until it is saved or thrown away: of one category, or of all.
 * An item is there once, whichever of them it was counted in: its difference is not put right twice.
 */
export function useCount(category: ShopCategory | null) {
  const { shop } = useAccount();
  const [all, setAll] = useKept(`stock-count:${shop.id}`, readCount, none);
  const lines = within(all, category);
  const [allUnread, setAllUnread] = useKept(`stock-unread:${shop.id}`, readUnread, noneUnread);
  const unread = within(allUnread, category);
  // What is thrown away is brought back from a toast, when more may have been counted.
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  }, [all]);
  const [problems, setProblems] = useState<readonly CountedLine[]>([]);
  const [saved, setSaved] = useState<readonly KeptLine[]>();
  // Lines that are off the device and were counted all the same.
  const [ended, setEnded] = useState<readonly KeptLine[]>(none);
  const { mutateAsync: send, isPending: saving } = useSendCount();

  const bare = (part: readonly KeptLine[]) => ({ lines: part.map(({ title: _, category: __, ...line }) => line) });
  const clearProblem = (id: string) => setProblems((now) => now.filter((problem) => problem.id !== id));

  /** Sends what differs part by part; what was done is off the device at once, so that nothing is sent twice. */
  async function save() {
    let left = all;
    const done: KeptLine[] = [];
    const refused: CountedLine[] = [];
    for (const part of inParts(differing(lines), mostLines)) {
      const sorted = sortAnswers(part, (await send(bare(part))).lines);
      done.push(...sorted.done);
      refused.push(...sorted.problems);
      left = left.filter((line) => sorted.done.every(({ id }) => id !== line.id));
      setAll(left);
    }
    const open = new Set(refused.map(({ id }) => id));
    const sent = new Set(lines.map(({ id }) => id));
    setAll(left.filter(({ id }) => open.has(id) || !sent.has(id)));
    setEnded([...ended, ...lines.filter(({ id }) => !open.has(id))]);
    setProblems(refused);
    if (refused.length === 0) setSaved(done);
  }

  async function undo() {
    for (const part of inParts(undoing(saved ?? none), mostLines)) await send(bare(part));
    again();
  }

  function again() {
    setSaved(undefined);
    setEnded(none);
  }

  return {
    /** What was counted of any category. */
    all,
    lines,
    /** What was typed and is no count: of the lines there is none for it. */
    unread,
    /** How many items are counted, saved or not. */
    counted: new Set([...lines, ...within(ended, category)].map(({ id }) => id)).size,
    problems,
    /** What was put right by the count that was just saved. */
    saved,
    saving,
    count(item: StockItem, counted: number) {
      const afresh = problems.some(({ id }) => id === item.id);
      setAll(withCounted(all, item, counted, afresh));
      setAllUnread(without(allUnread, item.id));
      clearProblem(item.id);
    },
    mistype({ id, category }: StockItem, text: string) {
      setAll(without(all, id));
      setAllUnread([...without(allUnread, id), { id, category, text }]);
      clearProblem(id);
    },
    /** What cannot be read is forgotten. */
    forgetUnread: () => setAllUnread(allUnread.filter((typed) => !unread.includes(typed))),
    change: (line: KeptLine) => setAll(all.map((other) => (other.id === line.id ? line : other))),
    remove(id: string) {
      setAll(without(all, id));
      setAllUnread(without(allUnread, id));
      clearProblem(id);
    },
    /** Throws the count away; what was counted of other categories stays. */
    drop: () => setAll(all.filter((line) => !lines.includes(line))),
    restore: (dropped: readonly KeptLine[]) => setAll(withThese(latest.current, dropped)),
    save,
    undo,
    again,
  };
}
