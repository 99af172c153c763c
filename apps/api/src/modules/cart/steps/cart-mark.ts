import { createHash } from "node:crypto";
import type { CartProduct } from "@mauzo/contract/cart";

export const orderedMark = "ordered";

/** Names what a buyer agrees to and what is left of it. */
export function markOf(version: string, products: CartProduct[]): string {
  const left = products.map(({ variants, add_ons }) => [...variants, ...add_ons].map((one) => one.available));
  return createHash("sha256")
    .update(JSON.stringify([version, left]))
    .digest("base64url")
    .slice(0, 12);
}
