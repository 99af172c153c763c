import { bigint, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

/** Up to which message somebody of the shop has seen a conversation. */
export const threadReads = pgTable("thread_reads", {
  shopId: shopId(),
  userId: uuid("user_id").notNull(),
  conversationId: uuid("conversation_id").notNull(),
  seq: bigint("seq", { mode: "number" }).notNull(),
});
