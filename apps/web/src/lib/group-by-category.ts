import type { PublicProduct } from "@mauzo/contract/public-shops";

export type CategoryGroup = { category: PublicProduct["category"]; products: PublicProduct[] };

/** Products under their categories, both in the order they came. */
export function groupByCategory(products: readonly PublicProduct[]): CategoryGroup[] {
  const groups = Map.groupBy(products, ({ category }) => category);
  return [...groups].map(([category, members]) => ({ category, products: members }));
}
