import type { ErrorCode } from "../errors.ts";

/** What is wrong with chosen products. */
export const choiceErrors = [
  "cart_item_unknown",
  "cart_item_twice",
  "add_ons_exactly",
  "add_ons_between",
] as const satisfies readonly ErrorCode[];
