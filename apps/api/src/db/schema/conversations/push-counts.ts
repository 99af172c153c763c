import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const pushCounts = pgTable("push_counts", {
  shopId: shopId(),
  conversationId: uuid("conversation_id").notNull(),
  pushed: integer("pushed").notNull(),
});
