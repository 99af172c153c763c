import type { Product } from "@mauzo/contract/catalogue/products";
import type { DraftLine, OrderDraft } from "@mauzo/contract/orders/order-drafts";
import type { MatchedLine } from "@mauzo/contract/orders/order-matches";
import { hasAddOns, newItem, withQuantity } from "./order-draft.ts";

/** The product variant chosen for a line of a message; the variant is empty until somebody chooses. */
export type MatchChoice = { variantId: string; quantity: number };

/** From this score on, nearly every word matches. */
const sureScore = 0.8;

/** Whether a match needs no review: it fits well and better than any other, with a clear variant and quantity. */
export function isSure({ candidates: [best, next], is_rounded }: MatchedLine): boolean {
  if (!best?.variant || is_rounded || best.score < sureScore) return false;
  return next === undefined || next.score < best.score;
}

export const firstChoice = ({ candidates: [best], quantity }: MatchedLine): MatchChoice => ({
  variantId: best?.variant?.id ?? "",
  quantity,
});

/** The products a line may mean, best match first. */
export const productsFor = ({ candidates }: MatchedLine, products: readonly Product[]): Product[] =>
  candidates.flatMap(({ product }) => products.find(({ id }) => id === product.id) ?? []);

/** The chosen product, and the stock of its variant. */
export function chosenOf(line: MatchedLine, { variantId }: MatchChoice, products: readonly Product[]) {
  const product = productsFor(line, products).find(({ variants }) => variants.some(({ id }) => id === variantId));
  return product && { product, stock: product.variants.find(({ id }) => id === variantId)?.stock ?? 0 };
}

/** The add-ons that the line asks for with the chosen product. */
export const addOnsOf = ({ candidates }: MatchedLine, productId: string | undefined) =>
  candidates.find(({ product }) => product.id === productId)?.add_ons ?? [];

const quantityOf = (line: DraftLine, itemId: string) =>
  [...line.variants, ...line.groups.flatMap(({ addOns }) => addOns)].find(({ id }) => id === itemId)?.quantity ?? 0;

/**
 * Adds the choice to an order's lines, on top of the quantity already there; a product with add-ons becomes an item of
 * its own.
 */
export function withChoice(
  lines: readonly DraftLine[],
  line: MatchedLine,
  choice: MatchChoice,
  products: readonly Product[],
): DraftLine[] {
  const chosen = chosenOf(line, choice, products);
  if (!chosen) return [...lines];
  const fresh = newItem(chosen.product, lines);
  const empty = { ...fresh, variants: fresh.variants.map((item) => ({ ...item, quantity: 0 })) };
  const same = hasAddOns(fresh) ? undefined : lines.find(({ id }) => id === fresh.id);
  const wished = [{ id: choice.variantId, quantity: choice.quantity }, ...addOnsOf(line, chosen.product.id)];
  const after = wished.reduce(
    (sum, { id, quantity }) => withQuantity(sum, id, quantityOf(sum, id) + quantity),
    same ?? empty,
  );
  return same ? lines.map((other) => (other === same ? after : other)) : [...lines, after];
}

/** Applies contact data from a message; name or phone replace a known customer. */
export function withContact(draft: OrderDraft, part: "phone" | "name" | "place", text: string): OrderDraft {
  if (part === "place") return { ...draft, place: text };
  const known = draft.customer.id === null ? draft.customer : { id: null, name: "", phone: "" };
  return { ...draft, customer: { ...known, [part]: text } };
}
