import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";

/** What somebody of the shop does at a conversation: looks at it, writes an answer, or left it. */
export const presences = ["looks", "writes", "left"] as const;
export const Presence = z.enum(presences);
export type Presence = z.infer<typeof Presence>;

/**
 * Something changed, or many things at once; the listener reads again what it may see. The event carries only an id;
 * of `presence` also who does what at this conversation, which is kept nowhere.
 */
export const LiveEvent = z.object({
  topic: z.enum([
    ...(["orders", "transactions", "products", "shop", "staff", "customers"] as const),
    ...(["conversations", "channels", "list-views", "webhooks", "api-keys", "popups", "campaigns"] as const),
    "short-links",
    "presence",
  ]),
  id: Id,
  presence: z.optional(z.object({ by: z.object({ id: Id, name: z.string() }), does: Presence })),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const events = {
  /** A text/event-stream of the `LiveEvent`s of the caller's shop that the caller may read. */
  stream: endpoint({
    method: "GET",
    path: "/events",
    access: "member",
    summary: "Live changes as server-sent events",
    reply: LiveEvent,
    streams: true,
  }),
};
