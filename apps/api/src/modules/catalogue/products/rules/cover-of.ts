import type { Picture } from "@mauzo/contract/shared";

/**
 * What is shown first of a product: its first picture. One without pictures may have an address from elsewhere,
 * `wanted` or else the one it has; that of a picture which has gone is not one.
 */
export function coverOf(product: {
  pictures: readonly Picture[];
  wanted: string | null | undefined;
  present: string | null;
}): string | null {
  const [first] = product.pictures;
  if (first) return first.url;
  const address = product.wanted === undefined ? product.present : product.wanted;
  return address?.startsWith("/media/") ? null : address;
}
