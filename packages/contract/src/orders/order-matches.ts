import * as z from "zod/mini";
import { Product } from "../catalogue/products.ts";
import { endpoint } from "../endpoint.ts";
import { Id, Money, requiredText } from "../shared.ts";

/** How many wishes of one message are looked up. */
export const mostMatchedLines = 40;

export const MatchedProduct = z.object({
  product: z.object({ id: Id, name: z.string(), image_url: z.nullable(z.string()) }),
  /** null where the message does not say which of several is meant. */
  variant: z.nullable(z.object({ id: Id, name: z.string(), price: Money, stock: z.int() })),
  /** What was wished for with it, for all of its units together. */
  add_ons: z.array(z.object({ id: Id, name: z.string(), price: Money, quantity: z.int() })),
  /**
   * How well it fits, from 0 to 1: the share of the words said that the product has in its name, its variants or its
   * description, times 0.6 and 0.4 of the share of its name that was said. 1: every word of the two is the other's.
   */
  score: z.number().check(z.gte(0), z.lte(1)),
});
export type MatchedProduct = z.infer<typeof MatchedProduct>;

export const MatchedLine = z.object({
  /** As it stands in the message. */
  text: z.string(),
  /** In whole units. */
  quantity: z.int().check(z.gte(1)),
  /** A part of a unit was said, such as half a kilo, and is one unit here. */
  is_rounded: z.boolean(),
  /** At most five, the likeliest first; none where the shop has nothing like it. */
  candidates: z.array(MatchedProduct),
});
export type MatchedLine = z.infer<typeof MatchedLine>;

export const OrderMatches = z.object({
  lines: z.array(MatchedLine).check(z.maxLength(mostMatchedLines)),
  /** What neither says how many nor names anything the shop has: `nitachukua kesho`. */
  unread: z.array(z.string()),
  /** Who writes and where they are, as the message says it; empty where it does not. */
  contact: z.object({ phone: z.string(), name: z.string(), place: z.string() }),
  /** What the candidates are, whole: each once. */
  products: z.array(Product),
  /** How many more wishes the message has than are looked up. */
  left_out: z.int(),
});
export type OrderMatches = z.infer<typeof OrderMatches>;

export const orderMatches = {
  match: endpoint({
    method: "POST",
    path: "/orders/matches",
    access: { resource: "orders", action: "create" },
    summary: "What a message from a chat orders: products of the shop that its words may mean",
    body: z.strictObject({ text: requiredText(2000) }),
    reply: OrderMatches,
    status: 200,
  }),
};
