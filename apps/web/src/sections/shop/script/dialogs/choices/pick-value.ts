import type { PageVariant } from "../../../../../lib/storefront-cart/page-product.ts";

/** The values of one option over a product's variants, each once, in their order. */
export const valuesAt = (variants: readonly PageVariant[], at: number): string[] => [
  ...new Set(variants.flatMap(({ option_values }) => option_values[at] ?? [])),
];

/**
 * The variant meant by another value of one option: the one that is like the chosen one in all other options. If there
 * is none, the most similar one, preferring those in stock.
 */
export function pickValue(
  variants: readonly PageVariant[],
  chosen: PageVariant,
  at: number,
  value: string,
): PageVariant | undefined {
  const likeness = ({ option_values: values, stock }: PageVariant) => {
    const alike = values.filter((each, place) => place === at || each === chosen.option_values[place]).length;
    return alike === values.length ? Number.POSITIVE_INFINITY : alike + ((stock ?? 0) > 0 ? values.length : 0);
  };
  return variants
    .filter(({ option_values }) => option_values[at] === value)
    .reduce<PageVariant | undefined>(
      (best, each) => (best && likeness(best) >= likeness(each) ? best : each),
      undefined,
    );
}
