import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { shorten } from "@mauzo/format/text/shorten";
import { isSoldOut } from "@mauzo/selling/stock/is-sold-out";
import { newDraft, variantLeft } from "../../engine/cart-line-draft.ts";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { priceText } from "../../text/price-text.ts";
import { stripFormatting, stripLinesFormatting } from "../../text/strip-formatting.ts";
import { imageMessages, textMessages } from "../../wire/chat-actions.ts";

const nameMax = 200;

/** Shows the chosen product: picture, name, price, description. */
export const product = (_node: Extract<FlowNode, { kind: "product" }>): NodeHandler => ({
  usesCart: true,
  request: ({ state }, heard) => (heard || !state.draft ? undefined : { kind: "product", id: state.draft.product_id }),
  run(context, heard, answer) {
    const { phrases, state } = context;
    if (heard || answer?.kind !== "product") return { kind: "lost" };
    const found = answer.product;
    if (!found) return { kind: "leave", outlet: "sold-out", say: textMessages(phrases.gone), change: { draft: null } };

    const name = shorten(stripFormatting(found.name), nameMax);
    const title = `*${name}*\n${priceText(found, phrases)}`;
    const description = stripLinesFormatting(found.description);
    const page = description === "" ? title : `${title}\n\n${description}`;
    const say =
      found.image_url === null
        ? textMessages(page)
        : page.length <= limits.image.caption
          ? imageMessages([{ link: found.image_url, caption: page }])
          : [...imageMessages([{ link: found.image_url, caption: title }]), ...textMessages(description)];

    if (found.variants.every((variant) => variantLeft(variant, state.cart) === 0)) {
      const why = isSoldOut(found) ? phrases.isSoldOut(name) : phrases.allInCart(name);
      return { kind: "leave", outlet: "sold-out", say: [...say, ...textMessages(why)], change: { draft: null } };
    }
    return { kind: "leave", outlet: "next", say, change: { draft: newDraft(found.id) } };
  },
});
