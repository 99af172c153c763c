import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";

const nowhere: FlowNode = { id: "nowhere", kind: "product" };

/** The node of that id, if the flow (still) has it. */
export const findNode = (flow: FlowDocument, id: string): FlowNode | undefined =>
  flow.nodes.find((node) => node.id === id);

/** Where conversations start; a document without a start starts at its first node. */
export const startNode = (flow: FlowDocument): FlowNode => findNode(flow, flow.start) ?? flow.nodes[0] ?? nowhere;

/** Where the conversation waits, or the start when that node is gone. */
export const homeNode = (flow: FlowDocument, id: string): FlowNode => findNode(flow, id) ?? startNode(flow);

/** Where an outlet of a node leads; an outlet that leads nowhere leads to the start. */
export function nextNode(flow: FlowDocument, from: FlowNode, outlet: string): FlowNode {
  const edge = flow.edges.find((each) => each.from === from.id && each.outlet === outlet);
  return (edge && findNode(flow, edge.to)) ?? startNode(flow);
}
