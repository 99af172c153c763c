import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import { formatMoney } from "@mauzo/format/money";

/** `25,000.00 TZS`, or `15,000.00 – 25,000.00 TZS` where the variants differ. */
export function priceText({ price_from: from, price_to: to }: Pick<PublicProduct, "price_from" | "price_to">): string {
  if (from.minor === to.minor) return formatMoney(to);
  const least = formatMoney(from);
  return `${from.currency === to.currency ? least.slice(0, -from.currency.length - 1) : least} – ${formatMoney(to)}`;
}
