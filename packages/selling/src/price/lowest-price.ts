type Variants = readonly { price: { minor: number }; stock: number | null }[];

/** The lowest price of the variants in stock, or of all when nothing is left; and whether others cost more. */
export function lowestPrice(variants: Variants): { minor: number; varies: boolean } {
  const there = variants.filter(({ stock }) => (stock ?? 1) > 0);
  const prices = (there.length > 0 ? there : variants).map(({ price }) => price.minor);
  const minor = Math.min(...prices);
  return { minor, varies: prices.some((price) => price > minor) };
}
