import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";

/** What is written, and what undo and redo lead to; a hundred steps back. */
type History = { past: readonly FlowDocument[]; now: FlowDocument; future: readonly FlowDocument[] };
type Step =
  | { kind: "edit"; to: FlowDocument }
  | { kind: "undo" }
  | { kind: "redo" }
  /** What somebody else has saved takes its place; it can be undone like an edit. */
  | { kind: "replace"; by: FlowDocument }
  | { kind: "begin"; with: FlowDocument };

const deepest = 100;

export const begin = (now: FlowDocument): History => ({ past: [], now, future: [] });

export function step({ past, now, future }: History, change: Step): History {
  switch (change.kind) {
    case "edit":
      return change.to === now
        ? { past, now, future }
        : { past: [...past, now].slice(-deepest), now: change.to, future: [] };
    case "replace":
      return { past: [...past, now].slice(-deepest), now: change.by, future: [] };
    case "begin":
      return begin(change.with);
    case "undo": {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
    }
    case "redo": {
      const [next, ...later] = future;
      return next ? { past: [...past, now], now: next, future: later } : { past, now, future };
    }
  }
}
