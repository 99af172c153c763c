import type { AddOnGroupFacts, ProductFacts } from "../../asks.ts";
import type { Draft, Heard } from "../../chat-state.ts";
import type { Behaviour, Scene, Step } from "../../engine/behaviour.ts";
import { chosenIn, chosenOf, chosenVariant } from "../../engine/draft.ts";
import { addOnFree, groupState } from "../../engine/groups.ts";
import { normal } from "../../text/normal.ts";
import { plain } from "../../text/plain.ts";
import { sayText } from "../../wire/say.ts";
import { type AddOnsNode, addOnList } from "./add-on-list.ts";

const chosenMax = 200;
const noMore = /^(no|none|nothing|skip|done|no thanks|continue|hapana|hakuna|bila|basi|endelea|ruka|hapana asante)$/;

type Meant =
  | { kind: "take"; addOn: string }
  | { kind: "done" }
  | { kind: "reset" }
  | { kind: "page"; offset: number }
  | undefined;

/** Also what stands on another page of the list is taken by its name. */
function meantByWords(words: string, group: AddOnGroupFacts | undefined): Meant {
  if (noMore.test(words)) return { kind: "done" };
  const named = group?.add_ons.find(({ name }) => words !== "" && normal(plain(name)) === words);
  return named && { kind: "take", addOn: named.id };
}

/** Picks are `a:variant:add-on`, `done:variant:group`, `reset:variant:-`, `page:variant:offset`: of this variant, or from an old list. */
function meantBy(heard: Heard | null, draft: Draft, group: AddOnGroupFacts | undefined): Meant {
  if (!heard) return { kind: "page", offset: 0 };
  if (heard.kind === "text") return meantByWords(normal(heard.text), group);
  const [verb, variant, value, ...rest] = heard.what.split(":");
  if (variant !== draft.variant_id || value === undefined || rest.length > 0) return undefined;
  if (verb === "a") return { kind: "take", addOn: value };
  if (verb === "done") return value === group?.id ? { kind: "done" } : undefined;
  if (verb === "reset") return { kind: "reset" };
  return verb === "page" ? { kind: "page", offset: Number(value) || 0 } : undefined;
}

/** Extras of the product, group by group, one at a time, for one unit. Passes by a product without any. */
export const addOns = (node: AddOnsNode): Behaviour => ({
  usesCart: true,
  ask: ({ state }) => (state.draft?.variant_id ? { kind: "product", id: state.draft.product_id } : undefined),
  run(scene, heard, answer) {
    const chosen = answer?.kind === "product" && answer.product && chosenVariant(scene.state, answer.product);
    if (answer?.kind !== "product" || !answer.product || !chosen) return { kind: "lost" };
    const { product } = answer;
    const { draft } = chosen;
    const now = groupState(draft, product, scene.state.cart);
    const group = now.kind === "open" ? now.group : undefined;
    const meant = meantBy(heard, draft, group);

    if (!meant) return { kind: "lost" };
    if (meant.kind === "reset") return goOn(node, scene, product, { ...draft, add_ons: [], closed: [] });
    if (meant.kind === "take") return take(node, scene, product, draft, meant.addOn);
    if (meant.kind === "page") return goOn(node, scene, product, draft, meant.offset);
    if (!group || chosenIn(draft, group) < group.min)
      return heard?.kind === "text" ? { kind: "lost" } : goOn(node, scene, product, draft);
    return goOn(node, scene, product, { ...draft, closed: [...draft.closed, group.id].slice(-50) });
  },
});

function take(node: AddOnsNode, scene: Scene, product: ProductFacts, draft: Draft, id: string): Step {
  const group = product.add_on_groups.find((each) => each.add_ons.some((addOn) => addOn.id === id));
  const addOn = group?.add_ons.find((each) => each.id === id);
  if (!group || !addOn) return { kind: "lost" };
  if (chosenIn(draft, group) >= group.max || draft.add_ons.length >= chosenMax) {
    return goOn(node, scene, product, draft, 0, scene.phrases.extrasLimit(group.max));
  }
  if (addOnFree(addOn, draft, scene.state.cart) === 0) {
    return goOn(node, scene, product, draft, 0, scene.phrases.pickAnother(plain(addOn.name)));
  }
  const others = draft.add_ons.filter((each) => each.id !== id);
  const add_ons = [...others, { id, quantity: chosenOf(draft, addOn) + 1 }];
  return goOn(node, scene, product, { ...draft, add_ons });
}

function goOn(node: AddOnsNode, scene: Scene, product: ProductFacts, draft: Draft, offset = 0, first = ""): Step {
  const now = groupState(draft, product, scene.state.cart);
  if (now.kind === "all-done") return { kind: "leave", outlet: "done", say: sayText(first), change: { draft } };
  if (now.kind === "short") {
    const why = scene.phrases.extrasSoldOut(plain(product.name));
    return { kind: "leave", outlet: "sold-out", say: sayText(why), change: { draft: null } };
  }
  const list = addOnList(node, { scene, product, draft, group: now.group, offset });
  return { kind: "wait", say: [...sayText(first), list], change: { draft } };
}
