import type { InboundContent } from "@mauzo/channels/whatsapp/read-inbound";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/**
 * What was said: a customer's text or choice, or the bot's answer; `by` is the person who wrote it, if one did. What came
 * over a number has its `content`, which holds ids of the provider: they lead to the customer's telephone number.
 */
export type MessageBody =
  | { text: string; type: "text" | "interactive"; content?: InboundContent }
  | { actions: ChatAction[]; by?: string };

export const messageAuthors = ["customer", "bot", "person", "workflow", "campaign"] as const;

export const messages = pgTable("messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  direction: text("direction", { enum: ["in", "out"] }).notNull(),
  /** The version of the flow that a bot's answer came from; null for what people and orders say. */
  flowVersion: text("flow_version"),
  /** The steps of it that the answer came by, with spaces between. */
  flowPath: text("flow_path"),
  body: jsonb("body").$type<MessageBody>().notNull(),
  /** The number of a pushed message among the pushed ones of its conversation. */
  pushNumber: integer("push_number"),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** Its number in its conversation. */
  seq: bigint("seq", { mode: "number" }).notNull(),
  author: text("author", { enum: messageAuthors }).notNull(),
  /** Who wrote it, if the author is a person. */
  userId: uuid("user_id"),
  /** What it says, as far as it is text. */
  text: text("text").notNull().default(""),
  /** The channel's id of it, if it arrived over a number. */
  externalId: text("external_id"),
  /** When it was sent by the channel's clock. */
  providerAt: moment("provider_at"),
  replyTo: uuid("reply_to"),
});
