import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";
import { moneyText } from "../../text/money-text.ts";
import { sayText } from "../../wire/say.ts";

/**
 * Gives the link on which the cart is ordered. The cart stays as it is: what is added later goes into the next link,
 * and once a link was ordered from the engine empties it.
 */
export const checkout = (node: Extract<FlowNode, { kind: "checkout" }>): Behaviour => ({
  usesCart: true,
  ask: ({ state }, heard) =>
    heard || state.cart.length === 0
      ? undefined
      : { kind: "create-cart-link", lines: state.cart, language: state.language, replaces: state.order_id },
  run(scene, heard, answer) {
    if (heard) return { kind: "lost" };
    if (scene.state.cart.length === 0) return { kind: "leave", outlet: "empty" };
    if (answer?.kind !== "create-cart-link") return { kind: "lost" };
    const { link } = answer;
    if (!link) return { kind: "leave", outlet: "changed", say: sayText(scene.phrases.fixCart) };
    const values = { order: link.order_id, total: moneyText(link.total), link: link.url };
    const change = { order_id: link.order_id.slice(0, 64) };
    return { kind: "leave", outlet: "next", say: sayText(scene.say(node.text, values)), change };
  },
});
