import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { imageMessages, textMessages } from "../../wire/chat-actions.ts";

/** Shows the picture of a product with some words; without a picture there are the words. */
export const media = (node: Extract<FlowNode, { kind: "media" }>): NodeHandler => ({
  request: (_context, heard) => (heard ? undefined : { kind: "product", id: node.product }),
  run(context, heard, answer) {
    if (heard || answer?.kind !== "product") return { kind: "lost" };
    const caption = context.translate(node.text);
    const link = answer.product?.image_url;
    return { kind: "leave", outlet: "next", say: link ? imageMessages([{ link, caption }]) : textMessages(caption) };
  },
});
