import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { type Heard, quantityMax } from "../../chat-state.ts";
import type { Behaviour, Scene, Step } from "../../engine/behaviour.ts";
import { addOnsFit, chosenVariant, unitsLeft } from "../../engine/draft.ts";
import { type ParsedQuantity, parseQuantity } from "../../text/parse-quantity.ts";
import { plain } from "../../text/plain.ts";
import { shorten } from "../../text/shorten.ts";
import { limits } from "../../wire/limits.ts";
import { sayButtons, sayText } from "../../wire/say.ts";

/** Picks are `q:variant:count`, so that a button of another product counts for nothing. */
function readQuantity(heard: Heard, variantId: string): ParsedQuantity | undefined {
  if (heard.kind === "text") return parseQuantity(heard.text);
  const [verb, variant, count] = heard.what.split(":");
  return verb === "q" && variant === variantId ? parseQuantity(count ?? "") : undefined;
}

/** How many: buttons for 1, 2 and 3, or any number typed, up to what is in stock. */
export const quantity = (node: Extract<FlowNode, { kind: "quantity" }>): Behaviour => ({
  usesCart: true,
  ask: ({ state }) => (state.draft?.variant_id ? { kind: "product", id: state.draft.product_id } : undefined),
  run(scene, heard, answer) {
    if (answer?.kind !== "product") return { kind: "lost" };
    const { product } = answer;
    if (!product)
      return { kind: "leave", outlet: "sold-out", say: sayText(scene.phrases.gone), change: { draft: null } };
    const chosen = chosenVariant(scene.state, product);
    if (!chosen || !addOnsFit(chosen.draft, product)) return { kind: "lost" };

    const name = shorten(plain(product.name), 80);
    const left = unitsLeft(chosen.draft, product, chosen.variant, scene.state.cart);
    if (left < 1) {
      const why = sayText(scene.phrases.isSoldOut(name));
      return { kind: "leave", outlet: "sold-out", say: why, change: { draft: null } };
    }
    const wait = (body: string): Step => ({ kind: "wait", say: [buttons(scene, chosen.variant.id, left, body)] });
    if (!heard) return wait(scene.prompt(node.text, { product: name }));

    const meant = readQuantity(heard, chosen.variant.id);
    if (!meant) return { kind: "lost" };
    if (meant.kind === "not-whole") return wait(scene.phrases.wholeNumber);
    if (meant.kind === "too-small") return wait(scene.phrases.atLeastOne);
    if (meant.quantity > left) {
      return wait(left === quantityMax ? scene.phrases.atMost(left) : scene.phrases.onlyLeft(left));
    }
    return { kind: "leave", outlet: "picked", change: { draft: { ...chosen.draft, quantity: meant.quantity } } };
  },
});

function buttons(scene: Scene, variantId: string, left: number, body: string) {
  const counts = Array.from({ length: Math.min(left, limits.buttons) }, (_, index) => String(index + 1));
  return sayButtons(
    body,
    counts.map((count) => ({ id: scene.id(`q:${variantId}:${count}`), title: count })),
  );
}
