import type { Draft, NodeInput } from "../../chat-state.ts";
import { addOnGroupState } from "../../engine/add-on-group-state.ts";
import { addOnsLeft, chosenIn, chosenOf, chosenVariant } from "../../engine/cart-line-draft.ts";
import type { NodeContext, NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import type { AddOnGroupFacts, ProductFacts } from "../../flow-requests.ts";
import { normaliseText } from "../../text/normalise-text.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textMessages } from "../../wire/chat-actions.ts";
import { type AddOnsNode, addOnListMessage } from "./add-on-list-message.ts";

const chosenMax = 200;
const noMore = /^(no|none|nothing|skip|done|no thanks|continue|hapana|hakuna|bila|basi|endelea|ruka|hapana asante)$/;

type AddOnIntent =
  | { kind: "take"; addOn: string }
  | { kind: "done" }
  | { kind: "reset" }
  | { kind: "page"; offset: number }
  | undefined;

/** Typing a name also works for add-ons on another page of the list. */
function readTextIntent(words: string, group: AddOnGroupFacts | undefined): AddOnIntent {
  if (noMore.test(words)) return { kind: "done" };
  const named = group?.add_ons.find(({ name }) => words !== "" && normaliseText(stripFormatting(name)) === words);
  return named && { kind: "take", addOn: named.id };
}

/**
 * Picks are `a:variant:add-on`, `done:variant:group`, `reset:variant:-`, `page:variant:offset`; a pick with another
 * variant is from an old list.
 */
function readIntent(heard: NodeInput | null, draft: Draft, group: AddOnGroupFacts | undefined): AddOnIntent {
  if (!heard) return { kind: "page", offset: 0 };
  if (heard.kind === "text") return readTextIntent(normaliseText(heard.text), group);
  const [verb, variant, value, ...rest] = heard.what.split(":");
  if (variant !== draft.variant_id || value === undefined || rest.length > 0) return undefined;
  if (verb === "a") return { kind: "take", addOn: value };
  if (verb === "done") return value === group?.id ? { kind: "done" } : undefined;
  if (verb === "reset") return { kind: "reset" };
  return verb === "page" ? { kind: "page", offset: Number(value) || 0 } : undefined;
}

/** Asks for the product's add-ons for one unit, group by group and one at a time. Skips a product without any. */
export const addOns = (node: AddOnsNode): NodeHandler => ({
  usesCart: true,
  request: ({ state }) => (state.draft?.variant_id ? { kind: "product", id: state.draft.product_id } : undefined),
  run(context, heard, answer) {
    const chosen = answer?.kind === "product" && answer.product && chosenVariant(context.state, answer.product);
    if (answer?.kind !== "product" || !answer.product || !chosen) return { kind: "lost" };
    const { product } = answer;
    const { draft } = chosen;
    const now = addOnGroupState(draft, product, context.state.cart);
    const group = now.kind === "open" ? now.group : undefined;
    const meant = readIntent(heard, draft, group);

    if (!meant) return { kind: "lost" };
    if (meant.kind === "reset") return goOn(node, context, product, { ...draft, add_ons: [], closed: [] });
    if (meant.kind === "take") return take(node, context, product, draft, meant.addOn);
    if (meant.kind === "page") return goOn(node, context, product, draft, meant.offset);
    if (!group || chosenIn(draft, group) < group.min)
      return heard?.kind === "text" ? { kind: "lost" } : goOn(node, context, product, draft);
    return goOn(node, context, product, { ...draft, closed: [...draft.closed, group.id].slice(-50) });
  },
});

function take(node: AddOnsNode, context: NodeContext, product: ProductFacts, draft: Draft, id: string): NodeResult {
  const group = product.add_on_groups.find((each) => each.add_ons.some((addOn) => addOn.id === id));
  const addOn = group?.add_ons.find((each) => each.id === id);
  if (!group || !addOn) return { kind: "lost" };
  if (chosenIn(draft, group) >= group.max || draft.add_ons.length >= chosenMax) {
    return goOn(node, context, product, draft, 0, context.phrases.extrasLimit(group.max));
  }
  if (addOnsLeft(addOn, draft, context.state.cart) === 0) {
    return goOn(node, context, product, draft, 0, context.phrases.pickAnother(stripFormatting(addOn.name)));
  }
  const others = draft.add_ons.filter((each) => each.id !== id);
  const add_ons = [...others, { id, quantity: chosenOf(draft, addOn) + 1 }];
  return goOn(node, context, product, { ...draft, add_ons });
}

function goOn(
  node: AddOnsNode,
  context: NodeContext,
  product: ProductFacts,
  draft: Draft,
  offset = 0,
  first = "",
): NodeResult {
  const now = addOnGroupState(draft, product, context.state.cart);
  if (now.kind === "all-done") return { kind: "leave", outlet: "done", say: textMessages(first), change: { draft } };
  if (now.kind === "short") {
    const why = context.phrases.extrasSoldOut(stripFormatting(product.name));
    return { kind: "leave", outlet: "sold-out", say: textMessages(why), change: { draft: null } };
  }
  const list = addOnListMessage(node, { scene: context, product, draft, group: now.group, offset });
  return { kind: "wait", say: [...textMessages(first), list], change: { draft } };
}
