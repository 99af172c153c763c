import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const outboxAuthors = ["bot", "person", "workflow", "campaign"] as const;
export const outboxStates = [
  "queued",
  "sending",
  "unknown",
  "accepted",
  "sent",
  "delivered",
  "read",
  "failed",
  "withdrawn",
  "lapsed",
] as const;

/** One part of a message over a channel that has numbers. */
export const outbox = pgTable("outbox", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  messageId: uuid("message_id").notNull(),
  part: integer("part").notNull(),
  /** The message's number in its conversation. */
  seq: bigint("seq", { mode: "number" }).notNull(),
  numberId: uuid("number_id").notNull(),
  contactId: uuid("contact_id").notNull(),
  author: text("author", { enum: outboxAuthors }).notNull(),
  lane: integer("lane").notNull(),
  /** The message that this part answers. */
  replyTo: uuid("reply_to"),
  wire: jsonb("wire").$type<unknown>().notNull(),
  state: text("state", { enum: outboxStates }).notNull().default("queued"),
  dueAt: moment("due_at").notNull().defaultNow(),
  tries: integer("tries").notNull().default(0),
  claimedAt: moment("claimed_at"),
  /** The provider's id of it. */
  externalId: text("external_id"),
  sentAt: moment("sent_at"),
  deliveredAt: moment("delivered_at"),
  readAt: moment("read_at"),
  failedAt: moment("failed_at"),
  /** The provider's code, if it failed. */
  code: integer("code"),
  category: text("category"),
  billable: boolean("billable"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
