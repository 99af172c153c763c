import type { CartAddOn, CartProduct } from "@mauzo/contract/orders/cart";
import { groupFit } from "@mauzo/selling/problems/group-fit";
import { unitsOf } from "@mauzo/selling/units-of";

/** A group with `min` and `max` for one unit, and how far the choice is from them: see `groupFit`. */
export type GroupState = CartProduct["add_on_groups"][number] & {
  addOns: CartAddOn[];
  missing: number;
  room: number;
};

/** Checks the add-on groups of a product against its units. Add-ons whose group is not listed are not shown. */
export function addOnGroupStates({ variants, add_on_groups, add_ons }: CartProduct): GroupState[] {
  const units = unitsOf(variants);
  return add_on_groups.map((group) => {
    const addOns = add_ons.filter((addOn) => addOn.group_id === group.id);
    // Without a unit, its add-ons are not ordered.
    return { ...groupFit(group, units, units === 0 ? 0 : unitsOf(addOns)), ...group, addOns };
  });
}
