import * as z from "zod/mini";
import { fact } from "../fact.ts";

export const conversationChannels = ["web", "whatsapp"] as const;

/** The facts about conversations and channels; the subject is the conversation, or the number of a channel. */
export const conversationFacts = {
  "conversation.opened": fact(1, z.strictObject({ channel: z.enum(conversationChannels) })),
  /** Another answers it, it was assigned, closed or opened again. */
  "conversation.changed": fact(1, z.strictObject({})),
  /** The bot answers no more, and nobody does yet: the customer wants a person, or it failed. */
  "conversation.asked": fact(1, z.strictObject({})),
  /** A visitor sent a message. */
  "message.received": fact(1, z.strictObject({})),
  /** The visitor got a message; `push_number` is set for a pushed message. */
  "message.sent": fact(1, z.strictObject({ push_number: z.nullable(z.int()) })),
  /** New conversations meet another version of the shop's flow; the subject is the version. */
  "flow.published": fact(1, z.strictObject({ number: z.int() })),
  /** WhatsApp lets nothing but templates through to a conversation; it refused a message for that. */
  "message.too_late": fact(1, z.strictObject({ message_id: z.uuid() })),
  /** WhatsApp does not reach the person with it. */
  "message.not_reached": fact(1, z.strictObject({ message_id: z.uuid() })),
  /** Nothing leaves from a number until the shop mends what the provider refuses it for; `code` is the provider's. */
  "channel.paused": fact(1, z.strictObject({ code: z.int() })),
  /** The provider takes messages from a number again. */
  "channel.resumed": fact(1, z.strictObject({})),
};
