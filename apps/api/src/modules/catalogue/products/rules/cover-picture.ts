import type { Picture } from "@mauzo/contract/shared";

/**
 * The cover of a product: its first picture. A product without pictures may have an external address: `wanted`, or else
 * the one it has; the address of a removed picture does not count.
 */
export function coverPictureOf(product: {
  pictures: readonly Picture[];
  wanted: string | null | undefined;
  present: string | null;
}): string | null {
  const [first] = product.pictures;
  if (first) return first.url;
  const address = product.wanted === undefined ? product.present : product.wanted;
  return address?.startsWith("/media/") ? null : address;
}
