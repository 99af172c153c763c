import type { Money, ProductFacts } from "../flow-requests.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { moneyText } from "./money-text.ts";

/** Whether none of the product's variants can be bought. */
export const isSoldOut = (product: ProductFacts): boolean => !product.variants.some((variant) => variant.stock > 0);

/**
 * A product's price: one price, or "From" the lowest of the variants in stock; if none is in stock, of all variants,
 * with "Sold out".
 */
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
