import { addOnsOf } from "../add-ons-of.ts";
import type { CartItem, OfferedProduct, Quantity } from "../cart-item.ts";

function priced<Choice extends { id: string }>(offered: readonly Choice[], chosen: readonly Quantity[]) {
  return chosen.flatMap(({ id, quantity }) => {
    const choice = offered.find((each) => each.id === id);
    return choice ? [{ ...choice, quantity }] : [];
  });
}

/** What an item consists of, with today's names and prices; what the product no longer offers is left out. */
export const pricedItem = <Product extends OfferedProduct>(product: Product, { variants, add_ons }: CartItem) => ({
  variants: priced<Product["variants"][number]>(product.variants, variants),
  addOns: priced<Product["add_on_groups"][number]["add_ons"][number]>(addOnsOf(product), add_ons),
});
