import type { PageVariant } from "../../../../../lib/storefront-cart/page-product.ts";

/** The value chosen of each option; undefined where nothing is chosen yet. */
export type Values = readonly (string | undefined)[];

/** The values of one option over a product's variants, each once, in their order. */
export const valuesAt = (variants: readonly PageVariant[], at: number): string[] => [
  ...new Set(variants.flatMap(({ option_values }) => option_values[at] ?? [])),
];

/**
 * The variant meant by another value of one option: the one that is like what is chosen in all other options. If there
 * is none, the most similar one, preferring those in stock.
 */
export function pickValue(
  variants: readonly PageVariant[],
  chosen: Values,
  at: number,
  value: string,
): PageVariant | undefined {
  const others = chosen.filter((each, place) => place !== at && each !== undefined).length;
  const likeness = ({ option_values: values, stock }: PageVariant) => {
    const alike = values.filter((each, place) => place !== at && each === chosen[place]).length;
    return (alike === others ? 2 * values.length : alike) + ((stock ?? 0) > 0 ? values.length : 0);
  };
  return variants
    .filter(({ option_values }) => option_values[at] === value)
    .reduce<PageVariant | undefined>(
      (best, each) => (best && likeness(best) >= likeness(each) ? best : each),
      undefined,
    );
}

/** What is chosen after a value of one option: the others as they were, as far as there is a variant with them. */
export function chooseValue(variants: readonly PageVariant[], chosen: Values, at: number, value: string): Values {
  const meant = pickValue(variants, chosen, at, value);
  return chosen.map((each, place) => (place === at ? value : each && meant?.option_values[place]));
}
