import type { PageProduct } from "./storefront-cart/page-product.ts";

export type CategoryGroup = { category: PageProduct["category"]; products: PageProduct[] };

/** Products grouped by category, both in their original order. */
export function groupByCategory(products: readonly PageProduct[]): CategoryGroup[] {
  const groups = Map.groupBy(products, ({ category }) => category);
  return [...groups].map(([category, members]) => ({ category, products: members }));
}
