import type { ChatAction } from "@mauzo/contract/chat";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../columns.ts";

/** What was said: a visitor's text or pick, or what the bot answered. */
export type MessageBody = { text: string; type: "text" | "interactive" } | { actions: ChatAction[] };

export const messages = pgTable("messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  direction: text("direction", { enum: ["in", "out"] }).notNull(),
  body: jsonb("body").$type<MessageBody>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
