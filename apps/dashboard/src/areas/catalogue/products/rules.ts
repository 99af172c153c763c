import type { Product, ProductInput } from "@mauzo/contract/catalogue/products";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";

/** A product's price, or the range of its variants' prices: `20,000.00 – 25,000.00 TZS`. */
export function priceRange({ price_from: from, price_to: to }: Pick<Product, "price_from" | "price_to">): string {
  if (from.minor === to.minor) return formatMoney(to);
  return `${formatMoney(from).replace(` ${from.currency}`, "")} – ${formatMoney(to)}`;
}

/** Whether a product is sold without a choice of variants. */
export const isSimple = ({ variants }: Pick<Product, "variants">) => variants.length === 1 && variants[0]?.name === "";

export const isFree = ({ minor }: Money) => minor === 0;

/** Whether something becomes free that had a price before. */
export function becomesFree({ price_minor, variants }: ProductInput, before?: Product): boolean {
  const freeBefore = new Set(before?.variants.flatMap(({ id, price }) => (isFree(price) ? [id] : [])));
  if (!variants?.length) return price_minor === 0 && freeBefore.size === 0;
  return variants.some((variant) => variant.price_minor === 0 && !(variant.id && freeBefore.has(variant.id)));
}
