"use client";

import { type CountedLine, mostLines, type StockItem } from "@mauzo/contract/catalogue/stock";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import {
  type CountDraftLine,
  chunk,
  differing,
  readCountDraft,
  sortAnswers,
  undoing,
  withCounted,
  within,
  without,
  withThese,
} from "../rules/count-draft.ts";
import { type InvalidCount, readInvalidCounts } from "../rules/invalid-count.ts";
import { useSubmitStockCount } from "./use-stock-changes.ts";

const none: CountDraftLine[] = [];
const noneUnread: InvalidCount[] = [];

/**
 * A stock count in progress, of one category or all, stored on this device for the shop until it is saved or discarded.
 * It holds each item once, in whichever category it was counted, so that no difference is applied twice.
 */
export function useStockCount(category: ShopCategory | null) {
  const { shop } = useAccount();
  const [all, setAll] = useStoredState(`stock-count:${shop.id}`, readCountDraft, none);
  const lines = within(all, category);
  const [allUnread, setAllUnread] = useStoredState(`stock-unread:${shop.id}`, readInvalidCounts, noneUnread);
  const unread = within(allUnread, category);
  // Undoing a discard from the toast may come after more was counted.
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  }, [all]);
  const [problems, setProblems] = useState<readonly CountedLine[]>([]);
  const [saved, setSaved] = useState<readonly CountDraftLine[]>();
  // Lines that were counted and saved, and are no longer stored on the device.
  const [ended, setEnded] = useState<readonly CountDraftLine[]>(none);
  const { mutateAsync: send, isPending: saving } = useSubmitStockCount();

  const bare = (part: readonly CountDraftLine[]) => ({
    lines: part.map(({ title: _, category: __, ...line }) => line),
  });
  const clearProblem = (id: string) => setProblems((now) => now.filter((problem) => problem.id !== id));

  /**
   * Sends the differences in batches; a batch that is done is removed from the device at once, so that nothing is sent
   * twice.
   */
  async function save() {
    let left = all;
    const done: CountDraftLine[] = [];
    const refused: CountedLine[] = [];
    for (const part of chunk(differing(lines), mostLines)) {
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
    for (const part of chunk(undoing(saved ?? none), mostLines)) await send(bare(part));
    again();
  }

  function again() {
    setSaved(undefined);
    setEnded(none);
  }

  return {
    /** The counted lines of every category. */
    all,
    lines,
    /** Typed texts that are not valid counts; those items have no line. */
    unread,
    /** How many items are counted, saved or not. */
    counted: new Set([...lines, ...within(ended, category)].map(({ id }) => id)).size,
    problems,
    /** The differences that the last save applied. */
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
    /** Drops the typed texts that are not valid counts. */
    forgetUnread: () => setAllUnread(allUnread.filter((typed) => !unread.includes(typed))),
    change: (line: CountDraftLine) => setAll(all.map((other) => (other.id === line.id ? line : other))),
    remove(id: string) {
      setAll(without(all, id));
      setAllUnread(without(allUnread, id));
      clearProblem(id);
    },
    /** Discards this count; counts of other categories stay. */
    drop: () => setAll(all.filter((line) => !lines.includes(line))),
    restore: (dropped: readonly CountDraftLine[]) => setAll(withThese(latest.current, dropped)),
    save,
    undo,
    again,
  };
}
