import type { Graph, GraphEdge, GraphStep } from "./graph-of.ts";

/** A step as it is drawn; `below` counts what is folded into it. */
export type DrawnStep = GraphStep & { below: number };
type Drawn = { steps: readonly DrawnStep[]; edges: readonly GraphEdge[] };

/** The outlet of what is folded into a step. */
export const foldedOutlet = "~below";

/** Draws the steps below a folded one in its place; what leads to them leads to it. */
export function foldSteps({ steps, edges }: Graph, folded: ReadonlySet<string>): Drawn {
  const places = new Map<string, string>();
  const below = new Map<string, number>();
  for (const { node, parent } of steps) {
    const above = parent === undefined ? undefined : places.get(parent);
    const isHidden = above !== undefined && (above !== parent || folded.has(above));
    places.set(node.id, isHidden ? above : node.id);
    if (isHidden) below.set(above, (below.get(above) ?? 0) + 1);
  }
  const drawn = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const [from, to] = [places.get(edge.from) ?? edge.from, places.get(edge.to) ?? edge.to];
    if (from === to && (from !== edge.from || to !== edge.to)) continue;
    const outlet = from === edge.from ? edge.outlet : foldedOutlet;
    const key = `${from}:${outlet}:${to}`;
    if (!drawn.has(key)) drawn.set(key, { ...edge, from, outlet, to, isFirst: edge.isFirst && to === edge.to });
  }
  return {
    steps: steps
      .filter(({ node }) => places.get(node.id) === node.id)
      .map((step) => ({ ...step, below: below.get(step.node.id) ?? 0 })),
    edges: [...drawn.values()],
  };
}

/** How many steps are met from a step, and from those. */
export function countBelow(steps: readonly GraphStep[], id: string): number {
  const inside = new Set([id]);
  for (const { node, parent } of steps) if (parent !== undefined && inside.has(parent)) inside.add(node.id);
  return inside.size - 1;
}
