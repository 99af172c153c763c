import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { textMessages } from "../../wire/chat-actions.ts";

export const handover = (node: Extract<FlowNode, { kind: "handover" }>): NodeHandler => ({
  run(context, heard) {
    if (heard) return { kind: "lost" };
    const link = `https://wa.me/${context.shop.whatsappNumber.replace(/\D/g, "")}`;
    return { kind: "leave", outlet: "next", say: textMessages(context.translate(node.text, { link })) };
  },
});
