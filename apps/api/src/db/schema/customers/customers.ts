import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const customers = pgTable("customers", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  phone: text("phone"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
