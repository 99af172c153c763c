import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";

/** Says nothing: it leads to another step. */
export const jump = (_node: Extract<FlowNode, { kind: "jump" }>): NodeHandler => ({
  run: (_context, heard) => (heard ? { kind: "lost" } : { kind: "leave", outlet: "next" }),
});
