import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

/** A day on which a customer wrote, or a cart was made, in a conversation. */
export const chatDays = pgTable("chat_days", {
  shopId: shopId(),
  day: date("day", { mode: "string" }).notNull(),
  conversationId: uuid("conversation_id").notNull(),
  channel: text("channel").notNull(),
  hasCart: boolean("has_cart").notNull(),
});
