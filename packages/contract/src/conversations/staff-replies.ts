import * as z from "zod/mini";
import { Id, requiredText, Version } from "../shared.ts";

export const staffReplyMax = 4096;

/** What a staff member writes to a customer; with the same formatting marks as any reply, such as *bold*. */
export const StaffReply = z.strictObject({
  text: requiredText(staffReplyMax),
  /**
   * The highest `seq` on the writer's screen. If the bot or a colleague has answered since, the reply is refused with
   * `answered_meanwhile`, and sent again without it. Nobody is asked who leaves it out.
   */
  seen: z.optional(Version),
  /** The message of this conversation that it answers. */
  reply_to: z.optional(Id),
});
export type StaffReply = z.input<typeof StaffReply>;
