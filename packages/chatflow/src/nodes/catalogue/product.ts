import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { isSoldOut } from "@mauzo/selling/stock/is-sold-out";
import { newDraft, variantLeft } from "../../engine/cart-line-draft.ts";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { cardName, productCard } from "../../text/product-card.ts";
import { textMessages } from "../../wire/chat-actions.ts";

/** Shows the chosen product: picture, name, price, description. */
export const product = (_node: Extract<FlowNode, { kind: "product" }>): NodeHandler => ({
  usesCart: true,
  request: ({ state }, heard) => (heard || !state.draft ? undefined : { kind: "product", id: state.draft.product_id }),
  run(context, heard, answer) {
    const { phrases, state } = context;
    if (heard || answer?.kind !== "product") return { kind: "lost" };
    const found = answer.product;
    if (!found) return { kind: "leave", outlet: "sold-out", say: textMessages(phrases.gone), change: { draft: null } };

    const say = productCard(found, phrases);
    if (found.variants.every((variant) => variantLeft(variant, state.cart) === 0)) {
      const name = cardName(found);
      const why = isSoldOut(found) ? phrases.isSoldOut(name) : phrases.allInCart(name);
      return { kind: "leave", outlet: "sold-out", say: [...say, ...textMessages(why)], change: { draft: null } };
    }
    return { kind: "leave", outlet: "next", say, change: { draft: newDraft(found.id) } };
  },
});
