import type { Product } from "@mauzo/contract/catalogue/products";
import type { DraftLine, OrderDraft } from "@mauzo/contract/orders/order-drafts";
import type { MatchedLine } from "@mauzo/contract/orders/order-matches";
import { hasAddOns, newItem, withQuantity } from "./draft.ts";

/** What somebody takes for a line of a message; without a variant while it is not said which. */
export type Choice = { variantId: string; quantity: number };

/** From here on nearly every word fits. */
const sureScore = 0.8;

/** Whether a line can be taken unread: it fits well, better than any other, and says which variant and how many. */
export function isSure({ candidates: [best, next], is_rounded }: MatchedLine): boolean {
  if (!best?.variant || is_rounded || best.score < sureScore) return false;
  return next === undefined || next.score < best.score;
}

export const firstChoice = ({ candidates: [best], quantity }: MatchedLine): Choice => ({
  variantId: best?.variant?.id ?? "",
  quantity,
});

/** The products a line may mean, the likeliest first. */
export const productsFor = ({ candidates }: MatchedLine, products: readonly Product[]): Product[] =>
  candidates.flatMap(({ product }) => products.find(({ id }) => id === product.id) ?? []);

/** The product that is chosen, and how much there is of its variant. */
export function chosenOf(line: MatchedLine, { variantId }: Choice, products: readonly Product[]) {
  const product = productsFor(line, products).find(({ variants }) => variants.some(({ id }) => id === variantId));
  return product && { product, stock: product.variants.find(({ id }) => id === variantId)?.stock ?? 0 };
}

/** What was wished for with the product that is chosen. */
export const addOnsOf = ({ candidates }: MatchedLine, productId: string | undefined) =>
  candidates.find(({ product }) => product.id === productId)?.add_ons ?? [];

const quantityOf = (line: DraftLine, itemId: string) =>
  [...line.variants, ...line.groups.flatMap(({ addOns }) => addOns)].find(({ id }) => id === itemId)?.quantity ?? 0;

/**
 * An order's lines with what was chosen, on top of what they had of it; what is wished for with add-ons, or could be, is an
 * item of its own.
 */
export function withChoice(
  lines: readonly DraftLine[],
  line: MatchedLine,
  choice: Choice,
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

/** An order with what a message says of its customer, in place of somebody the shop knows. */
export function withContact(draft: OrderDraft, part: "phone" | "name" | "place", text: string): OrderDraft {
  if (part === "place") return { ...draft, place: text };
  const known = draft.customer.id === null ? draft.customer : { id: null, name: "", phone: "" };
  return { ...draft, customer: { ...known, [part]: text } };
}
