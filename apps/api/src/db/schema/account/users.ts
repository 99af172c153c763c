import { sql } from "drizzle-orm";
import { boolean, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { auth } from "./auth-schema.ts";

export const users = auth.table("users", {
  id: uuid("id").primaryKey().default(sql`uuidv7()`),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  language: text("language", { enum: ["en", "sw"] }),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  timeZone: text("time_zone").notNull().default("Africa/Dar_es_Salaam"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
