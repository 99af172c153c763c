import type { PageProduct } from "./storefront-cart/page-product.ts";

/** `category`: undefined where several are together. */
export type Shelf = { category: PageProduct["category"] | undefined; products: PageProduct[] };

/** A shelf with fewer would be mostly empty. */
const leastOfShelf = 4;

/**
 * Products by category, both in their original order; categories with a few products only are together on the last
 * shelf, one after the other.
 */
export function shelvesOf(products: readonly PageProduct[]): Shelf[] {
  const groups = [...Map.groupBy(products, ({ category }) => category)];
  if (groups.length === 1) return groups.map(([category, members]) => ({ category, products: members }));
  const large = groups.filter(([, members]) => members.length >= leastOfShelf);
  const small = groups.filter(([, members]) => members.length < leastOfShelf);
  const together = small.length === 1 ? small.map(([category]) => category)[0] : undefined;
  return [
    ...large.map(([category, members]) => ({ category, products: members })),
    ...(small.length > 0 ? [{ category: together, products: small.flatMap(([, members]) => members) }] : []),
  ];
}
