import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const customerMerges = pgTable("customer_merges", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  /** Who has everything now: the kept one, or whom they were merged into since. */
  customerId: uuid("customer_id").notNull(),
  keptId: uuid("kept_id").notNull(),
  mergedId: uuid("merged_id").notNull(),
  mergedName: text("merged_name").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  undoneAt: moment("undone_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
