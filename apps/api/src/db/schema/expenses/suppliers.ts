import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const suppliers = pgTable("suppliers", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  phone: text("phone"),
  note: text("note").notNull().default(""),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
