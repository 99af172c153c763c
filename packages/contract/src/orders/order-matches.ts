import * as z from "zod/mini";
import { Product } from "../catalogue/products.ts";
import { endpoint } from "../endpoint.ts";
import { Id, Money, requiredText } from "../shared.ts";

/** How many requested items of one message are looked up. */
export const mostMatchedLines = 40;

export const MatchedProduct = z.object({
  product: z.object({ id: Id, name: z.string(), image_url: z.nullable(z.string()) }),
  /** null where the message does not say which of several is meant. */
  variant: z.nullable(z.object({ id: Id, name: z.string(), price: Money, stock: z.int() })),
  /** The add-ons requested with it, for all of its units together. */
  add_ons: z.array(z.object({ id: Id, name: z.string(), price: Money, quantity: z.int() })),
  /**
   * How well it matches, from 0 to 1: 0.6 times the share of the message's words found in the product's name, variants
   * or description, plus 0.4 times the share of the product's name found in the message. 1: both have the same words.
   */
  score: z.number().check(z.gte(0), z.lte(1)),
});
export type MatchedProduct = z.infer<typeof MatchedProduct>;

export const MatchedLine = z.object({
  /** As it is written in the message. */
  text: z.string(),
  /** In whole units. */
  quantity: z.int().check(z.gte(1)),
  /** The message asked for part of a unit, such as half a kilo; it counts as one unit here. */
  is_rounded: z.boolean(),
  /** At most five, the best match first; empty where the shop has nothing like it. */
  candidates: z.array(MatchedProduct),
});
export type MatchedLine = z.infer<typeof MatchedLine>;

export const OrderMatches = z.object({
  lines: z.array(MatchedLine).check(z.maxLength(mostMatchedLines)),
  /** Text that has neither a quantity nor the name of a product: `nitachukua kesho`. */
  unread: z.array(z.string()),
  /** The sender's phone, name and place, as far as the message has them; otherwise empty. */
  contact: z.object({ phone: z.string(), name: z.string(), place: z.string() }),
  /** The full products behind the candidates, each once. */
  products: z.array(Product),
  /** How many requested items were not looked up because there are too many. */
  left_out: z.int(),
});
export type OrderMatches = z.infer<typeof OrderMatches>;

export const orderMatches = {
  match: endpoint({
    method: "POST",
    path: "/orders/matches",
    access: { resource: "orders", action: "create" },
    summary: "Find the products that a chat message orders",
    body: z.strictObject({ text: requiredText(2000) }),
    reply: OrderMatches,
    status: 200,
  }),
};
