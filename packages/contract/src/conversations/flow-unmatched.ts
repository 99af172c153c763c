import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Language, Moment } from "../shared.ts";
import { OfChatflow } from "./chatflows.ts";

/** The most sentences that are shown, and ways of writing one that are told apart. */
export const unmatchedMost = { sentences: 300, spellings: 20 } as const;

const Spelling = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * What customers wrote that the bot had nothing to say to. `sentence` is how it was written last, without numbers, for
 * which `#` stands, and addresses of mail and pages and handles, for which `@` does; `spellings` are its words as keywords are compared.
 */
export const UnmatchedSentence = z.object({
  sentence: z.string(),
  spellings: z.array(Spelling),
  count: z.int(),
  last_at: Moment,
  language: Language,
});
export type UnmatchedSentence = z.infer<typeof UnmatchedSentence>;

const DismissedSentence = z.strictObject({
  spellings: z.array(Spelling).check(z.minLength(1), z.maxLength(unmatchedMost.spellings)),
  /** false brings it back. */
  dismissed: z.boolean(),
});

export const flowUnmatched = {
  /** Those of the last thirty days, the most frequent first, but those that are dismissed. */
  list: endpoint({
    method: "GET",
    path: "/chatflow/unmatched",
    access: { resource: "conversations", action: "read" },
    summary: "What customers wrote that the chatflow did not understand, the same words together",
    query: OfChatflow,
    reply: z.object({ items: z.array(UnmatchedSentence) }),
    errors: ["not_found"],
  }),
  /** `count`: how often it was written. */
  dismiss: endpoint({
    method: "POST",
    path: "/chatflow/unmatched/dismiss",
    access: { resource: "chatflow", action: "update" },
    query: OfChatflow,
    summary: "Leave a sentence out of those that the chatflow did not understand, or bring it back",
    body: DismissedSentence,
    reply: z.object({ count: z.int() }),
    errors: ["not_found"],
  }),
};
