import { isOwnStep } from "@mauzo/chatflow/edit/new-step";
import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { type Edge, type Node, Position } from "@xyflow/react";
import { type DrawnStep, foldedOutlet } from "./graph/fold-steps.ts";
import type { GraphEdge, GraphWay, StepChange } from "./graph/graph-of.ts";
import { measures, type Place, wayTop } from "./graph/place-steps.ts";

type CardData = {
  node: FlowNode;
  ways: readonly GraphWay[];
  change: StepChange | undefined;
  below: number;
  isStart: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  /** Whether its ways can be led elsewhere. */
  isLeadable: boolean;
  problems: number;
  errors: number;
};
export type CardNode = Node<CardData, "step">;

type Shown = {
  start: string;
  selected: string | undefined;
  tabStop: string | undefined;
  mayWrite: boolean;
  problems: readonly FlowFinding[];
};

const handle = (type: "source" | "target", id: string, x: number, y: number) => ({
  ...{ id, type, x: x - 6, y: y - 6, width: 12, height: 12 },
  position: type === "source" ? Position.Right : Position.Left,
});

/** A step as xyflow takes it: with its measures and handles, so that none is measured on the page. */
export function cardOf(step: DrawnStep, { x, y, height }: Place, shown: Shown): CardNode {
  const { node, ways, change, below } = step;
  const { width, head } = measures;
  const mine = shown.problems.filter((problem) => problem.node === node.id);
  const outlets = [...ways.map(({ outlet }) => outlet), ...(below > 0 ? [foldedOutlet] : [])];
  return {
    ...{ id: node.id, type: "step", position: { x, y }, width, height, measured: { width, height } },
    handles: [
      handle("target", "in", 0, head / 2),
      ...outlets.map((outlet, at) => handle("source", outlet, width, wayTop(at))),
    ],
    // The card itself is what is pressed and spoken.
    style: { pointerEvents: "all" },
    domAttributes: { "aria-roledescription": undefined },
    data: {
      ...{ node, ways, change, below },
      isStart: node.id === shown.start,
      isSelected: node.id === shown.selected,
      isTabStop: node.id === shown.tabStop,
      isLeadable: shown.mayWrite && change !== "removed" && isOwnStep(node),
      problems: mine.length,
      errors: mine.filter(({ level }) => level === "error").length,
    },
  };
}

/** A connection as xyflow takes it; what it says is spoken with its step. */
export function lineOf({ from, outlet, to, isFirst, change }: GraphEdge, selected: string | undefined): Edge {
  const isNear = from === selected || to === selected;
  const stroke = change === "removed" ? "danger" : change === "added" ? "primary" : isNear ? "info" : "line-strong";
  return {
    ...{ id: `${from}:${outlet}:${to}`, source: from, sourceHandle: outlet, target: to, targetHandle: "in" },
    style: {
      stroke: `var(--color-${stroke})`,
      strokeWidth: isNear || change ? 2 : 1.25,
      strokeDasharray: change === "removed" ? "2 5" : isFirst ? undefined : "6 4",
      opacity: isFirst || isNear || change ? 1 : 0.6,
    },
    // Hidden, yet without a label it would have an English one.
    ...{ ariaLabel: "→", interactionWidth: 0, domAttributes: { "aria-hidden": true } },
  };
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)));
};

/** Keeps what is as it was: only what has changed is drawn anew. */
export function keeper<T extends { id: string }>() {
  let kept = new Map<string, T>();
  return (next: readonly T[]): T[] => {
    const list = next.map((each) => {
      const old = kept.get(each.id);
      return old && isSame(old, each) ? old : each;
    });
    kept = new Map(list.map((each) => [each.id, each]));
    return list;
  };
}
