import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { quantityMax } from "@mauzo/selling/cart-item";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import type { PageProduct } from "./page-product.ts";
import { cartLine, keyOf, type LineItem, lineOf, perUnitOf, takenIn, unitMinor } from "./storefront-cart.ts";

/** The most units a line can have: its variant and each of its add-ons limit it, minus what other lines take. */
export const mostOf = (lines: readonly LineItem[], line: LineItem): number =>
  unitsLeft(
    { id: line.variantId, stock: line.stock },
    perUnitOf(line),
    takenIn(lines.filter((other) => keyOf(other) !== keyOf(line))),
  );

export const setQuantity = (lines: readonly LineItem[], key: string, quantity: number): LineItem[] =>
  lines.map((line) =>
    keyOf(line) === key ? { ...line, quantity: Math.min(Math.max(quantity, 1), quantityMax) } : line,
  );

export const removeLine = (lines: readonly LineItem[], key: string): LineItem[] =>
  lines.filter((line) => keyOf(line) !== key);

export type Note =
  | { kind: "gone" }
  | { kind: "soldOut" }
  | { kind: "few"; left: number }
  | { kind: "price"; was: number };

/** The line at today's prices; undefined when it is no longer on sale. */
function freshLine(line: LineItem, product: PageProduct | undefined): LineItem | undefined {
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  const addOns = line.addOns.flatMap((addOn) => {
    const now = product && addOnsOf(product).find(({ id }) => id === addOn.id);
    return now ? [{ ...now, quantity: addOn.perUnit }] : [];
  });
  const isThere = variant && addOns.length === line.addOns.length;
  return product && isThere ? lineOf(product, variant, line.quantity, addOns) : undefined;
}

/**
 * The lines with current prices and stock, and the notes to show, by line key.
 * @param isWhole whether a product missing from `products` is no longer on sale, rather than just not loaded.
 */
export function freshen(
  lines: readonly LineItem[],
  products: readonly PageProduct[],
  isWhole: boolean,
): { lines: LineItem[]; notes: Map<string, Note> } {
  const notes = new Map<string, Note>();
  const fresh = lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId);
    if (!product && !isWhole) return line;
    const now = freshLine(line, product);
    if (!now) notes.set(keyOf(line), { kind: "gone" });
    else if (unitMinor(now) !== unitMinor(line)) notes.set(keyOf(line), { kind: "price", was: unitMinor(line) });
    return now ?? line;
  });
  const taken = takenIn(fresh);
  for (const line of fresh) {
    const most = mostOf(fresh, line);
    // All lines of a variant get the same note; the customer decides which to lower.
    const left = (taken.get(line.variantId) ?? 0) > line.stock ? line.stock : most;
    if (line.quantity > most) notes.set(keyOf(line), left > 0 ? { kind: "few", left } : { kind: "soldOut" });
  }
  return { lines: fresh, notes };
}

export const storefrontCartOf = (lines: readonly LineItem[], language: StorefrontCart["language"]): StorefrontCart => ({
  language,
  lines: lines.map(cartLine),
});
