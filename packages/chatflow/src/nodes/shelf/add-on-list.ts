import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { AddOnFacts, AddOnGroupFacts, ProductFacts } from "../../asks.ts";
import type { Draft } from "../../chat-state.ts";
import type { Scene } from "../../engine/behaviour.ts";
import { chosenIn, chosenOf } from "../../engine/draft.ts";
import { addOnFree } from "../../engine/groups.ts";
import { moneyText } from "../../text/money-text.ts";
import { pageOf } from "../../text/paging.ts";
import { plain } from "../../text/plain.ts";
import { shorten } from "../../text/shorten.ts";
import { limits } from "../../wire/limits.ts";
import { type Row, sayList } from "../../wire/say.ts";

export type AddOnsNode = Extract<FlowNode, { kind: "add-ons" }>;
type Shown = { scene: Scene; product: ProductFacts; draft: Draft; group: AddOnGroupFacts; offset: number };

/** The add-ons of one group to pick from, with what is chosen so far and, once enough are, a row that goes on. */
export function addOnList(node: AddOnsNode, { scene, product, draft, group, offset }: Shown): ChatAction {
  const { phrases, state, shop } = scene;
  const count = chosenIn(draft, group);
  const row = (verb: string, value: string, title: string, description: string): Row => ({
    id: scene.id(`${verb}:${draft.variant_id}:${value}`),
    title,
    description,
  });
  const first: Row[] = count >= group.min ? [row("done", group.id, node.done[state.language], "")] : [];
  const last: Row[] = draft.add_ons.length > 0 ? [row("reset", "-", phrases.startOver, phrases.startOverHint)] : [];
  const page = pageOf(group.add_ons, offset, limits.rows - first.length - last.length);
  const items = page.shown.map((addOn) => row("a", addOn.id, plain(addOn.name), describe(scene, draft, addOn)));
  const more = page.next === null ? [] : [row("page", String(page.next), phrases.more, phrases.moreHint)];

  const name = shorten(plain(product.name), 80);
  const groupName = shorten(plain(group.name), 80);
  const chosen = group.add_ons
    .filter((addOn) => chosenOf(draft, addOn) > 0)
    .map(
      (addOn) => `${shorten(plain(addOn.name), 40)}${chosenOf(draft, addOn) > 1 ? ` × ${chosenOf(draft, addOn)}` : ""}`,
    );
  const soFar = chosen.length === 0 ? [] : [`${phrases.chosen} (${count}): ${shorten(chosen.join(", "), 400)}`];
  const body = [scene.prompt(node.text, { product: name, group: groupName }), rule(scene, group), ...soFar].join("\n");
  return sayList({
    header: groupName,
    body,
    footer: plain(shop.name),
    button: node.button[state.language],
    rows: [...first, ...items, ...more, ...last],
  });
}

function rule({ phrases }: Scene, { min, max }: AddOnGroupFacts): string {
  if (min === max) return phrases.chooseExactly(min);
  return min === 0 ? phrases.chooseUpTo(max) : phrases.chooseBetween(min, max);
}

function describe({ phrases, state }: Scene, draft: Draft, addOn: AddOnFacts): string {
  const price = addOn.price.minor === 0 ? phrases.free : `+ ${moneyText(addOn.price)}`;
  const chosen = chosenOf(draft, addOn) > 0 ? [`${phrases.chosen}: ${chosenOf(draft, addOn)}`] : [];
  const out = addOnFree(addOn, draft, state.cart) === 0 ? [phrases.soldOut] : [];
  return [price, ...chosen, ...out].join(" · ");
}
