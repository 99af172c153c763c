import { sql } from "drizzle-orm";
import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** What staff write to each other about a conversation; the customer never sees it. */
export const conversationNotes = pgTable("conversation_notes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  /** null: the chatflow has left it. */
  userId: uuid("user_id"),
  text: text("text").notNull(),
  /** The last message when it was written: it stands behind that one. */
  afterSeq: bigint("after_seq", { mode: "number" }).notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
