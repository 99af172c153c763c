import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { lineToItem } from "@mauzo/selling/line-to-item";
import { pricedItem } from "@mauzo/selling/price/priced-item";
import { countInGroup } from "@mauzo/selling/problems/count-in-group";
import { groupProblems } from "@mauzo/selling/problems/group-problems";
import { stockLeft } from "@mauzo/selling/stock/stock-left";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import type { CartLine, ChatState, Draft } from "../chat-state.ts";
import type { AddOnFacts, AddOnGroupFacts, ProductFacts, VariantFacts } from "../flow-requests.ts";

/** A draft for a product with nothing chosen yet. */
export const newDraft = (productId: string): Draft => ({
  product_id: productId.slice(0, 100).toWellFormed(),
  variant_id: null,
  add_ons: [],
  closed: [],
  quantity: null,
});

const takenIn = (cart: readonly CartLine[]) => takenBy(cart.map(lineToItem));

/** How many more of a variant the customer can take, beyond what is in the cart. */
export const variantLeft = (variant: VariantFacts, cart: readonly CartLine[]): number =>
  unitsLeft(variant, [], takenIn(cart));

/** How many of an add-on are chosen for one unit. */
export const chosenOf = (draft: Draft, addOn: AddOnFacts): number =>
  draft.add_ons.find((chosen) => chosen.id === addOn.id)?.quantity ?? 0;

/** How many more of an add-on one unit can take. */
export const addOnsLeft = (addOn: AddOnFacts, draft: Draft, cart: readonly CartLine[]): number =>
  stockLeft(addOn.stock, (takenIn(cart).get(addOn.id) ?? 0) + chosenOf(draft, addOn)) ?? Number.POSITIVE_INFINITY;

/** How many of a group are chosen for one unit. */
export const chosenIn = (draft: Draft, group: AddOnGroupFacts): number => countInGroup(group, takenBy([draft]));

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
  const known = new Set(addOnsOf(product).map(({ id }) => id));
  return (
    draft.add_ons.every(({ id }) => known.has(id)) &&
    groupProblems(product.add_on_groups, 1, draft.add_ons).length === 0
  );
}

/** How many units of the draft the customer can take: limited by the variant and the scarcest add-on. */
export function draftUnitsLeft(
  draft: Draft,
  product: ProductFacts,
  variant: VariantFacts,
  cart: readonly CartLine[],
): number {
  const { addOns } = pricedItem(product, { id: product.id, variants: [], add_ons: draft.add_ons });
  return unitsLeft(variant, addOns, takenIn(cart));
}
