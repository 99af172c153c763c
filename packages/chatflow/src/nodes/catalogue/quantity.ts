import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { shorten } from "@mauzo/format/text/shorten";
import { quantityMax } from "@mauzo/selling/cart-item";
import type { NodeInput } from "../../chat-state.ts";
import { addOnsFit, chosenVariant, draftUnitsLeft } from "../../engine/cart-line-draft.ts";
import type { NodeContext, NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import { type ParsedQuantity, parseQuantity } from "../../text/parse-quantity.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { buttonMessage, textMessages } from "../../wire/chat-actions.ts";

/** Picks are `q:variant:count`, so that a button of another product is ignored. */
function readQuantity(heard: NodeInput, variantId: string): ParsedQuantity | undefined {
  if (heard.kind === "text") return parseQuantity(heard.text);
  const [verb, variant, count] = heard.what.split(":");
  return verb === "q" && variant === variantId ? parseQuantity(count ?? "") : undefined;
}

/** Asks for the quantity: buttons for 1, 2 and 3, or any number typed, up to the stock. */
export const quantity = (node: Extract<FlowNode, { kind: "quantity" }>): NodeHandler => ({
  usesCart: true,
  request: ({ state }) => (state.draft?.variant_id ? { kind: "product", id: state.draft.product_id } : undefined),
  run(context, heard, answer) {
    if (answer?.kind !== "product") return { kind: "lost" };
    const { product } = answer;
    if (!product)
      return { kind: "leave", outlet: "sold-out", say: textMessages(context.phrases.gone), change: { draft: null } };
    const chosen = chosenVariant(context.state, product);
    if (!chosen || !addOnsFit(chosen.draft, product)) return { kind: "lost" };

    const name = shorten(stripFormatting(product.name), 80);
    const left = draftUnitsLeft(chosen.draft, product, chosen.variant, context.state.cart);
    if (left < 1) {
      const why = textMessages(context.phrases.isSoldOut(name));
      return { kind: "leave", outlet: "sold-out", say: why, change: { draft: null } };
    }
    const wait = (body: string): NodeResult => ({
      kind: "wait",
      say: [buttons(context, chosen.variant.id, left, body)],
    });
    if (!heard) return wait(context.prompt(node.text, { product: name }));

    const meant = readQuantity(heard, chosen.variant.id);
    if (!meant) return { kind: "lost" };
    if (meant.kind === "not-whole") return wait(context.phrases.wholeNumber);
    if (meant.kind === "too-small") return wait(context.phrases.atLeastOne);
    if (meant.quantity > left) {
      return wait(left === quantityMax ? context.phrases.atMost(left) : context.phrases.onlyLeft(left));
    }
    return { kind: "leave", outlet: "picked", change: { draft: { ...chosen.draft, quantity: meant.quantity } } };
  },
});

function buttons(context: NodeContext, variantId: string, left: number, body: string) {
  const counts = Array.from({ length: Math.min(left, limits.buttons.count) }, (_, index) => String(index + 1));
  return buttonMessage(
    body,
    counts.map((count) => ({ id: context.id(`q:${variantId}:${count}`), title: count })),
  );
}
