"use client";

import { type CountedLine, mostLines, type StockItem } from "@mauzo/contract/stock";
import { useState } from "react";
import { useKept } from "../../../lib/device/use-kept.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import {
  differing,
  inParts,
  type KeptLine,
  readCount,
  sortAnswers,
  undoing,
  withCounted,
  without,
} from "../rules/kept-count.ts";
import { useSendCount } from "./use-changes.ts";

const none: KeptLine[] = [];

/** A count under way, which this device keeps for the shop until it is saved or thrown away. */
export function useCount() {
  const { shop } = useAccount();
  const [lines, setLines] = useKept(`stock-count:${shop.id}`, readCount, none);
  const [problems, setProblems] = useState<readonly CountedLine[]>([]);
  const [saved, setSaved] = useState<readonly KeptLine[]>();
  const { mutateAsync: send, isPending: saving } = useSendCount();

  const bare = (part: readonly KeptLine[]) => ({ lines: part.map(({ title: _, ...line }) => line) });
  const clearProblem = (id: string) => setProblems((now) => now.filter((problem) => problem.id !== id));

  /** Sends what differs part by part; what was done is off the device at once, so that nothing is sent twice. */
  async function save() {
    let left = lines;
    const done: KeptLine[] = [];
    const refused: CountedLine[] = [];
    for (const part of inParts(differing(lines), mostLines)) {
      const sorted = sortAnswers(part, (await send(bare(part))).lines);
      done.push(...sorted.done);
      refused.push(...sorted.problems);
      left = left.filter((line) => !sorted.done.includes(line));
      setLines(left);
    }
    const open = new Set(refused.map(({ id }) => id));
    setLines(left.filter(({ id }) => open.has(id)));
    setProblems(refused);
    if (refused.length === 0) setSaved(done);
  }

  async function undo() {
    for (const part of inParts(undoing(saved ?? none), mostLines)) await send(bare(part));
    setSaved(undefined);
  }

  return {
    lines,
    problems,
    /** What was put right by the count that was just saved. */
    saved,
    saving,
    count(item: StockItem, counted: number) {
      const afresh = problems.some(({ id }) => id === item.id);
      setLines(withCounted(lines, item, counted, afresh));
      clearProblem(item.id);
    },
    change: (line: KeptLine) => setLines(lines.map((other) => (other.id === line.id ? line : other))),
    remove(id: string) {
      setLines(without(lines, id));
      clearProblem(id);
    },
    restore: (dropped: KeptLine[]) => setLines(dropped),
    save,
    undo,
    again: () => setSaved(undefined),
  };
}
