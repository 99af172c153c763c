import type { PageProduct } from "./page-cart/page-product.ts";

export type CategoryGroup = { category: PageProduct["category"]; products: PageProduct[] };

/** Products under their categories, both in the order they came. */
export function groupByCategory(products: readonly PageProduct[]): CategoryGroup[] {
  const groups = Map.groupBy(products, ({ category }) => category);
  return [...groups].map(([category, members]) => ({ category, products: members }));
}
