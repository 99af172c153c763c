import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { moneyText } from "../../text/money-text.ts";
import { textMessages } from "../../wire/chat-actions.ts";
import { lineText } from "./line-text.ts";

/** Shows the cart: lines, add-ons, total, and what cannot be ordered right now. */
export const cart = (node: Extract<FlowNode, { kind: "cart" }>): NodeHandler => ({
  usesCart: true,
  request: ({ state }, heard) =>
    heard || state.cart.length === 0 ? undefined : { kind: "price-cart", lines: state.cart },
  run(context, heard, answer) {
    if (heard) return { kind: "lost" };
    const { phrases, state } = context;
    if (state.cart.length === 0)
      return { kind: "leave", outlet: "empty", say: textMessages(context.translate(node.empty)) };
    if (answer?.kind !== "price-cart") return { kind: "lost" };
    const lines = answer.cart.lines.map((line) => lineText(line, phrases));
    const total = `*${phrases.total}: ${moneyText(answer.cart.total)}*`;
    const say = textMessages([context.translate(node.text), "", lines.join("\n"), "", total].join("\n"));
    return { kind: "leave", outlet: "full", say };
  },
});
