import type { Grant } from "@mauzo/permissions/permissions";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const invites = pgTable("invites", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  email: text("email").notNull(),
  isAdmin: boolean("is_admin").notNull().default(false),
  permissions: jsonb("permissions").$type<Grant[]>().notNull().default([]),
  seesPhones: boolean("sees_phones").notNull().default(true),
  roleId: uuid("role_id"),
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  invitedBy: uuid("invited_by").notNull(),
  sentAt: moment("sent_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
});
