import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** How long customers waited for a person's answer, and from what they wrote first until somebody closed it. */
export const conversationTimes = pgTable("conversation_times", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  kind: text("kind", { enum: ["answered", "closed"] }).notNull(),
  /** Who answered or closed it. */
  userId: uuid("user_id").notNull(),
  since: moment("since").notNull(),
  at: moment("at").notNull().defaultNow(),
});
