import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { type OfferedChoice, quantityMax } from "@mauzo/selling/cart-item";
import { choiceKey } from "@mauzo/selling/choice-key";
import { lineToItem } from "@mauzo/selling/line-to-item";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import type { PageProduct } from "./page-product.ts";

type LineAddOn = {
  id: string;
  name: string;
  minor: number;
  perUnit: number;
  /** The stock when last checked; not counted if null, or if missing as in carts saved earlier. */
  stock?: number | null;
};
/** A number of units of a variant, all with the same add-ons, as the device saves it; prices as they were shown. */
export type LineItem = {
  productId: string;
  variantId: string;
  product: string;
  variant: string;
  picture: string | null;
  minor: number;
  quantity: number;
  /** The variant's stock when last checked. */
  stock: number;
  addOns: LineAddOn[];
};

const perUnitOf = ({ addOns }: LineItem) =>
  addOns.map(({ id, perUnit, stock = null }) => ({ id, quantity: perUnit, stock }));

export const keyOf = (line: LineItem): string => choiceKey(line.variantId, perUnitOf(line));

export const unitMinor = ({ minor, addOns }: Pick<LineItem, "minor" | "addOns">): number =>
  addOns.reduce((sum, addOn) => sum + addOn.minor * addOn.perUnit, minor);

export const totalMinor = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + unitMinor(line) * line.quantity, 0);

/** A line as the API takes it: add-ons counted for all units of the line together. */
const cartLine = ({ productId, variantId, quantity, minor, addOns }: LineItem) => ({
  product_id: productId,
  variant_id: variantId,
  quantity,
  price_minor: minor,
  add_ons: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.perUnit * quantity, price_minor: addOn.minor })),
});

/** How many of each variant and add-on the cart has, over all lines. */
export const takenIn = (lines: readonly LineItem[]): Map<string, number> =>
  takenBy(lines.map(cartLine).map(lineToItem));

/** The most units a line can have: its variant and each of its add-ons limit it, minus what other lines take. */
export const mostOf = (lines: readonly LineItem[], line: LineItem): number =>
  unitsLeft(
    { id: line.variantId, stock: line.stock },
    perUnitOf(line),
    takenIn(lines.filter((other) => keyOf(other) !== keyOf(line))),
  );

/** @param addOns with the quantity for one unit. */
export const lineOf = (
  product: PageProduct,
  { id, name, price, stock, picture = 0 }: OfferedChoice & { picture?: number },
  quantity: number,
  addOns: readonly (OfferedChoice & { quantity: number })[] = [],
): LineItem => ({
  productId: product.id,
  variantId: id,
  product: product.name,
  variant: name,
  picture: product.pictures[picture] ?? null,
  minor: price.minor,
  quantity,
  stock: stock ?? quantityMax,
  addOns: addOns.map(({ id, name, price: { minor }, stock, quantity: perUnit }) => ({
    id,
    name,
    minor,
    stock,
    perUnit,
  })),
});

/** Adds a line, or more units to the line with the same choices. */
export function addLine(lines: readonly LineItem[], added: LineItem): LineItem[] {
  const same = lines.find((line) => keyOf(line) === keyOf(added));
  if (!same) return [...lines, added];
  const quantity = Math.min(same.quantity + added.quantity, quantityMax);
  return lines.map((line) => (line === same ? { ...added, quantity } : line));
}

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
