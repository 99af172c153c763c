import type { PageCart } from "@mauzo/contract/storefront/public-shops";
import type { Choice } from "@mauzo/product-faces/shop/card-product";
import type { PageProduct } from "./page-product.ts";

export type LineAddOn = {
  id: string;
  name: string;
  minor: number;
  perUnit: number;
  /** How many there were when last looked; null, and in carts kept from before: not counted. */
  stock?: number | null;
};
/** So many units of a variant, each with the same add-ons; prices as they were shown. */
export type Line = {
  productId: string;
  variantId: string;
  product: string;
  variant: string;
  picture: string | null;
  minor: number;
  quantity: number;
  /** How many of the variant there were when last looked. */
  stock: number;
  addOns: LineAddOn[];
};

const mostUnits = 10_000;

export const keyOf = ({ variantId, addOns }: Line): string =>
  [variantId, ...addOns.map(({ id, perUnit }) => `${id}*${perUnit}`).toSorted()].join("+");

export const unitMinor = ({ minor, addOns }: Pick<Line, "minor" | "addOns">): number =>
  addOns.reduce((sum, addOn) => sum + addOn.minor * addOn.perUnit, minor);

export const totalMinor = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + unitMinor(line) * line.quantity, 0);

export const unitsOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many units of a variant are in the cart already, in whichever lines. */
export const takenOf = (lines: readonly Line[], variantId: string): number =>
  unitsOf(lines.filter((line) => line.variantId === variantId));

/** How many of an add-on are in the cart already, with whichever lines. */
const addOnsTaken = (lines: readonly Line[], id: string): number =>
  lines.reduce(
    (sum, { quantity, addOns }) => sum + quantity * (addOns.find((addOn) => addOn.id === id)?.perUnit ?? 0),
    0,
  );

/** How many of an add-on can still be put into the cart. */
export const addOnLeft = ({ id, stock }: Choice, lines: readonly Line[]): number =>
  stock === null ? mostUnits : Math.max(0, stock - addOnsTaken(lines, id));

/** How many units a line can have: of its variant and of each of its add-ons there has to be enough, other lines counted. */
export function mostOf(lines: readonly Line[], line: Line): number {
  const others = lines.filter((other) => keyOf(other) !== keyOf(line));
  const ofAddOns = line.addOns.map(({ id, perUnit, stock }) =>
    stock == null ? mostUnits : Math.floor((stock - addOnsTaken(others, id)) / perUnit),
  );
  return Math.max(0, Math.min(line.stock - takenOf(others, line.variantId), ...ofAddOns));
}

export const lineOf = (product: PageProduct, variant: Choice, quantity: number, addOns: LineAddOn[] = []): Line => ({
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

/** Another line, or more units of the line that is the same. */
export function addLine(lines: readonly Line[], added: Line): Line[] {
  const same = lines.find((line) => keyOf(line) === keyOf(added));
  if (!same) return [...lines, added];
  const quantity = Math.min(same.quantity + added.quantity, mostUnits);
  return lines.map((line) => (line === same ? { ...added, quantity } : line));
}

export const setQuantity = (lines: readonly Line[], key: string, quantity: number): Line[] =>
  lines.map((line) => (keyOf(line) === key ? { ...line, quantity: Math.min(Math.max(quantity, 1), mostUnits) } : line));

export const removeLine = (lines: readonly Line[], key: string): Line[] => lines.filter((line) => keyOf(line) !== key);

export type Note =
  | { kind: "gone" }
  | { kind: "soldOut" }
  | { kind: "few"; left: number }
  | { kind: "price"; was: number };

function freshLine(line: Line, product: PageProduct | undefined): { line: Line; isGone: boolean } {
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
 * The lines at today's prices and stock, and what has to be said of which, by their keys.
 * @param isWhole whether a product that is not among `products` is off sale, rather than just not looked at.
 */
export function freshen(
  lines: readonly Line[],
  products: readonly PageProduct[],
  isWhole: boolean,
): { lines: Line[]; notes: Map<string, Note> } {
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

/** The lines as the API takes them: add-ons for all units of a line together. */
export const pageCartOf = (lines: readonly Line[], language: PageCart["language"]): PageCart => ({
  language,
  lines: lines.map(({ productId, variantId, quantity, minor, addOns }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
    price_minor: minor,
    add_ons: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.perUnit * quantity, price_minor: addOn.minor })),
  })),
});
