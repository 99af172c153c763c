import { limits } from "@mauzo/channels/limits";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { shorten } from "@mauzo/format/text/shorten";
import type { Draft } from "../../chat-state.ts";
import { addOnsLeft, chosenIn, chosenOf } from "../../engine/cart-line-draft.ts";
import type { NodeContext } from "../../engine/node-handler.ts";
import type { AddOnFacts, AddOnGroupFacts, ProductFacts } from "../../flow-requests.ts";
import { moneyText } from "../../text/money-text.ts";
import { pageOf } from "../../text/paging.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { type ListRow, listMessage } from "../../wire/chat-actions.ts";

export type AddOnsNode = Extract<FlowNode, { kind: "add-ons" }>;
type Shown = { scene: NodeContext; product: ProductFacts; draft: Draft; group: AddOnGroupFacts; offset: number };

/** The list of one group's add-ons, with the current choice and, once there are enough, a row to continue. */
export function addOnListMessage(node: AddOnsNode, { scene, product, draft, group, offset }: Shown): ChatAction {
  const { phrases, state } = scene;
  const count = chosenIn(draft, group);
  const row = (verb: string, value: string, title: string, description: string): ListRow => ({
    id: scene.id(`${verb}:${draft.variant_id}:${value}`),
    title,
    description,
  });
  const first: ListRow[] = count >= group.min ? [row("done", group.id, textIn(node.done, state.language), "")] : [];
  const last: ListRow[] = draft.add_ons.length > 0 ? [row("reset", "-", phrases.startOver, phrases.startOverHint)] : [];
  const page = pageOf(group.add_ons, offset, limits.list.rows - first.length - last.length);
  const items = page.shown.map((addOn) =>
    row("a", addOn.id, stripFormatting(addOn.name), describe(scene, draft, addOn)),
  );
  const more = page.next === null ? [] : [row("page", String(page.next), phrases.more, phrases.moreHint)];

  const name = shorten(stripFormatting(product.name), 80);
  const groupName = shorten(stripFormatting(group.name), 80);
  const chosen = group.add_ons
    .filter((addOn) => chosenOf(draft, addOn) > 0)
    .map(
      (addOn) =>
        `${shorten(stripFormatting(addOn.name), 40)}${chosenOf(draft, addOn) > 1 ? ` × ${chosenOf(draft, addOn)}` : ""}`,
    );
  const soFar = chosen.length === 0 ? [] : [`${phrases.chosen} (${count}): ${shorten(chosen.join(", "), 400)}`];
  const body = [scene.prompt(node.text, { product: name, group: groupName }), rule(scene, group), ...soFar].join("\n");
  return listMessage({
    header: groupName,
    body,
    footer: "",
    button: textIn(node.button, state.language),
    rows: [...first, ...items, ...more, ...last],
  });
}

function rule({ phrases }: NodeContext, { min, max }: AddOnGroupFacts): string {
  if (min === max) return phrases.chooseExactly(min);
  return min === 0 ? phrases.chooseUpTo(max) : phrases.chooseBetween(min, max);
}

function describe({ phrases, state }: NodeContext, draft: Draft, addOn: AddOnFacts): string {
  const price = addOn.price.minor === 0 ? phrases.free : `+ ${moneyText(addOn.price)}`;
  const chosen = chosenOf(draft, addOn) > 0 ? [`${phrases.chosen}: ${chosenOf(draft, addOn)}`] : [];
  const out = addOnsLeft(addOn, draft, state.cart) === 0 ? [phrases.soldOut] : [];
  return [price, ...chosen, ...out].join(" · ");
}
