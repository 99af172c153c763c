import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "../../columns.ts";

export const contactMessages = pgTable("contact_messages", {
  id: id().primaryKey().default(sql`uuidv7()`),
  fullName: text("full_name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  message: text("message").notNull(),
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
