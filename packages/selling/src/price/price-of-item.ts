import type { CartItem, OfferedProduct } from "../cart-item.ts";
import { priceOf } from "./price-of.ts";
import { pricedItem } from "./priced-item.ts";

/** What an item costs today with its add-ons, in minor units. */
export function priceOfItem(product: OfferedProduct, item: CartItem): number {
  const { variants, addOns } = pricedItem(product, item);
  return priceOf([...variants, ...addOns]);
}
