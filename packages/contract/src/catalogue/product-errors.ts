import type { ErrorCode } from "../errors.ts";

/** Why a product is not saved. */
export const productErrors = [
  "product_code_taken",
  "product_code_taken_meanwhile",
  "picture_gone",
  "picture_not_of_product",
  "add_on_group_unknown",
  "add_on_unknown",
  "add_ons_changed",
  "stock_too_large",
] as const satisfies readonly ErrorCode[];
