import type { CartLine as ChosenLine } from "@mauzo/selling/line-to-item";
import type { CartLine } from "../rules/cart-products.ts";

/**
 * The items of a cart from choices made line by line: each line with add-ons is its own item, those without add-ons are
 * one item per product. So it is known which line a topping belongs to, and a product with many sizes is one card.
 */
export function groupCartLines(chosen: readonly ChosenLine[]): CartLine[] {
  const rows = new Map<string, CartLine>();
  const items = new Map<string, number>();
  const itemOf = (key: string) => {
    const item = items.get(key) ?? items.size + 1;
    items.set(key, item);
    return item;
  };
  const add = (row: CartLine) => {
    const key = `${row.item}/${row.productId}/${row.variantId}/${row.addOnId}`;
    rows.set(key, { ...row, quantity: (rows.get(key)?.quantity ?? 0) + row.quantity });
  };
  for (const [place, { product_id: productId, variant_id: variantId, quantity, add_ons }] of chosen.entries()) {
    const item = itemOf(add_ons.length > 0 ? `${place}` : productId);
    add({ item, productId, variantId, addOnId: null, quantity });
    for (const addOn of add_ons) add({ item, productId, variantId: null, addOnId: addOn.id, quantity: addOn.quantity });
  }
  return [...rows.values()];
}
