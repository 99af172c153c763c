import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";
import { moneyText } from "../../text/money-text.ts";
import { sayText } from "../../wire/say.ts";
import { lineText } from "./line-text.ts";

/** What is in the cart: lines, add-ons, total, and what of it cannot be ordered right now. */
export const cart = (node: Extract<FlowNode, { kind: "cart" }>): Behaviour => ({
  usesCart: true,
  ask: ({ state }, heard) => (heard || state.cart.length === 0 ? undefined : { kind: "price-cart", lines: state.cart }),
  run(scene, heard, answer) {
    if (heard) return { kind: "lost" };
    const { phrases, state } = scene;
    if (state.cart.length === 0) return { kind: "leave", outlet: "empty", say: sayText(scene.say(node.empty)) };
    if (answer?.kind !== "price-cart") return { kind: "lost" };
    const lines = answer.cart.lines.map((line) => lineText(line, phrases));
    const total = `*${phrases.total}: ${moneyText(answer.cart.total)}*`;
    const say = sayText([scene.say(node.text), "", lines.join("\n"), "", total].join("\n"));
    return { kind: "leave", outlet: "full", say };
  },
});
