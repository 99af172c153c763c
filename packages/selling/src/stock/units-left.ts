import { type OfferedChoice, type Quantity, quantityMax } from "../cart-item.ts";
import { stockLeft } from "./stock-left.ts";

type Stocked = Pick<OfferedChoice, "id" | "stock">;

/**
 * How many more units of a variant can be chosen with these add-ons for each: the variant, the scarcest add-on and the
 * limit of an order decide.
 * @param perUnit the chosen add-ons, at least one of each.
 * @param taken what the rest of the cart takes, by id.
 */
export function unitsLeft(
  { id, stock }: Stocked,
  perUnit: readonly (Stocked & Pick<Quantity, "quantity">)[],
  taken: ReadonlyMap<string, number>,
): number {
  return perUnit.reduce(
    (least, addOn) =>
      Math.min(
        least,
        Math.floor((stockLeft(addOn.stock, taken.get(addOn.id)) ?? Number.POSITIVE_INFINITY) / addOn.quantity),
      ),
    stockLeft(Math.min(stock ?? quantityMax, quantityMax), taken.get(id)),
  );
}
