import { conversationChannels } from "@mauzo/contract/conversations/facts";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

export const conversations = pgTable("conversations", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  botId: uuid("bot_id").notNull(),
  channel: text("channel", { enum: conversationChannels }).notNull(),
  chatId: text("chat_id"),
  visitorHash: bytes("visitor_hash"),
  language: text("language", { enum: ["en", "sw"] })
    .notNull()
    .default("en"),
  state: jsonb("state").$type<unknown>().notNull().default({}),
  /** When it began with the version of the flow that it stays with; null: before there were trials. */
  flowBeganAt: moment("flow_began_at"),
  /** When the conversation is deleted, unless its visitor says more than the first message. */
  forgetAt: moment("forget_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  /** Until when the customer knows that the shop is closed. */
  awayUntil: moment("away_until"),
  /** Both are set for a conversation over a number of the shop, which has no secret. */
  contactId: uuid("contact_id"),
  numberId: uuid("number_id"),
  /** What brought its customer, first and last, such as `short_link:<id>`. */
  firstTouch: text("first_touch"),
  lastTouch: text("last_touch"),
});
