import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";
import { newDraft, variantLeft } from "../../engine/draft.ts";
import { plain, plainLines } from "../../text/plain.ts";
import { isSoldOut, priceText } from "../../text/price-text.ts";
import { shorten } from "../../text/shorten.ts";
import { limits } from "../../wire/limits.ts";
import { sayImages, sayText } from "../../wire/say.ts";

const nameMax = 200;

/** The page of the product chosen: picture, name, price, description. */
export const product = (_node: Extract<FlowNode, { kind: "product" }>): Behaviour => ({
  usesCart: true,
  ask: ({ state }, heard) => (heard || !state.draft ? undefined : { kind: "product", id: state.draft.product_id }),
  run(scene, heard, answer) {
    const { phrases, state } = scene;
    if (heard || answer?.kind !== "product") return { kind: "lost" };
    const found = answer.product;
    if (!found) return { kind: "leave", outlet: "sold-out", say: sayText(phrases.gone), change: { draft: null } };

    const name = shorten(plain(found.name), nameMax);
    const title = `*${name}*\n${priceText(found, phrases)}`;
    const description = plainLines(found.description);
    const page = description === "" ? title : `${title}\n\n${description}`;
    const say =
      found.image_url === null
        ? sayText(page)
        : page.length <= limits.caption
          ? sayImages([{ link: found.image_url, caption: page }])
          : [...sayImages([{ link: found.image_url, caption: title }]), ...sayText(description)];

    if (found.variants.every((variant) => variantLeft(variant, state.cart) === 0)) {
      const why = isSoldOut(found) ? phrases.isSoldOut(name) : phrases.allInCart(name);
      return { kind: "leave", outlet: "sold-out", say: [...say, ...sayText(why)], change: { draft: null } };
    }
    return { kind: "leave", outlet: "next", say, change: { draft: newDraft(found.id) } };
  },
});
