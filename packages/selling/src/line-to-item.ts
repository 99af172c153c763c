import type { CartItem, Quantity } from "./cart-item.ts";

/** Units of one variant with the add-ons of all of them: how the chat and the shop's page write an item. */
export type CartLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  price_minor?: number | undefined;
  add_ons: readonly Quantity[];
};

export const lineToItem = ({ product_id, variant_id, quantity, price_minor, add_ons }: CartLine): CartItem => ({
  id: product_id,
  variants: [{ id: variant_id, quantity, price_minor }],
  add_ons,
});
