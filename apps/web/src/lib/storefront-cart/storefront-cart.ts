import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import type { Choice } from "@mauzo/product-cards/shop/card-product";
import type { PageProduct } from "./page-product.ts";

export type LineAddOn = {
  id: string;
  name: string;
  minor: number;
  perUnit: number;
  /** The stock when last checked; not counted if null, or if missing as in carts saved earlier. */
  stock?: number | null;
};
/** A number of units of a variant, all with the same add-ons; prices as they were shown. */
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

const mostUnits = 10_000;

export const keyOf = ({ variantId, addOns }: LineItem): string =>
  [variantId, ...addOns.map(({ id, perUnit }) => `${id}*${perUnit}`).toSorted()].join("+");

export const unitMinor = ({ minor, addOns }: Pick<LineItem, "minor" | "addOns">): number =>
  addOns.reduce((sum, addOn) => sum + addOn.minor * addOn.perUnit, minor);

export const totalMinor = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + unitMinor(line) * line.quantity, 0);

export const unitsOf = (lines: readonly LineItem[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many units of a variant the cart has, over all lines. */
export const takenOf = (lines: readonly LineItem[], variantId: string): number =>
  unitsOf(lines.filter((line) => line.variantId === variantId));

/** How many of an add-on the cart has, over all lines. */
const addOnsTaken = (lines: readonly LineItem[], id: string): number =>
  lines.reduce(
    (sum, { quantity, addOns }) => sum + quantity * (addOns.find((addOn) => addOn.id === id)?.perUnit ?? 0),
    0,
  );

/** How many more of an add-on can be added to the cart. */
export const addOnLeft = ({ id, stock }: Choice, lines: readonly LineItem[]): number =>
  stock === null ? mostUnits : Math.max(0, stock - addOnsTaken(lines, id));

/** The most units a line can have: its variant and each of its add-ons limit it, minus what other lines take. */
export function mostOf(lines: readonly LineItem[], line: LineItem): number {
  const others = lines.filter((other) => keyOf(other) !== keyOf(line));
  const ofAddOns = line.addOns.map(({ id, perUnit, stock }) =>
    stock == null ? mostUnits : Math.floor((stock - addOnsTaken(others, id)) / perUnit),
  );
  return Math.max(0, Math.min(line.stock - takenOf(others, line.variantId), ...ofAddOns));
}

export const lineOf = (
  product: PageProduct,
  variant: Choice,
  quantity: number,
  addOns: LineAddOn[] = [],
): LineItem => ({
  productId: product.id,
  variantId: variant.id,
  product: product.name,
  variant: variant.name,
  picture: product.pictures[0] ?? null,
  minor: variant.minor,
  quantity,
  stock: variant.stock ?? mostUnits,
  addOns,
});

/** Adds a line, or more units to the line with the same choices. */
export function addLine(lines: readonly LineItem[], added: LineItem): LineItem[] {
  const same = lines.find((line) => keyOf(line) === keyOf(added));
  if (!same) return [...lines, added];
  const quantity = Math.min(same.quantity + added.quantity, mostUnits);
  return lines.map((line) => (line === same ? { ...added, quantity } : line));
}

export const setQuantity = (lines: readonly LineItem[], key: string, quantity: number): LineItem[] =>
  lines.map((line) => (keyOf(line) === key ? { ...line, quantity: Math.min(Math.max(quantity, 1), mostUnits) } : line));

export const removeLine = (lines: readonly LineItem[], key: string): LineItem[] =>
  lines.filter((line) => keyOf(line) !== key);

export type Note =
  | { kind: "gone" }
  | { kind: "soldOut" }
  | { kind: "few"; left: number }
  | { kind: "price"; was: number };

function freshLine(line: LineItem, product: PageProduct | undefined): { line: LineItem; isGone: boolean } {
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  const known = new Map(product?.groups.flatMap(({ choices }) => choices).map((choice) => [choice.id, choice]));
  if (!product || !variant || line.addOns.some(({ id }) => !known.has(id))) return { line, isGone: true };
  const addOns = line.addOns.map((addOn) => {
    const { minor, stock } = known.get(addOn.id) ?? addOn;
    return { ...addOn, minor, stock: stock ?? null };
  });
  return { line: { ...lineOf(product, variant, line.quantity, addOns) }, isGone: false };
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
    if (now.isGone) notes.set(keyOf(line), { kind: "gone" });
    else if (unitMinor(now.line) !== unitMinor(line)) notes.set(keyOf(line), { kind: "price", was: unitMinor(line) });
    return now.line;
  });
  for (const line of fresh) {
    const most = mostOf(fresh, line);
    if (line.stock <= 0) notes.set(keyOf(line), { kind: "soldOut" });
    else if (takenOf(fresh, line.variantId) > line.stock) notes.set(keyOf(line), { kind: "few", left: line.stock });
    else if (line.quantity > most) notes.set(keyOf(line), most > 0 ? { kind: "few", left: most } : { kind: "soldOut" });
  }
  return { lines: fresh, notes };
}

/** The lines as the API takes them: add-ons counted for all units of a line together. */
export const storefrontCartOf = (lines: readonly LineItem[], language: StorefrontCart["language"]): StorefrontCart => ({
  language,
  lines: lines.map(({ productId, variantId, quantity, minor, addOns }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
    price_minor: minor,
    add_ons: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.perUnit * quantity, price_minor: addOn.minor })),
  })),
});
