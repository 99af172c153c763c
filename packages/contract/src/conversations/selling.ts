import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choiceErrors } from "../orders/choice-errors.ts";
import { OrderedProducts } from "../orders/ordered-products.ts";
import { OrderRow } from "../orders/orders.ts";
import { Id, IdParams, Moment, Money, Version } from "../shared.ts";

/** One variant of a cart, with what its add-ons add to the price. */
export const ConversationCartLine = z.object({
  name: z.string(),
  /** Empty for a product without variants. */
  variant: z.string(),
  quantity: z.int(),
  add_ons: z.array(z.string()),
  total: Money,
});
export type ConversationCartLine = z.infer<typeof ConversationCartLine>;

/** What a customer has chosen and not ordered yet. */
export const ConversationCart = z.object({
  /** The number of its link; null for what they chose from the bot, before it gave them a link. */
  order_id: z.nullable(z.string()),
  at: z.nullable(Moment),
  /** Until when its products are held; null: they are not. */
  held_until: z.nullable(Moment),
  lines: z.array(ConversationCartLine),
  total: Money,
});
export type ConversationCart = z.infer<typeof ConversationCart>;

const seen = z.optional(Version);
const access = { resource: "conversations", action: "create" } as const;
const refused = ["customer_on_whatsapp", "window_closed", "number_disconnected", "answered_meanwhile"] as const;

/** Selling from the thread. What is sent makes a person answer, as a written reply does; `seen` is as there. */
export const selling = {
  /** A part that the caller may not read is null. */
  get: endpoint({
    method: "GET",
    path: "/conversations/:id/selling",
    access: { resource: "conversations", action: "read" },
    summary: "What the customer of a conversation has chosen, and their newest orders",
    params: IdParams,
    reply: z.object({ carts: z.nullable(z.array(ConversationCart)), orders: z.nullable(z.array(OrderRow)) }),
  }),
  offer: endpoint({
    method: "POST",
    path: "/conversations/:id/offers",
    access,
    summary: "Send a product or a set into a conversation, with pictures and prices",
    params: IdParams,
    body: z.strictObject({ kind: z.enum(["product", "set"]), id: Id, seen }),
    reply: z.object({ seq: z.int() }),
    errors: [...refused, "offer_gone"],
  }),
  /** Prices and stock are the shop's; what is held for the customer moves into this cart. */
  cart: endpoint({
    method: "POST",
    path: "/conversations/:id/carts",
    access,
    summary: "Fill a cart for the customer of a conversation and send them its link",
    params: IdParams,
    body: z.strictObject({ products: OrderedProducts, seen }),
    reply: z.object({ seq: z.int(), order_id: z.string() }),
    errors: [
      ...refused,
      ...choiceErrors,
      ...(["cart_empty", "cart_too_large", "item_few_left", "item_sold_out", "product_gone"] as const),
    ],
  }),
};
