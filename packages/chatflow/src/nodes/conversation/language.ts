import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";

export const language = (node: Extract<FlowNode, { kind: "language" }>): NodeHandler => ({
  run(context, heard) {
    if (heard) return { kind: "lost" };
    const other = context.state.language === "en" ? "sw" : "en";
    return { kind: "leave", outlet: "next", change: { language: node.language ?? other } };
  },
});
