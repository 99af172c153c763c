import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";

/** Gives the customer a tag, or takes it away; one who is not known yet stays without. */
export const tag = (node: Extract<FlowNode, { kind: "tag" }>): NodeHandler => ({
  request: (_context, heard) => (heard ? undefined : { kind: "tag", tag: node.tag, change: node.change }),
  run: (_context, heard) => (heard ? { kind: "lost" } : { kind: "leave", outlet: "next" }),
});
