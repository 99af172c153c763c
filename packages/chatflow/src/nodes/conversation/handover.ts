import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { textMessages } from "../../wire/chat-actions.ts";

/**
 * Says that a person will answer, and waits there: whoever runs the flow calls somebody. Once the bot answers again, it
 * goes on from here.
 */
export const handover = (node: Extract<FlowNode, { kind: "handover" }>): NodeHandler => ({
  searchable: true,
  request: (context, heard) =>
    heard || context.lost || node.reason.trim() === ""
      ? undefined
      : { kind: "notify", note: context.translate({ en: node.reason, sw: node.reason }).slice(0, 1000) },
  run(context, heard) {
    if (heard) return { kind: "lost" };
    if (context.lost) return { kind: "leave", outlet: "next" };
    const link = `https://wa.me/${context.shop.whatsappNumber.replace(/\D/g, "")}`;
    return { kind: "wait", say: textMessages(context.translate(node.text, { link })) };
  },
});
