import { type CartLine, type ChatState, type Draft, quantityMax } from "../chat-state.ts";
import type { AddOnFacts, AddOnGroupFacts, ProductFacts, VariantFacts } from "../flow-requests.ts";

/** A draft for a product with nothing chosen yet. */
export const newDraft = (productId: string): Draft => ({
  product_id: productId.slice(0, 100).toWellFormed(),
  variant_id: null,
  add_ons: [],
  closed: [],
  quantity: null,
});

/** How many more of a variant the customer can take, beyond what is in the cart. */
export function variantLeft(variant: VariantFacts, cart: readonly CartLine[]): number {
  const taken = cart.filter((line) => line.variant_id === variant.id).reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, Math.min(variant.stock - taken, quantityMax - taken));
}

/** How many more of an add-on the customer can take, beyond what is in the cart. */
export function addOnLeft(addOn: AddOnFacts, cart: readonly CartLine[]): number {
  if (addOn.stock === null) return Number.POSITIVE_INFINITY;
  const taken = cart.flatMap((line) => line.add_ons).filter((chosen) => chosen.id === addOn.id);
  return Math.max(0, addOn.stock - taken.reduce((sum, chosen) => sum + chosen.quantity, 0));
}

/** How many of an add-on are chosen for one unit. */
export const chosenOf = (draft: Draft, addOn: AddOnFacts): number =>
  draft.add_ons.find((chosen) => chosen.id === addOn.id)?.quantity ?? 0;

/** How many of a group are chosen for one unit. */
export const chosenIn = (draft: Draft, group: AddOnGroupFacts): number =>
  group.add_ons.reduce((sum, addOn) => sum + chosenOf(draft, addOn), 0);

/** Whether the customer can choose anything from the group. */
export const isOffered = (group: AddOnGroupFacts): boolean => group.max > 0 && group.add_ons.length > 0;

/** The draft with its variant, if the product still has it; undefined if it has to be chosen again. */
export function chosenVariant(
  state: ChatState,
  product: ProductFacts,
): { draft: Draft; variant: VariantFacts } | undefined {
  const { draft } = state;
  if (!draft || draft.product_id !== product.id) return undefined;
  const variant = product.variants.find((each) => each.id === draft.variant_id);
  return variant ? { draft, variant } : undefined;
}

/** Whether every group's minimum and maximum are met and every chosen add-on belongs to the product. */
export function addOnsFit(draft: Draft, product: ProductFacts): boolean {
  const known = new Set(product.add_on_groups.flatMap((group) => group.add_ons.map((addOn) => addOn.id)));
  return (
    draft.add_ons.every((chosen) => known.has(chosen.id)) &&
    product.add_on_groups.filter(isOffered).every((group) => {
      const count = chosenIn(draft, group);
      return count >= group.min && count <= group.max;
    })
  );
}

/** How many units of the draft the customer can take: limited by the variant and the scarcest add-on. */
export function unitsLeft(
  draft: Draft,
  product: ProductFacts,
  variant: VariantFacts,
  cart: readonly CartLine[],
): number {
  const perAddOn = product.add_on_groups
    .flatMap((group) => group.add_ons)
    .map((addOn) => [addOnLeft(addOn, cart), chosenOf(draft, addOn)] as const)
    .filter(([, perUnit]) => perUnit > 0)
    .map(([left, perUnit]) => Math.floor(left / perUnit));
  return Math.min(variantLeft(variant, cart), ...perAddOn);
}
