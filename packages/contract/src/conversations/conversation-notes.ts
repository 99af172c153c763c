import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, requiredText } from "../shared.ts";

export const conversationNoteMax = 2000;
/** How many people a note may name. */
export const mostMentions = 20;

/** What staff write to each other about a conversation; the customer never sees it. */
export const ConversationNote = z.object({
  id: Id,
  text: z.string(),
  /** Who wrote it; empty for people who have left, null for the chatflow. */
  by: z.nullable(z.string()),
  at: Moment,
  /** The last message when it was written: it stands behind that one. */
  after_seq: z.int(),
  /** Whom it names: `name` stands in its text behind an @. Who has left, or may no longer read it, is not among them. */
  mentions: z.array(z.object({ id: Id, name: z.string() })),
});
export type ConversationNote = z.infer<typeof ConversationNote>;

export const conversationNotes = {
  list: endpoint({
    method: "GET",
    path: "/conversations/:id/notes",
    access: { resource: "conversations", action: "read" },
    summary: "The staff's notes in a conversation, the newest two hundred, oldest first",
    params: IdParams,
    reply: z.object({ items: z.array(ConversationNote) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/conversations/:id/notes",
    access: { resource: "conversations", action: "create" },
    summary: "Write a note into a conversation, for staff only",
    params: IdParams,
    body: z.strictObject({
      text: requiredText(conversationNoteMax),
      /** Members whose name stands in the text behind an @; they are told. Whoever may not read the note is left out. */
      mentions: z.optional(z.array(Id).check(z.maxLength(mostMentions))),
    }),
    reply: z.object({ id: Id }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/conversation-notes/:id",
    access: { resource: "conversations", action: "delete" },
    summary: "Delete a note in a conversation",
    params: IdParams,
    reply: Done,
  }),
};
