import { pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

/** The messages that did not reach a customer and were sent once more. */
export const messagesSentAgain = pgTable("messages_sent_again", {
  shopId: shopId(),
  messageId: uuid("message_id").notNull(),
  conversationId: uuid("conversation_id").notNull(),
});
