import type { SavedTalk } from "@mauzo/chatflow/saved/saved-talk";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** Saved conversations that a shop's chatflow is held to. */
export const flowTests = pgTable("flow_tests", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  /** In the format of its day: read by `SavedTalk`. */
  talk: jsonb("talk").$type<SavedTalk>().notNull(),
  /** What a customer wrote there: it goes with their conversation. */
  conversationId: uuid("conversation_id"),
  userId: uuid("user_id").notNull(),
  /** Who saved it, or accepted what it expects now. */
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  chatflowId: uuid("chatflow_id").notNull(),
});
