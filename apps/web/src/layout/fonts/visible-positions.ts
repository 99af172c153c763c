export type Positions = ReadonlyMap<Node, DOMRect>;

const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** What a closed `<details>` keeps back: to ask where it is would lay it out each time, seconds on a long page. */
const isFolded = (node: Node) => node instanceof Element && node.matches("details:not([open]) > :not(summary)");

/** The position of everything in the viewport: the boxes, and the lines of text inside them. */
export function visiblePositions(): Positions {
  const found = new Map<Node, DOMRect>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isFolded(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text) range.selectNodeContents(node);
    const [first] = (node instanceof Element ? node : range).getClientRects();
    if (first && isInSight(first)) found.set(node, first);
  }
  return found;
}

/** Browsers don't count a move of less than 3 px as a layout shift. */
const least = 2.5;

/** Whether the same things are in the viewport, each at its old position. */
export function isSamePositions(before: Positions, after: Positions): boolean {
  const isWhereItWas = ([node, { left, top }]: [Node, DOMRect]) => {
    const now = after.get(node);
    return now !== undefined && Math.abs(now.left - left) < least && Math.abs(now.top - top) < least;
  };
  return before.size === after.size && [...before].every(isWhereItWas);
}
