import type { Money, ProductFacts } from "../asks.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { moneyText } from "./money-text.ts";

/** True when none of the product's variants can be bought. */
export const isSoldOut = (product: ProductFacts): boolean => !product.variants.some((variant) => variant.stock > 0);

/** A product's price: of the one variant there is, or "From" the lowest; of all of them, with "Sold out", when none is left. */
export function priceText(product: ProductFacts, phrases: Phrases): string {
  const there = product.variants.filter(({ stock }) => stock > 0);
  const sold = there.length > 0 ? there : product.variants;
  const prices = sold.map((variant) => variant.price).sort((a, b) => a.minor - b.minor);
  const lowest: Money | undefined = prices[0];
  if (!lowest) return phrases.soldOut;
  const price = moneyText(lowest);
  const shown = prices.at(-1)?.minor === lowest.minor ? price : phrases.priceFrom(price);
  return isSoldOut(product) ? `${shown} · ${phrases.soldOut}` : shown;
}
