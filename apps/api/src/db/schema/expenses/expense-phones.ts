import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const expensePhones = pgTable("expense_phones", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  phone: text("phone").notNull(),
  userId: uuid("user_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
