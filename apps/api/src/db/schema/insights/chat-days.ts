import { sql } from "drizzle-orm";
import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** A day on which a customer wrote in a conversation, and whether a cart was made in it that day. */
export const chatDays = pgTable("chat_days", {
  shopId: shopId(),
  day: date("day", { mode: "string" }).notNull(),
  conversationId: uuid("conversation_id").notNull(),
  channel: text("channel").notNull(),
  firstAt: moment("first_at").notNull(),
  cartAt: moment("cart_at"),
  hasCart: boolean("has_cart").notNull().generatedAlwaysAs(sql`cart_at is not null`),
});
