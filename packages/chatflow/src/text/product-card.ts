import { limits } from "@mauzo/channels/limits";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { shorten } from "@mauzo/format/text/shorten";
import type { ProductFacts } from "../flow-requests.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { imageMessages, textMessages } from "../wire/chat-actions.ts";
import { priceText } from "./price-text.ts";
import { stripFormatting, stripLinesFormatting } from "./strip-formatting.ts";

const nameMax = 200;

/** A product's name, safe inside formatted text. */
export const cardName = ({ name }: Pick<ProductFacts, "name">): string => shorten(stripFormatting(name), nameMax);

const titleOf = (product: ProductFacts, phrases: Phrases) => `*${cardName(product)}*\n${priceText(product, phrases)}`;

/** A product as the chat shows it: picture, name, price, description. */
export function productCard(product: ProductFacts, phrases: Phrases): ChatAction[] {
  const title = titleOf(product, phrases);
  const description = stripLinesFormatting(product.description);
  const page = description === "" ? title : `${title}\n\n${description}`;
  if (product.image_url === null) return textMessages(page);
  return page.length <= limits.image.caption
    ? imageMessages([{ link: product.image_url, caption: page }])
    : [...imageMessages([{ link: product.image_url, caption: title }]), ...textMessages(description)];
}

/** The pictures of several products with names and prices; those without a picture are left out. */
export const productPictures = (products: readonly ProductFacts[], phrases: Phrases): ChatAction[] =>
  imageMessages(
    products.flatMap((product) =>
      product.image_url === null ? [] : [{ link: product.image_url, caption: titleOf(product, phrases) }],
    ),
  );

/** Name and price of a product on one line. */
export const productLine = (product: ProductFacts, phrases: Phrases): string =>
  `• *${cardName(product)}* · ${priceText(product, phrases)}`;
