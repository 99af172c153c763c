import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { edgesFrom } from "./look-ups.ts";

/** The ids a customer can reach: from the start, from a keyword, or by writing an order number, or an order. */
export function reachableNodes(flow: FlowDocument): Set<string> {
  const status = flow.nodes.filter((node) => node.kind === "order-status").slice(0, 1);
  const sentence = flow.nodes.filter((node) => node.kind === "sentence" && node.anywhere).slice(0, 1);
  const waiting = [
    flow.start,
    ...flow.keywords.flatMap((keyword) => keyword.to ?? []),
    ...[...status, ...sentence].map((node) => node.id),
  ];
  const reached = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...edgesFrom(flow, id).map((edge) => edge.to));
  }
  return reached;
}
