import { createRoot, type Root } from "react-dom/client";
import type { PageProduct } from "../../../lib/storefront-cart/page-product.ts";
import { type CardContext, ShopProductCard } from "../shop-product-card.tsx";

const roots = new WeakMap<Element, Root>();

/** Draws a product's card anew in its list item, also in one that came with the page. */
export function drawCard(place: HTMLElement, product: PageProduct, look: CardContext) {
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
