import type { CartAddOn, CartProduct } from "@mauzo/contract/orders/cart";

/** Units of the product itself; add-ons come on top of each unit. */
export const unitsOf = (product: CartProduct) => product.variants.reduce((sum, { quantity }) => sum + quantity, 0);

export type GroupState = {
  id: string;
  name: string;
  min: number;
  max: number;
  addOns: CartAddOn[];
  /** How many more must be chosen for the units ordered, or in `extra` how many are too many; 0 when it is right. */
  missing: number;
  extra: number;
  /** How many more may be chosen. */
  room: number;
};

/** Checks the add-on groups of a product against its units. Add-ons whose group is not listed are not shown. */
export function addOnGroupStates(product: CartProduct): GroupState[] {
  const units = unitsOf(product);
  return product.add_on_groups.map(({ id, name, min, max }) => {
    const addOns = product.add_ons.filter((addOn) => addOn.group_id === id);
    const chosen = addOns.reduce((sum, { quantity }) => sum + quantity, 0);
    const [missing, extra] = units === 0 ? [0, 0] : [min * units - chosen, chosen - max * units];
    const room = Math.max(0, max * units - chosen);
    return { id, name, min, max, addOns, missing: Math.max(0, missing), extra: Math.max(0, extra), room };
  });
}
