import type { PageVariant } from "../../../../../lib/page-cart/page-product.ts";

/** What a product's variants have for one of its options, each once, in their order. */
export const valuesAt = (variants: readonly PageVariant[], at: number): string[] => [
  ...new Set(variants.flatMap(({ values }) => values[at] ?? [])),
];

/**
 * The variant that is meant by another value of one option: the one that is like the chosen one in all else. Where there
 * is none, the one most like it, rather of those that are there.
 */
export function pickValue(
  variants: readonly PageVariant[],
  chosen: PageVariant,
  at: number,
  value: string,
): PageVariant | undefined {
  const likeness = ({ values, stock }: PageVariant) => {
    const alike = values.filter((each, place) => place === at || each === chosen.values[place]).length;
    return alike === values.length ? Number.POSITIVE_INFINITY : alike + ((stock ?? 0) > 0 ? values.length : 0);
  };
  return variants
    .filter(({ values }) => values[at] === value)
    .reduce<PageVariant | undefined>(
      (best, each) => (best && likeness(best) >= likeness(each) ? best : each),
      undefined,
    );
}
