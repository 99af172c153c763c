import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams } from "../shared.ts";
import { Presence } from "../shop/events.ts";

export const conversationPresence = {
  /** Told on the live line, and again every some seconds by whoever stays: who is not heard of has left. */
  tell: endpoint({
    method: "POST",
    path: "/conversations/:id/presence",
    access: { resource: "conversations", action: "read" },
    summary: "Tell colleagues that the caller looks at a conversation, writes in it, or left it",
    params: IdParams,
    body: z.strictObject({ does: Presence }),
    reply: Done,
    status: 200,
  }),
};
