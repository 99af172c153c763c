import type { CartItem, OfferedProduct } from "../cart-item.ts";
import { takenBy } from "../stock/taken-by.ts";
import { type ItemProblem, itemProblems } from "./item-problems.ts";

/** An item, and its product as it is on offer now; undefined: no longer. */
export type ChosenItem = { item: CartItem; product: OfferedProduct | undefined };

/** The problems of each item, in the items' order. What is left for an item is what the items above it leave. */
export const cartProblems = (chosen: readonly ChosenItem[]): ItemProblem[][] =>
  chosen.map(({ item, product }, place) =>
    itemProblems(item, product, takenBy(chosen.slice(0, place).map((above) => above.item))),
  );
