import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textMessages } from "../../wire/chat-actions.ts";

/** Shows where the shop is: on the map, or by the words that maps look for. */
export const location = (node: Extract<FlowNode, { kind: "location" }>): NodeHandler => ({
  run(context, heard) {
    if (heard) return { kind: "lost" };
    const { shop } = context;
    const place = shop.place?.trim() ? { address: stripFormatting(shop.place) } : {};
    const where = { ...node.at, name: stripFormatting(shop.name), ...place };
    return {
      kind: "leave",
      outlet: "next",
      say: [...textMessages(context.translate(node.text)), { send_locations: where }],
    };
  },
});
