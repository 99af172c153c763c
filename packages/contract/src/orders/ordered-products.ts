import * as z from "zod/mini";
import { Id } from "../shared.ts";

const Quantity = z.int().check(z.gte(0), z.lte(10_000));
const Ordered = z.object({ id: Id, quantity: Quantity });
/**
 * One product with its variants and add-ons; the same product may be listed several times, each with its own add-ons.
 */
export const OrderedProduct = z.object({
  id: Id,
  /**
   * When an order is edited: the existing item that gets these units; left out, it is a new item. Not used elsewhere.
   */
  item: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  variants: z._default(z.array(Ordered).check(z.maxLength(100)), []),
  add_ons: z._default(z.array(Ordered).check(z.maxLength(300)), []),
});
export type OrderedProduct = z.output<typeof OrderedProduct>;
export const mostOrderedProducts = 100;
/** The products of an order: at least one. */
export const OrderedProducts = z.array(OrderedProduct).check(z.minLength(1), z.maxLength(mostOrderedProducts));
