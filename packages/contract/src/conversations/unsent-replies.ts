import * as z from "zod/mini";
import { Moment } from "../shared.ts";
import { QuotedMessage } from "./conversations.ts";

/** A reply to a customer that a device keeps until the server has it. */
export const UnsentReply = z.object({
  ...{ id: z.string(), shop: z.string(), person: z.string(), conversation: z.string() },
  /** Makes it one message, however often it is sent. */
  key: z.string(),
  at: Moment,
  text: z.string(),
  file: z.optional(z.file()),
  /** Whether the file is as it is sent: the same bytes each time. */
  prepared: z.optional(z.boolean()),
  quoted: z.optional(QuotedMessage),
  /** The highest `seq` on the writer's screen; left out once they want it sent whatever was said since. */
  seen: z.optional(z.int()),
  /** Whether it was sent and nobody answered: it may have arrived. */
  unanswered: z.optional(z.boolean()),
  /** Why it is not sent by itself. `behind`: one before it was not sent. `old`: it has waited for too long. */
  stopped: z.optional(z.object({ why: z.enum(["answered", "refused", "behind", "old"]), text: z.string() })),
});
export type UnsentReply = z.infer<typeof UnsentReply>;
