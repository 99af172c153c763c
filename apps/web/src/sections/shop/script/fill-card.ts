import { formatMoney } from "@mauzo/format/money";
import { pictureSrcSet } from "@mauzo/format/picture";
import { fill } from "../../../i18n/fill.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { onlyChoice, type PageProduct, priceOf, stockOf } from "../../../lib/page-cart/page-product.ts";

type Look = { currency: string; texts: Messages["shopfront"] };

const fewAtMost = 3;

function badgeOf(product: PageProduct, texts: Messages["shopfront"]): string {
  const stock = stockOf(product);
  if (stock <= 0) return texts.soldOut;
  return stock <= fewAtMost ? fill(texts.fewLeft, { count: stock }) : "";
}

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
  const { least, varies } = priceOf(product);
  const price = formatMoney({ minor: least, currency });
  write("name", product.name);
  write("price", varies ? fill(texts.from, { price }) : price);
  write("description", product.description);
  write("badge", badgeOf(product, texts));
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
  if (stockOf(product) > 0)
    add?.setAttribute("aria-label", fill(onlyChoice(product) ? texts.add : texts.choose, { product: product.name }));
  else add?.remove();
  return card;
}
