import { lowestPrice } from "@mauzo/selling/price/lowest-price";
import { isSoldOut } from "@mauzo/selling/stock/is-sold-out";
import type { ProductFacts } from "../flow-requests.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { moneyText } from "./money-text.ts";

/**
 * A product's price: one price, or "From" the lowest of the variants in stock; if none is in stock, of all variants,
 * with "Sold out".
 */
export function priceText(product: ProductFacts, phrases: Phrases): string {
  const [first] = product.variants;
  if (!first) return phrases.soldOut;
  const { minor, varies } = lowestPrice(product.variants);
  const price = moneyText({ ...first.price, minor });
  const shown = varies ? phrases.priceFrom(price) : price;
  return isSoldOut(product) ? `${shown} · ${phrases.soldOut}` : shown;
}
