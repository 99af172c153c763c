import { createHash } from "node:crypto";
import type { CartProduct } from "@mauzo/contract/orders/cart";

export const orderedMark = "ordered";

/** Names what a buyer agrees to, what is left of it and until when it is held. */
export function markOf(version: string, products: CartProduct[], heldUntil: string | null): string {
  const left = products.map(({ variants, add_ons }) => [...variants, ...add_ons].map((one) => one.available));
  return createHash("sha256")
    .update(JSON.stringify([version, left, heldUntil]))
    .digest("base64url")
    .slice(0, 12);
}
