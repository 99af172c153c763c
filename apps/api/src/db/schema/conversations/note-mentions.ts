import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** Whom a note among staff names. */
export const noteMentions = pgTable("note_mentions", {
  shopId: shopId(),
  noteId: uuid("note_id").notNull(),
  userId: uuid("user_id").notNull(),
  conversationId: uuid("conversation_id").notNull(),
  /** As it stands in the note. */
  name: text("name").notNull(),
  /** When they saw it. */
  seenAt: moment("seen_at"),
});
