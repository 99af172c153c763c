import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment } from "../shared.ts";

/** How much of each is shown: the newest. */
export const mostChatMessages = 100;
export const mostOrderMovements = 200;

/** Something said in the conversation an order came from. */
export const TrailMessage = z.object({
  id: Id,
  at: Moment,
  from: z.enum(["customer", "bot", "staff"]),
  /** Who of the shop; empty for the others, and for who has left. */
  by: z.string(),
  text: z.string(),
});
export type TrailMessage = z.infer<typeof TrailMessage>;

/** Units of one item that an order took from the stock, less than nothing, or gave back. */
export const TrailMovement = z.object({
  id: Id,
  at: Moment,
  delta: z.int(),
  product_name: z.string(),
  name: z.string(),
});
export type TrailMovement = z.infer<typeof TrailMovement>;

export const OrderTrail = z.object({
  /**
   * From a day before the order on, newest first, without what the order itself told: that stands among its messages. null
   * for who may not read conversations.
   */
  chat: z.nullable(z.array(TrailMessage).check(z.maxLength(mostChatMessages))),
  /** Newest first. */
  stock: z.array(TrailMovement).check(z.maxLength(mostOrderMovements)),
});
export type OrderTrail = z.infer<typeof OrderTrail>;

/** What it takes to read what customers say. */
export const needToReadChat = { resource: "conversations", action: "read" } as const;

export const orderTrail = {
  get: endpoint({
    method: "GET",
    path: "/orders/:id/trail",
    access: { resource: "orders", action: "read" },
    summary: "What was said in the conversation of an order, and what it took from the stock and gave back",
    params: IdParams,
    reply: OrderTrail,
  }),
};
