import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** What customers wrote that the chatflow had nothing to say to: nobody's numbers, and gone with their conversation. */
export const unmatchedSentences = pgTable("unmatched_sentences", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  sentence: text("sentence").notNull(),
  /** Its words as keywords are compared. */
  spelling: text("spelling").notNull(),
  dismissedAt: moment("dismissed_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  chatflowId: uuid("chatflow_id").notNull(),
});
