import { compareFlows } from "@mauzo/chatflow/edit/compare-flows";
import { nodeOutlets } from "@mauzo/chatflow/flow/node-outlets";
import type { FlowDocument, FlowEdge, FlowNode } from "@mauzo/contract/conversations/chatflow";

export type StepChange = ReturnType<typeof compareFlows>[number]["change"];
/** A way out of a step; without `to` it leads nowhere. */
export type GraphWay = { outlet: string; to: FlowNode | undefined };
export type GraphStep = {
  node: FlowNode;
  /** The step from which it is met first, on the shortest way from the start. */
  parent: string | undefined;
  /** How many steps it is away from where its reading begins. */
  depth: number;
  ways: readonly GraphWay[];
  change: StepChange | undefined;
};
/** `isFirst`: the connection by which its step is met; the others go across, or back. */
export type GraphEdge = FlowEdge & { isFirst: boolean; change: "added" | "removed" | undefined };
/** The steps in the order in which they are read: each before those that are met from it. */
export type Graph = { steps: readonly GraphStep[]; edges: readonly GraphEdge[] };

type Met = Pick<GraphStep, "parent" | "depth">;
const keyOf = ({ from, outlet, to }: FlowEdge) => `${from}:${outlet}:${to}`;

function edgesFrom(flow: FlowDocument): Map<string, FlowEdge[]> {
  const ids = new Set(flow.nodes.map(({ id }) => id));
  const from = new Map<string, FlowEdge[]>();
  for (const edge of flow.edges) {
    if (!ids.has(edge.from) || !ids.has(edge.to)) continue;
    from.set(edge.from, [...(from.get(edge.from) ?? []), edge]);
  }
  return from;
}

/** The outlets of a step, and what else leads on from it in a flow that has yet to be mended. */
const outletsOf = (node: FlowNode, edges: readonly FlowEdge[]) => [
  ...new Set([...nodeOutlets(node), ...edges.map(({ outlet }) => outlet)]),
];

/** Where each step is met first: from the start, then from what words lead to, then what is met by nothing. */
function metIn(flow: FlowDocument): Map<string, Met> {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]));
  const from = edgesFrom(flow);
  const met = new Map<string, Met>();
  for (const root of [flow.start, ...flow.keywords.flatMap(({ to }) => to ?? []), ...byId.keys()]) {
    if (met.has(root) || !byId.has(root)) continue;
    met.set(root, { parent: undefined, depth: 0 });
    const due = [root];
    for (let id = due.shift(); id !== undefined; id = due.shift()) {
      const node = byId.get(id);
      const edges = from.get(id) ?? [];
      for (const outlet of node ? outletsOf(node, edges) : [])
        for (const { to } of edges.filter((edge) => edge.outlet === outlet)) {
          if (met.has(to)) continue;
          met.set(to, { parent: id, depth: (met.get(id)?.depth ?? 0) + 1 });
          due.push(to);
        }
    }
  }
  return met;
}

/** The ids, each before those that are met from it. */
function inReadingOrder(met: ReadonlyMap<string, Met>): string[] {
  const below = new Map<string | undefined, string[]>();
  for (const [id, { parent }] of met) below.set(parent, [...(below.get(parent) ?? []), id]);
  const order: string[] = [];
  const due = (below.get(undefined) ?? []).toReversed();
  for (let id = due.pop(); id !== undefined; id = due.pop()) {
    order.push(id);
    due.push(...(below.get(id) ?? []).toReversed());
  }
  return order;
}

/** What an older version had besides stays where it was: its steps below those that they were met from. */
function withOlder(flow: FlowDocument, older: FlowDocument, met: Map<string, Met>): FlowDocument {
  const kept = new Set(flow.nodes.map(({ id }) => id));
  for (const [id, { parent }] of metIn(older)) {
    if (kept.has(id)) continue;
    const above = parent === undefined ? undefined : met.get(parent);
    met.set(id, { parent: above && parent, depth: above ? above.depth + 1 : 0 });
  }
  const has = new Set(flow.edges.map(keyOf));
  return {
    ...flow,
    nodes: [...flow.nodes, ...older.nodes.filter(({ id }) => !kept.has(id))],
    edges: [...flow.edges, ...older.edges.filter((edge) => !has.has(keyOf(edge)))],
  };
}

/**
 * A flow as steps and connections. Compared with an older one, it also has what that had besides, and says of each what
 * became of it.
 */
export function graphOf(flow: FlowDocument, older?: FlowDocument): Graph {
  const met = metIn(flow);
  const all = older ? withOlder(flow, older, met) : flow;
  const changes = new Map(older ? compareFlows(older, flow).map(({ id, change }) => [id, change]) : []);
  const [now, before] = [new Set(flow.edges.map(keyOf)), older && new Set(older.edges.map(keyOf))];
  const byId = new Map(all.nodes.map((node) => [node.id, node]));
  const from = edgesFrom(all);
  const steps = inReadingOrder(met).flatMap((id): GraphStep[] => {
    const node = byId.get(id);
    if (!node) return [];
    const isKept = changes.get(id) !== "removed";
    const edges = (from.get(id) ?? []).filter((edge) => now.has(keyOf(edge)) || !isKept);
    const ways = outletsOf(node, edges).map((outlet) => ({
      outlet,
      to: byId.get(edges.find((edge) => edge.outlet === outlet)?.to ?? ""),
    }));
    return [{ node, parent: met.get(id)?.parent, depth: met.get(id)?.depth ?? 0, ways, change: changes.get(id) }];
  });
  const outlets = new Map(steps.map(({ node, ways }) => [node.id, new Set(ways.map(({ outlet }) => outlet))]));
  const edges = new Map<string, GraphEdge>();
  const reached = new Set<string>();
  for (const edge of [...from.values()].flat()) {
    const key = keyOf(edge);
    // Of an answer that is gone nothing is left to begin at; its step says that it has changed.
    if (edges.has(key) || !outlets.get(edge.from)?.has(edge.outlet)) continue;
    const isFirst = met.get(edge.to)?.parent === edge.from && !reached.has(edge.to);
    if (isFirst) reached.add(edge.to);
    const change = now.has(key) ? (before && !before.has(key) ? "added" : undefined) : "removed";
    edges.set(key, { ...edge, isFirst, change });
  }
  return { steps, edges: [...edges.values()] };
}
