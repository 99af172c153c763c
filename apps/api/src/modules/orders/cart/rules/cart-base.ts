import type { Cart } from "@mauzo/contract/orders/cart";

export type CartBase = Pick<Cart, "language" | "currency" | "state"> & {
  logoUrl: string | null;
  shopName: string;
  shopSlug: string;
  number: string;
  heldUntil: string | null;
  holdMinutes: number;
  timeZone: string;
};

/** The fields every state of a link has in common. */
export const cartBaseOf = (cart: CartBase) => ({
  logo_url: cart.logoUrl,
  shop_name: cart.shopName,
  shop_slug: cart.shopSlug,
  order_id: cart.number,
  language: cart.language,
  currency: cart.currency,
  state: cart.state,
  held_until: cart.heldUntil,
  hold_minutes: cart.holdMinutes,
  time_zone: cart.timeZone,
});
