import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { passingOutlets } from "../passing-outlets.ts";

/** The ids of nodes in a loop in which nobody waits for the customer. */
export function findLoops(flow: FlowDocument): string[] {
  const outlets = new Map(flow.nodes.map((node) => [node.id, passingOutlets(node)]));
  const next = new Map<string, string[]>();
  for (const { from, outlet, to } of flow.edges)
    if (outlets.get(from)?.includes(outlet)) next.set(from, [...(next.get(from) ?? []), to]);
  return [...next.keys()].filter((start) => {
    const reached = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (at === start) return true;
      if (reached.has(at)) continue;
      reached.add(at);
      waiting.push(...(next.get(at) ?? []));
    }
    return false;
  });
}
