import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { textMessages } from "../../wire/chat-actions.ts";

export const message = (node: Extract<FlowNode, { kind: "message" }>): NodeHandler => ({
  run: (context, heard) =>
    heard ? { kind: "lost" } : { kind: "leave", outlet: "next", say: textMessages(context.translate(node.text)) },
});
