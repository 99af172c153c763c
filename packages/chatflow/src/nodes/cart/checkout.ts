import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { moneyText } from "../../text/money-text.ts";
import { textMessages } from "../../wire/chat-actions.ts";

/**
 * Sends the link for ordering the cart. The cart stays as it is: later additions go into the next link, and the engine
 * empties the cart once a link was ordered from.
 */
export const checkout = (node: Extract<FlowNode, { kind: "checkout" }>): NodeHandler => ({
  usesCart: true,
  request: ({ state }, heard) =>
    heard || state.cart.length === 0
      ? undefined
      : { kind: "create-cart-link", lines: state.cart, language: state.language, replaces: state.order_id },
  run(context, heard, answer) {
    if (heard) return { kind: "lost" };
    if (context.state.cart.length === 0) return { kind: "leave", outlet: "empty" };
    if (answer?.kind !== "create-cart-link") return { kind: "lost" };
    const { link } = answer;
    if (!link) return { kind: "leave", outlet: "changed", say: textMessages(context.phrases.fixCart) };
    const values = { order: link.order_id, total: moneyText(link.total), link: link.url };
    const change = { order_id: link.order_id.slice(0, 64) };
    return { kind: "leave", outlet: "next", say: textMessages(context.translate(node.text, values)), change };
  },
});
