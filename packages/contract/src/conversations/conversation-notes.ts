import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, requiredText } from "../shared.ts";

export const conversationNoteMax = 2000;

/** What staff write to each other about a conversation; the customer never sees it. */
export const ConversationNote = z.object({
  id: Id,
  text: z.string(),
  /** Who wrote it; empty for people who have left, null for the chatflow. */
  by: z.nullable(z.string()),
  at: Moment,
  /** The last message when it was written: it stands behind that one. */
  after_seq: z.int(),
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
    body: z.strictObject({ text: requiredText(conversationNoteMax) }),
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
