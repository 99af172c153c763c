import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** What was said: a visitor's text or choice, or the bot's answer; `by` is the person who wrote it, if one did. */
export type MessageBody = { text: string; type: "text" | "interactive" } | { actions: ChatAction[]; by?: string };

export const messages = pgTable("messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  direction: text("direction", { enum: ["in", "out"] }).notNull(),
  /** The version of the flow that a bot's answer came from; null for what people and orders say. */
  flowVersion: text("flow_version"),
  body: jsonb("body").$type<MessageBody>().notNull(),
  /** The number of a pushed message within its conversation. */
  pushNumber: integer("push_number"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
