import type { Cart } from "@mauzo/contract/orders/cart";

export type CartHead = Pick<Cart, "language" | "currency" | "state"> & {
  logoUrl: string | null;
  shopName: string;
  shopSlug: string;
  number: string;
  heldUntil: string | null;
  holdMinutes: number;
  timeZone: string;
};

/** What every face of a link shows of it. */
export const headOf = (cart: CartHead) => ({
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
