import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";

/**
 * Something changed, or many things at once; the listener reads again what it may see. The event carries only an id.
 */
export const LiveEvent = z.object({
  topic: z.enum([
    ...(["orders", "transactions", "products", "shop", "staff", "customers"] as const),
    ...(["conversations", "channels", "list-views", "webhooks", "api-keys", "popups", "campaigns"] as const),
  ]),
  id: Id,
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
