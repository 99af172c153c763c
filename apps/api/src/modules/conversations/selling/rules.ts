import type { ProductFacts, SetFacts, SetTexts } from "@mauzo/chatflow/flow-requests";
import { phrases } from "@mauzo/chatflow/phrases/phrases";
import { productLine, productPictures } from "@mauzo/chatflow/text/product-card";
import { stripFormatting, stripLinesFormatting } from "@mauzo/chatflow/text/strip-formatting";
import { textMessages } from "@mauzo/chatflow/wire/chat-actions";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { ConversationCartLine } from "@mauzo/contract/conversations/selling";
import type { CartProduct } from "@mauzo/contract/orders/cart";
import type { Language } from "@mauzo/contract/shared";
import { seeAllOf } from "./messages.ts";

/** WhatsApp takes ten messages a minute to one customer, and each picture is one. */
const mostPictures = 5;
const mostLines = 30;

/** A set as it is sent: its texts with all of its products, and the first of their pictures. */
export function setActions(
  set: SetFacts & SetTexts,
  products: readonly ProductFacts[],
  { language, address }: { language: Language; address: string | undefined },
): ChatAction[] {
  const words = phrases[language];
  const pictured = products.filter(({ image_url }) => image_url !== null).slice(0, mostPictures);
  const text = [
    `*${stripFormatting(set.title[language] || set.title.en)}*`,
    stripLinesFormatting(set.body[language]),
    products
      .slice(0, mostLines)
      .map((product) => productLine(product, words))
      .join("\n"),
    address === undefined ? "" : seeAllOf(address, language),
    stripLinesFormatting(set.footer[language]),
  ];
  return [...productPictures(pictured, words), ...textMessages(text.filter(Boolean).join("\n\n"))];
}

/** The lines of a cart's link for the panel, one for each variant that was chosen. */
export function linesOfProduct({ name, variants, add_ons }: CartProduct, currency: string): ConversationCartLine[] {
  const extras = add_ons.filter(({ quantity }) => quantity > 0);
  const extraMinor = extras.reduce((sum, each) => sum + each.price.minor * each.quantity, 0);
  return variants
    .filter(({ quantity }) => quantity > 0)
    .map((variant, at) => ({
      ...{ name, variant: variant.name, quantity: variant.quantity },
      // Add-ons belong to all units together, and stand with the first.
      add_ons: at === 0 ? extras.map((each) => each.name) : [],
      total: { minor: variant.price.minor * variant.quantity + (at === 0 ? extraMinor : 0), currency },
    }));
}
