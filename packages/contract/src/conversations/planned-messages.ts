import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, requiredText } from "../shared.ts";
import { QuotedMessage } from "./conversations.ts";
import { staffReplyMax } from "./staff-replies.ts";

/** How many planned messages a conversation may have at a time, and how many days ahead. */
export const plannedLimits = { each: 20, days: 60 } as const;

/** What a staff member wrote to be sent to a customer later. */
export const PlannedMessage = z.object({
  id: Id,
  text: z.string(),
  reply_to: z.nullable(QuotedMessage),
  send_at: Moment,
  /** Who planned it; empty for people who have left. It is sent in their name. */
  by: z.string(),
  unless_written: z.boolean(),
  /** The customer has written since: it will not be sent. */
  is_dropped: z.boolean(),
});
export type PlannedMessage = z.infer<typeof PlannedMessage>;

export const NewPlannedMessage = z.strictObject({
  text: requiredText(staffReplyMax),
  send_at: Moment,
  /** The message of this conversation that it answers. */
  reply_to: z.optional(Id),
  /** It is not sent if the customer writes before. */
  unless_written: z._default(z.boolean(), false),
});
export type NewPlannedMessage = z.input<typeof NewPlannedMessage>;

export const plannedMessages = {
  list: endpoint({
    method: "GET",
    path: "/conversations/:id/planned-messages",
    access: { resource: "conversations", action: "read" },
    summary: "What will be sent to the customer of a conversation later, the next first",
    params: IdParams,
    reply: z.object({ items: z.array(PlannedMessage) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/conversations/:id/planned-messages",
    access: { resource: "conversations", action: "create" },
    summary: "Write a message that is sent to the customer at a later time",
    params: IdParams,
    body: NewPlannedMessage,
    reply: z.object({ id: Id }),
    errors: [
      ...(["customer_on_whatsapp", "number_disconnected", "quoted_unknown"] as const),
      ...(["planned_time_invalid", "planned_full"] as const),
    ],
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/planned-messages/:id",
    access: { resource: "conversations", action: "create" },
    summary: "Cancel a planned message",
    params: IdParams,
    reply: Done,
    errors: ["planned_over"],
  }),
};
