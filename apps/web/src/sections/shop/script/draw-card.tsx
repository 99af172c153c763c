import { createRoot, type Root } from "react-dom/client";
import type { PageProduct } from "../../../lib/storefront-cart/page-product.ts";
import { type CardContext, ShopProductCard } from "../shop-product-card.tsx";
import { onCatalogueChange } from "./catalogue/catalogue-changes.ts";

const roots = new WeakMap<Element, Root>();

/** Draws a product's card anew in its list item, also in one that came with the page. */
function drawCard(place: HTMLElement, product: PageProduct, look: CardContext) {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  root.render(<ShopProductCard product={product} {...look} />);
}

/** A list item with a product's card, for products that are not on the page yet. */
export function newCard(product: PageProduct, look: CardContext): HTMLElement {
  const place = document.createElement("li");
  place.className = "min-w-0";
  place.dataset.card = "";
  drawCard(place, product, look);
  return place;
}

/** Draws the cards of the page anew when their products change, and hides those of products that are gone. */
export function keepCards(look: CardContext) {
  onCatalogueChange(({ products, gone }) => {
    const now = new Map(products.map((product) => [product.id, product]));
    for (const card of document.querySelectorAll<HTMLElement>("li[data-card]")) {
      const id = card.querySelector<HTMLElement>("a[data-product]")?.dataset.product ?? "";
      const product = now.get(id);
      if (product) drawCard(card, product, look);
      if (product || gone.includes(id)) card.hidden = !product;
    }
  });
}
