import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";

/** Leaves a note to the staff and goes on: they look when they can. */
export const notify = (node: Extract<FlowNode, { kind: "notify" }>): NodeHandler => ({
  request: (context, heard) =>
    heard ? undefined : { kind: "notify", note: context.translate({ en: node.note, sw: node.note }).slice(0, 1000) },
  run: (_context, heard) => (heard ? { kind: "lost" } : { kind: "leave", outlet: "next" }),
});
