import * as z from "zod/mini";
import { fact } from "../fact.ts";

export const conversationChannels = ["web", "whatsapp"] as const;

/** The facts about conversations; the subject is the conversation. */
export const conversationFacts = {
  "conversation.opened": fact(1, z.strictObject({ channel: z.enum(conversationChannels) })),
  /** Another answers it, it was assigned, closed or opened again. */
  "conversation.changed": fact(1, z.strictObject({})),
  /** A visitor sent a message. */
  "message.received": fact(1, z.strictObject({})),
  /** The visitor got a message; `push_number` is set for a pushed message. */
  "message.sent": fact(1, z.strictObject({ push_number: z.nullable(z.int()) })),
};
