import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { IdParams, requiredText } from "../shared.ts";

export const staffReplyMax = 4096;

/** What a staff member writes to a customer; with the same formatting marks as any reply, such as *bold*. */
export const StaffReply = z.strictObject({ text: requiredText(staffReplyMax) });
export type StaffReply = z.input<typeof StaffReply>;

export const conversations = {
  answer: endpoint({
    method: "POST",
    path: "/conversations/:id/messages",
    access: { resource: "conversations", action: "create" },
    summary: "Answer a customer as a member of the shop, in the chat or over WhatsApp",
    params: IdParams,
    body: StaffReply,
    reply: z.object({ seq: z.int() }),
    errors: ["customer_on_whatsapp", "window_closed", "number_disconnected"],
  }),
};
