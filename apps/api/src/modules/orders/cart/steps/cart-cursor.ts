import { createHash } from "node:crypto";
import type { CartProduct } from "@mauzo/contract/orders/cart";

export const orderedMark = "ordered";

/** The cursor of a cart: covers the version, the stock left and the end of the hold. */
export function cursorOf(version: string, products: CartProduct[], heldUntil: string | null): string {
  const left = products.map(({ variants, add_ons }) => [...variants, ...add_ons].map((one) => one.available));
  return createHash("sha256")
    .update(JSON.stringify([version, left, heldUntil]))
    .digest("base64url")
    .slice(0, 12);
}
