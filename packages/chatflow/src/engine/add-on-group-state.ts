import type { CartLine, Draft } from "../chat-state.ts";
import type { AddOnFacts, AddOnGroupFacts, ProductFacts } from "../flow-requests.ts";
import { addOnLeft, chosenIn, chosenOf, isOffered } from "./cart-line-draft.ts";

/** How many more of an add-on one unit can take. */
export const addOnFree = (addOn: AddOnFacts, draft: Draft, cart: readonly CartLine[]): number =>
  Math.max(0, addOnLeft(addOn, cart) - chosenOf(draft, addOn));

export type AddOnGroupState =
  /** The group the customer chooses from now. */
  | { kind: "open"; group: AddOnGroupFacts }
  /** Its minimum cannot be reached with what is in stock. */
  | { kind: "short" }
  | { kind: "all-done" };

/** The progress through the add-on groups: finds the first one that is neither full, nor finished, nor out of stock. */
export function addOnGroupState(draft: Draft, product: ProductFacts, cart: readonly CartLine[]): AddOnGroupState {
  for (const group of product.add_on_groups.filter(isOffered)) {
    const count = chosenIn(draft, group);
    const free = group.add_ons.reduce((sum, addOn) => sum + addOnFree(addOn, draft, cart), 0);
    if (count + free < group.min) return { kind: "short" };
    const settled = count >= group.min && (draft.closed.includes(group.id) || free === 0);
    if (count < group.max && !settled) return { kind: "open", group };
  }
  return { kind: "all-done" };
}
