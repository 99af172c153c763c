import { moreProducts } from "../../../lib/storefront-cart/storefront-api.ts";
import type { CardContext } from "../shop-product-card.tsx";
import { addToCatalogue } from "./catalogue/catalogue-changes.ts";
import { newCard } from "./draw-card.tsx";

type Page = CardContext & { next: string };

/** Loads the products after those of the page, sixty per click. */
export function showMore({ next, ...look }: Page) {
  const button = document.querySelector<HTMLButtonElement>("button[data-more]");
  const list = document.querySelector("ul[data-rest]");
  const said = document.querySelector("[data-more-said]");
  let cursor: string | null = next;
  button?.addEventListener("click", async () => {
    if (!cursor || !list) return;
    button.disabled = true;
    const page = await moreProducts(look.slug, { cursor, limit: "60" });
    button.disabled = false;
    if (said) said.textContent = page ? "" : look.texts.moreFailed;
    if (!page) return;
    addToCatalogue(page.products);
    const cards = page.products.map((product) => newCard(product, look));
    list.append(...cards);
    cards[0]?.querySelector("a")?.focus();
    cursor = page.next;
    button.hidden = cursor === null;
  });
}
