import { sql } from "drizzle-orm";
import { pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const customerTagChanges = pgTable("customer_tag_changes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  userId: uuid("user_id").notNull(),
  undoneAt: moment("undone_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
