import { VariantInput } from "@mauzo/contract/catalogue/products";

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
