import type { GraphStep } from "./graph-of.ts";

/**
 * Where a key leads from a step: right along a connection, left back to where the step is met from, up and down to the
 * neighbours in its column, and by page, Home and End in the order of reading.
 */
export function stepAt(steps: readonly GraphStep[], id: string, key: string): string | undefined {
  const at = steps.findIndex(({ node }) => node.id === id);
  const step = steps[at];
  if (!step) return undefined;
  const column = () => steps.filter(({ depth }) => depth === step.depth);
  const beside = (list: readonly GraphStep[], by: 1 | -1) => {
    const to = list.indexOf(step) + by;
    return to < 0 ? undefined : list[to]?.node.id;
  };
  const isThere = (to: string | undefined) => steps.some(({ node }) => node.id === to);
  switch (key) {
    case "ArrowRight": {
      const met = steps.find(({ parent }) => parent === id)?.node.id;
      return met ?? step.ways.find(({ to }) => isThere(to?.id))?.to?.id;
    }
    case "ArrowLeft":
      return step.parent ?? steps.find(({ ways }) => ways.some(({ to }) => to?.id === id))?.node.id;
    case "ArrowDown":
      return beside(column(), 1);
    case "ArrowUp":
      return beside(column(), -1);
    case "PageDown":
      return beside(steps, 1);
    case "PageUp":
      return beside(steps, -1);
    case "Home":
      return steps[0]?.node.id;
    case "End":
      return steps.at(-1)?.node.id;
    default:
      return undefined;
  }
}
