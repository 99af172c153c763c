import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";

/** Kinds of nodes that never wait for input. */
const passing = new Set<FlowNode["kind"]>(["message", "language", "handover"]);

/** The ids of nodes in a loop of nodes that never wait. */
export function findLoops(flow: FlowDocument): string[] {
  const next = new Map<string, string>();
  for (const node of flow.nodes.filter((each) => passing.has(each.kind))) {
    const edge = flow.edges.find((each) => each.from === node.id && each.outlet === "next");
    if (edge) next.set(node.id, edge.to);
  }
  return [...next.keys()].filter((start) => {
    let at = next.get(start);
    for (let hop = 0; at !== undefined && hop < next.size; hop += 1) {
      if (at === start) return true;
      at = next.get(at);
    }
    return false;
  });
}
