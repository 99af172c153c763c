import { groupFit } from "@mauzo/selling/problems/group-fit";
import type { CartLine, Draft } from "../chat-state.ts";
import type { AddOnGroupFacts, ProductFacts } from "../flow-requests.ts";
import { addOnsLeft, chosenIn } from "./cart-line-draft.ts";

export type AddOnGroupState =
  /** The group the customer chooses from now. */
  | { kind: "open"; group: AddOnGroupFacts }
  /** Its minimum cannot be reached with what is in stock. */
  | { kind: "short" }
  | { kind: "all-done" };

/** The progress through the add-on groups: finds the first one that is neither full, nor finished, nor out of stock. */
export function addOnGroupState(draft: Draft, product: ProductFacts, cart: readonly CartLine[]): AddOnGroupState {
  for (const group of product.add_on_groups) {
    const { missing, room } = groupFit(group, 1, chosenIn(draft, group));
    const free = group.add_ons.reduce((sum, addOn) => sum + addOnsLeft(addOn, draft, cart), 0);
    if (free < missing) return { kind: "short" };
    const settled = missing === 0 && (draft.closed.includes(group.id) || free === 0);
    if (room > 0 && !settled) return { kind: "open", group };
  }
  return { kind: "all-done" };
}
