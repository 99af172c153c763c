import type { DrawnStep } from "./fold-steps.ts";

export type Place = { x: number; y: number; height: number };

/** The measures of a card in pixels: what is drawn and what is reckoned with are the same. */
export const measures = { width: 272, head: 40, words: 48, way: 28, foot: 8 } as const;
const [columnGap, rowGap, margin] = [88, 40, 40];

const heightOf = ({ ways, below }: DrawnStep) =>
  measures.head + measures.words + (ways.length + (below > 0 ? 1 : 0)) * measures.way + measures.foot;

/** How far below the top of its card a way begins. */
export const wayTop = (at: number): number => measures.head + measures.words + (at + 0.5) * measures.way;

/**
 * Places the steps in columns from left to right, each beside the step that it is met from, and those met from one step
 * below each other. What a branch becomes moves nothing above it.
 */
export function placeSteps(steps: readonly DrawnStep[]): Map<string, Place> {
  const parents = new Map(steps.map(({ node, parent }) => [node.id, parent]));
  const places = new Map<string, Place>();
  /** How far down reaches what is met from each step. */
  const bottoms = new Map<string | undefined, number>();
  for (const step of steps) {
    const { node, parent, depth } = step;
    const height = heightOf(step);
    const top = parent === undefined ? margin : (places.get(parent)?.y ?? margin);
    const y = bottoms.get(parent) ?? top;
    places.set(node.id, { x: margin + depth * (measures.width + columnGap), y, height });
    for (let id = parent; ; id = parents.get(id)) {
      bottoms.set(id, Math.max(bottoms.get(id) ?? 0, y + height + rowGap));
      if (id === undefined) break;
    }
  }
  return places;
}
