import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Version } from "../shared.ts";

/** What did not reach a customer. */
export const failedMessages = {
  /** It becomes a new message of the caller's, with all that the failed one had. */
  sendAgain: endpoint({
    method: "POST",
    path: "/conversations/:id/messages/:message/send-again",
    access: { resource: "conversations", action: "create" },
    summary: "Send a message that did not reach the customer once more",
    params: z.object({ id: Id, message: Id }),
    body: z.strictObject({ seen: z.optional(Version) }),
    reply: z.object({ seq: z.int() }),
    errors: [
      ...(["customer_on_whatsapp", "window_closed", "number_disconnected", "answered_meanwhile"] as const),
      "message_not_failed",
    ],
  }),
};
