import { fill } from "@mauzo/format/fill";
import { pictureSrcSet } from "@mauzo/format/picture-urls";
import { stockOf } from "@mauzo/product-cards/shop/card-product";
import { cardTexts } from "@mauzo/product-cards/shop/card-texts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { PageProduct } from "../../../lib/storefront-cart/page-product.ts";

export type CardTexts = { currency: string; texts: Messages["shopfront"] };

function write(card: Element, part: string, text: string): HTMLElement | null {
  const place = card.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (place && place.textContent !== text) place.textContent = text;
  return place;
}

/** Updates the price and the stock on a card. */
export function updatePriceAndStock(card: Element, product: PageProduct, { currency, texts }: CardTexts) {
  const { price, badge, add: addText } = cardTexts(product, currency, texts);
  write(card, "price", price);
  const place = write(card, "badge", badge);
  if (place) place.hidden = badge === "";
  const add = card.querySelector<HTMLElement>("a[data-add]");
  add?.setAttribute("aria-label", addText);
  if (add) add.hidden = addText === "";
  card.toggleAttribute("data-sold-out", stockOf(product) <= 0);
}

/** A card for a product, made from the page's template; texts are inserted as text, never as HTML. */
export function fillProductCard(product: PageProduct, look: CardTexts): Element | undefined {
  const template = document.querySelector<HTMLTemplateElement>("template[data-card]");
  const card = template?.content.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) return undefined;
  write(card, "name", product.name);
  const description = write(card, "description", product.description);
  if (product.description === "") description?.remove();
  updatePriceAndStock(card, product, look);
  const [picture] = product.pictures;
  const image = card.querySelector("img");
  if (picture && image) {
    image.src = picture;
    image.srcset = pictureSrcSet(picture) ?? "";
  } else image?.remove();
  const message = fill(look.texts.askMessage, { product: product.name });
  for (const link of card.querySelectorAll<HTMLAnchorElement>("a[data-product]")) {
    link.dataset.product = product.id;
    link.href = link.href.replace(/text=.*$/, `text=${encodeURIComponent(message)}`);
  }
  return card;
}
