import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const customerChanges = pgTable("customer_changes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  customerId: uuid("customer_id").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  changes: jsonb("changes").$type<CustomerFieldChange[]>().notNull(),
  importId: uuid("import_id"),
  tagChangeId: uuid("tag_change_id"),
  undoneAt: moment("undone_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
