import { VariantInput } from "@mauzo/contract/catalogue/products";

type Counted = number | null;

/**
 * The stock after an edit. The form showed `was` and asks for `wanted`; only the difference is applied, so that units
 * sold in the meantime stay sold. Without `was` the number is used as it is. null: not counted.
 */
export function stockAfterEdit(current: Counted, wanted: Counted, was: Counted | undefined): Counted {
  if (wanted === null || current === null || was === undefined || was === null) return wanted;
  return current + (wanted - was);
}

/** Whether a stock calculated from differences is still valid. */
export const isStock = (stock: Counted) => stock === null || VariantInput.shape.stock.safeParse(stock).success;

/** The delta for the movement ledger; a stock that is not counted is taken as zero. */
export const movementDelta = (before: Counted, after: Counted) => (after ?? 0) - (before ?? 0);
