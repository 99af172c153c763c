import type { Quantity } from "./cart-item.ts";

/** The same for the same variant with the same add-ons for each unit, in any order: these belong on one line. */
export const choiceKey = (variantId: string, perUnit: readonly Pick<Quantity, "id" | "quantity">[]): string =>
  [variantId, ...perUnit.map(({ id, quantity }) => `${id}*${quantity}`).toSorted()].join("+");
