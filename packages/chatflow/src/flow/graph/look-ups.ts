import type { FlowDocument, FlowEdge, FlowNode } from "@mauzo/contract/conversations/chatflow";

type LookUps = { nodes: ReadonlyMap<string, FlowNode>; ways: ReadonlyMap<string, readonly FlowEdge[]> };
const known = new WeakMap<FlowDocument, LookUps>();

/** The first of each name is met, as whoever reads the document from its top does. */
function lookUpsOf(flow: FlowDocument): LookUps {
  const before = known.get(flow);
  if (before) return before;
  const nodes = new Map<string, FlowNode>();
  for (const node of flow.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
  const made = { nodes, ways: Map.groupBy(flow.edges, ({ from }) => from) };
  known.set(flow, made);
  return made;
}

/** The node with that id, if the flow (still) has it. A document is never changed, so it is gone through once. */
export const nodeById = (flow: FlowDocument, id: string): FlowNode | undefined => lookUpsOf(flow).nodes.get(id);

/** What leads out of a node, in the order of the document. */
export const edgesFrom = (flow: FlowDocument, id: string): readonly FlowEdge[] => lookUpsOf(flow).ways.get(id) ?? [];
