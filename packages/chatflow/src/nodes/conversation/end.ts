import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { textMessages } from "../../wire/chat-actions.ts";

/** Says goodbye. What the customer says next begins a new conversation, with the cart as it is. */
export const end = (node: Extract<FlowNode, { kind: "end" }>): NodeHandler => ({
  run: (context, heard) =>
    heard ? { kind: "lost" } : { kind: "end", say: textMessages(context.translate(node.text)) },
});
