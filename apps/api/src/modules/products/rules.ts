import type { Picture } from "@mauzo/contract/media";
import { type ProductInput, VariantInput } from "@mauzo/contract/products";

type Counted = number | null;

/**
 * The stock after an edit. The form showed `was` and asks for `wanted`; what was sold meanwhile stays sold, so only
 * the difference is applied. Without `was` the number is taken as it stands. null: not counted.
 */
export function stockAfterEdit(current: Counted, wanted: Counted, was: Counted | undefined): Counted {
  if (wanted === null || current === null || was === undefined || was === null) return wanted;
  return current + (wanted - was);
}

/** Whether a stock added up from differences is still one that may be written. */
export const isStock = (stock: Counted) => stock === null || VariantInput.shape.stock.safeParse(stock).success;

/** What the movement ledger takes for a change of stock; an uncounted stock counts as nothing. */
export const movementDelta = (before: Counted, after: Counted) => (after ?? 0) - (before ?? 0);

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

type ParsedInput = Required<Pick<ProductInput, "variants">> & Pick<ProductInput, "price_minor" | "stock" | "stock_was">;

/**
 * The variants a product is written with: those named, or the one default variant (its name is empty).
 * @param present the default variant the product has, if any.
 */
export function variantsToWrite(input: ParsedInput, present: { id: string; stock: number } | undefined) {
  if (input.variants.length > 0) return input.variants;
  return [
    {
      name: "",
      price_minor: input.price_minor ?? 0,
      stock: input.stock ?? present?.stock ?? 0,
      ...(present && { id: present.id }),
      ...(input.stock_was !== undefined && { stock_was: input.stock_was }),
    },
  ];
}
