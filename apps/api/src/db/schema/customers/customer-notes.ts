import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const customerNotes = pgTable("customer_notes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  customerId: uuid("customer_id").notNull(),
  text: text("text").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  importId: uuid("import_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When it was deleted; it can be restored for a day. */
  removedAt: moment("removed_at"),
});
