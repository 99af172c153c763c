import { type OfferedChoice, quantityMax } from "@mauzo/selling/cart-item";
import { choiceKey } from "@mauzo/selling/choice-key";
import { lineToItem } from "@mauzo/selling/line-to-item";
import { takenBy } from "@mauzo/selling/stock/taken-by";
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

export const perUnitOf = ({ addOns }: LineItem) =>
  addOns.map(({ id, perUnit, stock = null }) => ({ id, quantity: perUnit, stock }));

export const keyOf = (line: LineItem): string => choiceKey(line.variantId, perUnitOf(line));

export const unitMinor = ({ minor, addOns }: Pick<LineItem, "minor" | "addOns">): number =>
  addOns.reduce((sum, addOn) => sum + addOn.minor * addOn.perUnit, minor);

export const totalMinor = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + unitMinor(line) * line.quantity, 0);

/** A line as the API takes it: add-ons counted for all units of the line together. */
export const cartLine = ({ productId, variantId, quantity, minor, addOns }: LineItem) => ({
  product_id: productId,
  variant_id: variantId,
  quantity,
  price_minor: minor,
  add_ons: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.perUnit * quantity, price_minor: addOn.minor })),
});

/** How many of each variant and add-on the cart has, over all lines. */
export const takenIn = (lines: readonly LineItem[]): Map<string, number> =>
  takenBy(lines.map(cartLine).map(lineToItem));

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
