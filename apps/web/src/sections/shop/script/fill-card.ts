import { fill } from "@mauzo/format/fill";
import { pictureSrcSet } from "@mauzo/format/picture";
import { cardTexts } from "@mauzo/product-faces/shop/card-texts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { PageProduct } from "../../../lib/page-cart/page-product.ts";

type Look = { currency: string; texts: Messages["shopfront"] };

/** A card for a product, made from the template that the page brought; words go in as words. */
export function fillCard(product: PageProduct, { currency, texts }: Look): Element | undefined {
  const template = document.querySelector<HTMLTemplateElement>("template[data-card]");
  const card = template?.content.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) return undefined;
  const write = (part: string, text: string) => {
    const place = card.querySelector(`[data-part="${part}"]`);
    if (text === "") place?.remove();
    else if (place) place.textContent = text;
  };
  const { price, badge, add: addText } = cardTexts(product, currency, texts);
  write("name", product.name);
  write("price", price);
  write("description", product.description);
  write("badge", badge);
  const [picture] = product.pictures;
  const image = card.querySelector("img");
  if (picture && image) {
    image.src = picture;
    image.srcset = pictureSrcSet(picture) ?? "";
  } else image?.remove();
  const message = fill(texts.askMessage, { product: product.name });
  for (const link of card.querySelectorAll<HTMLAnchorElement>("a[data-product]")) {
    link.dataset.product = product.id;
    link.href = link.href.replace(/text=.*$/, `text=${encodeURIComponent(message)}`);
  }
  const add = card.querySelector("a[data-add]");
  if (addText === "") add?.remove();
  else add?.setAttribute("aria-label", addText);
  return card;
}
