import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { shorten } from "@mauzo/format/text/shorten";
import { cartLinesMax } from "../../chat-state.ts";
import { addCartLine } from "../../engine/add-cart-line.ts";
import { addOnsFit, chosenVariant, draftUnitsLeft } from "../../engine/cart-line-draft.ts";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textMessages } from "../../wire/chat-actions.ts";

export const addToCart = (node: Extract<FlowNode, { kind: "add-to-cart" }>): NodeHandler => ({
  usesCart: true,
  request: ({ state }, heard) =>
    heard || !state.draft?.quantity ? undefined : { kind: "product", id: state.draft.product_id },
  run(context, heard, answer) {
    const chosen = answer?.kind === "product" && answer.product && chosenVariant(context.state, answer.product);
    if (heard || answer?.kind !== "product" || !answer.product || !chosen) return { kind: "lost" };
    const { draft, variant } = chosen;
    const { cart } = context.state;
    const quantity = draft.quantity ?? 0;
    const fits = addOnsFit(draft, answer.product) && quantity <= draftUnitsLeft(draft, answer.product, variant, cart);
    if (quantity < 1 || !fits) return { kind: "lost" };

    const lines = addCartLine(cart, {
      product_id: draft.product_id,
      variant_id: variant.id,
      quantity,
      add_ons: draft.add_ons.map((chosenOne) => ({ id: chosenOne.id, quantity: chosenOne.quantity * quantity })),
    });
    if (lines.length > cartLinesMax) {
      return { kind: "leave", outlet: "full", say: textMessages(context.phrases.cartIsFull(cartLinesMax)) };
    }
    const name = shorten(stripFormatting(answer.product.name), 120);
    const product = variant.name === "" ? name : `${name} (${shorten(stripFormatting(variant.name), 80)})`;
    const text = context.translate(node.text, { product, quantity: String(quantity) });
    return { kind: "leave", outlet: "next", say: textMessages(text), change: { cart: lines, draft: null } };
  },
});
