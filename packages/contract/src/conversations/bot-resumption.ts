import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { IdParams, Version } from "../shared.ts";
import { Conversation } from "./conversations.ts";
import { BotResumes } from "./inbox-settings.ts";

export const botResumption = {
  /** Counts from now. Refused with `turn_taken`, too, where no person answers. */
  choose: endpoint({
    method: "POST",
    path: "/conversations/:id/bot-resumes",
    access: { resource: "conversations", action: "create" },
    summary: "Say when the bot answers again in a conversation that a person answers",
    params: IdParams,
    body: z.strictObject({ turn: Version, bot_resumes: BotResumes }),
    reply: Conversation,
    status: 200,
    errors: ["turn_taken"],
  }),
};
