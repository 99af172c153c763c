import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { nodeOutlets } from "../flow/node-outlets.ts";
import { leadsTo, type Outlet } from "./edit-flow.ts";

/** A line of a flow read from top to bottom. `depth` is that of the branch it is in. */
export type OutlineRow = {
  depth: number;
} /** A step where it is met first; `at` is the way to it, and missing where a reading begins. */ & (
  | { kind: "step"; node: FlowNode; at?: Outlet }
  /** The beginning of a branch. */
  | { kind: "branch"; at: Outlet }
  /** A way to a step that stands elsewhere; null leads nowhere. */
  | { kind: "link"; at: Outlet; to: string | null }
);

/** The way out that goes on below a step; the others are branches. Answers of a question are all branches, as are yes and no. */
const straightOn = (node: FlowNode) =>
  node.kind === "choice" || node.kind === "condition" ? undefined : nodeOutlets(node)[0];

/** Reads a flow as an outline: from its start, then what words lead to, then what is met by nothing. */
export function outlineOf(flow: FlowDocument): OutlineRow[] {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]));
  const edges = new Map(flow.edges.map((edge) => [`${edge.from}:${edge.outlet}`, edge.to]));
  const rows: OutlineRow[] = [];
  const met = new Set<string>();
  type Due = { id: string | null; depth: number; at?: Outlet; branch: boolean };
  const read = (root: string) => {
    const due: Due[] = [{ id: root, depth: 0, branch: false }];
    for (let next = due.pop(); next; next = due.pop()) {
      const { id, depth, at, branch } = next;
      if (branch && at) rows.push({ kind: "branch", depth, at });
      const node = id === null ? undefined : byId.get(id);
      if (!node || met.has(node.id)) {
        if (at) rows.push({ kind: "link", depth, at, to: node?.id ?? null });
        continue;
      }
      met.add(node.id);
      rows.push({ kind: "step", depth, node, ...(at && { at }) });
      const main = straightOn(node);
      const outlets = nodeOutlets(node);
      const wayOf = (outlet: string) => ({
        at: { from: node.id, outlet },
        id: edges.get(`${node.id}:${outlet}`) ?? null,
      });
      if (main !== undefined) due.push({ ...wayOf(main), depth, branch: false });
      for (const outlet of outlets.toReversed().filter((each) => each !== main))
        due.push({ ...wayOf(outlet), depth: depth + 1, branch: true });
    }
  };
  const roots = [flow.start, ...flow.keywords.flatMap(({ to }) => to ?? []), ...flow.nodes.map(({ id }) => id)];
  for (const root of roots) if (byId.has(root) && !met.has(root)) read(root);
  return rows;
}

/** Where a step can be put: behind which way out of the row above or below. */
export const waysOf = (flow: FlowDocument): { at: Outlet; to: string | undefined }[] =>
  flow.nodes.flatMap((node) =>
    nodeOutlets(node).map((outlet) => {
      const at = { from: node.id, outlet };
      return { at, to: leadsTo(flow, at) };
    }),
  );
