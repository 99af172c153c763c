import type { Messages } from "../../../i18n/messages/en.ts";
import { moreProducts } from "../../../lib/storefront-cart/storefront-api.ts";
import { addToCatalogue } from "./catalogue.ts";
import { fillProductCard } from "./fill-product-card.ts";

type Page = { slug: string; next: string; currency: string; texts: Messages["shopfront"] };

/** Loads the products after those of the page, sixty per click. */
export function showMore({ slug, next, currency, texts }: Page) {
  const button = document.querySelector<HTMLButtonElement>("button[data-more]");
  const list = document.querySelector("ul[data-rest]");
  const said = document.querySelector("[data-more-said]");
  let cursor: string | null = next;
  button?.addEventListener("click", async () => {
    if (!cursor || !list) return;
    button.disabled = true;
    const page = await moreProducts(slug, { cursor, limit: "60" });
    button.disabled = false;
    if (said) said.textContent = page ? "" : texts.moreFailed;
    if (!page) return;
    addToCatalogue(page.products);
    const cards = page.products.flatMap((product) => fillProductCard(product, { currency, texts }) ?? []);
    list.append(...cards);
    cards[0]?.querySelector("a")?.focus();
    cursor = page.next;
    button.hidden = cursor === null;
  });
}
