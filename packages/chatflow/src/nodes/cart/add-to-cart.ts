import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { cartLinesMax } from "../../chat-state.ts";
import type { Behaviour } from "../../engine/behaviour.ts";
import { withLine } from "../../engine/cart-lines.ts";
import { addOnsFit, chosenVariant, unitsLeft } from "../../engine/draft.ts";
import { plain } from "../../text/plain.ts";
import { shorten } from "../../text/shorten.ts";
import { sayText } from "../../wire/say.ts";

/** Puts what was chosen into the cart. */
export const addToCart = (node: Extract<FlowNode, { kind: "add-to-cart" }>): Behaviour => ({
  usesCart: true,
  ask: ({ state }, heard) =>
    heard || !state.draft?.quantity ? undefined : { kind: "product", id: state.draft.product_id },
  run(scene, heard, answer) {
    const chosen = answer?.kind === "product" && answer.product && chosenVariant(scene.state, answer.product);
    if (heard || answer?.kind !== "product" || !answer.product || !chosen) return { kind: "lost" };
    const { draft, variant } = chosen;
    const { cart } = scene.state;
    const quantity = draft.quantity ?? 0;
    const fits = addOnsFit(draft, answer.product) && quantity <= unitsLeft(draft, answer.product, variant, cart);
    if (quantity < 1 || !fits) return { kind: "lost" };

    const lines = withLine(cart, {
      product_id: draft.product_id,
      variant_id: variant.id,
      quantity,
      add_ons: draft.add_ons.map((chosenOne) => ({ id: chosenOne.id, quantity: chosenOne.quantity * quantity })),
    });
    if (lines.length > cartLinesMax) {
      return { kind: "leave", outlet: "full", say: sayText(scene.phrases.cartIsFull(cartLinesMax)) };
    }
    const name = shorten(plain(answer.product.name), 120);
    const product = variant.name === "" ? name : `${name} (${shorten(plain(variant.name), 80)})`;
    const text = scene.say(node.text, { product, quantity: String(quantity) });
    return { kind: "leave", outlet: "next", say: sayText(text), change: { cart: lines, draft: null } };
  },
});
