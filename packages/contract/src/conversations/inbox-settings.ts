import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Version } from "../shared.ts";
import { mostAutoText } from "./auto-messages.ts";

export const mostResumeMinutes = 10_080;
/**
 * When the bot answers again after a person does: so many minutes after a person last wrote, once the conversation is closed,
 * or only when somebody hands it back. It does once the conversation is closed in every case but `never`.
 */
export const BotResumes = z.union([
  z.int().check(z.gte(1), z.lte(mostResumeMinutes)),
  z.literal("closing"),
  z.literal("never"),
]);
export type BotResumes = z.infer<typeof BotResumes>;

const Text = z.string().check(z.trim(), z.maxLength(mostAutoText));
/** Nothing is said where both are empty; a language without words gets those of the other. */
const Words = z.strictObject({ en: Text, sw: Text });
export type InboxWords = z.infer<typeof Words>;

export const forgetMonths = { least: 3, most: 36 } as const;
export const ForgetMonths = z.int().check(z.gte(forgetMonths.least), z.lte(forgetMonths.most));

/** How a shop's inbox works. */
export const InboxSettings = z.strictObject({
  version: Version,
  /** What holds for a conversation that a person begins to answer, until somebody chooses otherwise for it. */
  bot_resumes: BotResumes,
  /** What customers are told when a person begins to answer, and when the bot does again. */
  person_words: Words,
  bot_words: Words,
  /** `turn`: a conversation that asks for a person is assigned to the next member who may answer. */
  assign: z.enum(["off", "turn"]),
  /** After how many months without a message a conversation that led to nothing is deleted; null: never. */
  forget_months: z.nullable(ForgetMonths),
});
export type InboxSettings = z.infer<typeof InboxSettings>;

export const inboxSettings = {
  get: endpoint({
    method: "GET",
    path: "/inbox-settings",
    access: { resource: "conversations", action: "read" },
    summary: "How the inbox works",
    reply: InboxSettings,
  }),
  /** 409 when they have been saved since. */
  save: endpoint({
    method: "PUT",
    path: "/inbox-settings",
    access: "admin",
    summary: "Say when the bot answers again, who is assigned, and how long conversations are kept",
    body: InboxSettings,
    reply: InboxSettings,
    errors: ["version_conflict"],
  }),
  forgettable: endpoint({
    method: "GET",
    path: "/inbox-settings/forgettable",
    access: "admin",
    summary: "How many conversations would be deleted if they were kept for so many months",
    query: z.object({
      months: z.coerce.number().check(z.int(), z.gte(forgetMonths.least), z.lte(forgetMonths.most)),
    }),
    reply: z.object({ count: z.int() }),
  }),
};
