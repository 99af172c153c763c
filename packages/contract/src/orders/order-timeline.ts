import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment } from "../shared.ts";

/** How many of the newest are shown of each. */
export const mostChatMessages = 100;
export const mostOrderMovements = 200;

/** A message of the conversation an order came from. */
export const TimelineMessage = z.object({
  id: Id,
  at: Moment,
  from: z.enum(["customer", "bot", "staff"]),
  /** The staff member; empty for other senders, and for people who have left. */
  by: z.string(),
  text: z.string(),
});
export type TimelineMessage = z.infer<typeof TimelineMessage>;

/** Units of one item that an order took from stock (negative) or gave back. */
export const TimelineMovement = z.object({
  id: Id,
  at: Moment,
  delta: z.int(),
  product_name: z.string(),
  name: z.string(),
});
export type TimelineMovement = z.infer<typeof TimelineMovement>;

export const OrderTimeline = z.object({
  /**
   * Newest first, from a day before the order on, without the order's own messages: those are in `messages` of the
   * order. null for callers who may not read conversations.
   */
  chat: z.nullable(z.array(TimelineMessage).check(z.maxLength(mostChatMessages))),
  /** Newest first. */
  stock: z.array(TimelineMovement).check(z.maxLength(mostOrderMovements)),
});
export type OrderTimeline = z.infer<typeof OrderTimeline>;

/** The permission needed to read what customers write. */
export const needToReadChat = { resource: "conversations", action: "read" } as const;

export const orderTimeline = {
  get: endpoint({
    method: "GET",
    path: "/orders/:id/timeline",
    access: { resource: "orders", action: "read" },
    summary: "The conversation of an order, and the stock it took and gave back",
    params: IdParams,
    reply: OrderTimeline,
  }),
};
