import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { edgesFrom, nodeById } from "../flow/graph/look-ups.ts";

const nowhere: FlowNode = { id: "nowhere", kind: "product" };

/** The node with that id, if the flow (still) has it. */
export const findNode = nodeById;

/** The node where conversations start; the first node if the document names no start. */
export const startNode = (flow: FlowDocument): FlowNode => findNode(flow, flow.start) ?? flow.nodes[0] ?? nowhere;

/** The node where the conversation waits, or the start if that node no longer exists. */
export const homeNode = (flow: FlowDocument, id: string): FlowNode => findNode(flow, id) ?? startNode(flow);

/** The node after this outlet; the start if the outlet has no edge. */
export function nextNode(flow: FlowDocument, from: FlowNode, outlet: string): FlowNode {
  const edge = edgesFrom(flow, from.id).find((each) => each.outlet === outlet);
  return (edge && findNode(flow, edge.to)) ?? startNode(flow);
}
