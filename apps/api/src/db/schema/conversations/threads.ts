import { conversationChannels } from "@mauzo/contract/conversations/facts";
import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";
import { messageAuthors } from "./messages.ts";

const count = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);

/** What people see of a conversation. Locked last and briefly, by whoever adds messages. */
export const threads = pgTable("threads", {
  shopId: shopId(),
  conversationId: uuid("conversation_id").notNull(),
  lastSeq: count("last_seq"),
  /** How many of its messages were pushed. */
  pushed: integer("pushed").notNull().default(0),
  lastAt: moment("last_at").notNull().defaultNow(),
  /** When the customer last wrote, by the channel's clock. */
  lastInAt: moment("last_in_at"),
  lastInSeq: count("last_in_seq"),
  preview: text("preview").notNull().default(""),
  previewFrom: text("preview_from", { enum: messageAuthors }),
  status: text("status", { enum: ["open", "closed"] })
    .notNull()
    .default("open"),
  answeredBy: text("answered_by", { enum: ["bot", "person", "nobody"] })
    .notNull()
    .default("bot"),
  /** Rises whenever who answers changes: who read it and then writes asks for the same. */
  turn: integer("turn").notNull().default(0),
  assigneeId: uuid("assignee_id"),
  /** How many minutes after a person last wrote the bot answers again, and when that is. */
  botResumesAfter: integer("bot_resumes_after"),
  botResumesAt: moment("bot_resumes_at"),
  /** Whether it does once the conversation is closed. */
  closingHandsBack: boolean("closing_hands_back").notNull().default(true),
  /** Why nobody answers, or why somebody should look. */
  reason: text("reason", { enum: ["bot_failed", "late", "asked", "not_understood", "told"] }),
  /** Since when the customer waits for a person. */
  waitingSince: moment("waiting_since"),
  /** Until when the channel takes any message. */
  windowUntil: moment("window_until"),
  channel: text("channel", { enum: conversationChannels }).notNull(),
  language: text("language", { enum: ["en", "sw"] })
    .notNull()
    .default("en"),
  contactId: uuid("contact_id"),
  customerId: uuid("customer_id"),
  hasOrder: boolean("has_order").notNull().default(false),
  /** Rises with every change. */
  version: count("version"),
});
