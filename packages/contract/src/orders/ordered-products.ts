import * as z from "zod/mini";
import { Id } from "../shared.ts";

const Quantity = z.int().check(z.gte(0), z.lte(10_000));
const Ordered = z.object({ id: Id, quantity: Quantity });
/** One product with its variants and add-ons; the same product may stand there several times, each with add-ons of its own. */
export const OrderedProduct = z.object({
  id: Id,
  /** In a change of an order: the item of the order it becomes more of; left out, it is a new one. Without meaning elsewhere. */
  item: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  variants: z._default(z.array(Ordered).check(z.maxLength(100)), []),
  add_ons: z._default(z.array(Ordered).check(z.maxLength(300)), []),
});
export const mostOrderedProducts = 100;
/** What is ordered: at least something. */
export const OrderedProducts = z.array(OrderedProduct).check(z.minLength(1), z.maxLength(mostOrderedProducts));
