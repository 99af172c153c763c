import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";

/** Something changed, or many at once; the listener reads what it may see again. Only an id travels. */
export const LiveEvent = z.object({
  topic: z.enum(["orders", "products", "shop", "staff", "conversations", "list-views"]),
  id: Id,
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const events = {
  /** A text/event-stream of `LiveEvent`s of the caller's shop that the caller may read. */
  stream: endpoint({
    method: "GET",
    path: "/events",
    access: "member",
    summary: "Live changes as server-sent events",
    reply: LiveEvent,
    streams: true,
  }),
};
