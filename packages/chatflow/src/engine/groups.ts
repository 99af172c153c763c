import type { AddOnFacts, AddOnGroupFacts, ProductFacts } from "../asks.ts";
import type { CartLine, Draft } from "../chat-state.ts";
import { addOnLeft, chosenIn, chosenOf, isOffered } from "./draft.ts";

/** How many more of an add-on one unit can take. */
export const addOnFree = (addOn: AddOnFacts, draft: Draft, cart: readonly CartLine[]): number =>
  Math.max(0, addOnLeft(addOn, cart) - chosenOf(draft, addOn));

export type GroupState =
  /** The customer chooses from it now. */
  | { kind: "open"; group: AddOnGroupFacts }
  /** Its least can not be reached with what is in stock. */
  | { kind: "short" }
  | { kind: "all-done" };

/** Where the choosing of add-ons stands: the first group that is neither full, nor settled, nor out of stock. */
export function groupState(draft: Draft, product: ProductFacts, cart: readonly CartLine[]): GroupState {
  for (const group of product.add_on_groups.filter(isOffered)) {
    const count = chosenIn(draft, group);
    const free = group.add_ons.reduce((sum, addOn) => sum + addOnFree(addOn, draft, cart), 0);
    if (count + free < group.min) return { kind: "short" };
    const settled = count >= group.min && (draft.closed.includes(group.id) || free === 0);
    if (count < group.max && !settled) return { kind: "open", group };
  }
  return { kind: "all-done" };
}
