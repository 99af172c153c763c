import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";

/** A change: products as they are now, and the ids of those that are gone. */
export type CatalogueChange = { products: readonly PageProduct[]; gone: readonly string[] };

const added = new Map<string, { atMs: number; product: PageProduct }>();
const listeners = new Set<(news: CatalogueChange) => void>();

/** The products that were added or have changed since the page came, by their ids. */
export const addedProducts: ReadonlyMap<string, { atMs: number; product: PageProduct }> = added;

/** Adds products as they are now, whether or not they are among those of the page. */
export function addToCatalogue(products: readonly PageProduct[]) {
  for (const product of products) added.set(product.id, { atMs: performance.now(), product });
}

/** Stores a change and publishes it to all listeners. */
export function publishChange(news: CatalogueChange) {
  addToCatalogue(news.products);
  for (const id of news.gone) added.delete(id);
  for (const listen of listeners) listen(news);
}

/**
 * Listens for changes.
 * @returns a function that stops listening.
 */
export function onCatalogueChange(listen: (news: CatalogueChange) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
