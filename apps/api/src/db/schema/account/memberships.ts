import type { Grant } from "@mauzo/permissions/permissions";
import { boolean, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

export const memberships = pgTable("memberships", {
  shopId: shopId(),
  userId: uuid("user_id").notNull(),
  isAdmin: boolean("is_admin").notNull().default(false),
  /** Whose shop it is: one of its admins. */
  isOwner: boolean("is_owner").notNull().default(false),
  permissions: jsonb("permissions").$type<Grant[]>().notNull().default([]),
  seesPhones: boolean("sees_phones").notNull().default(true),
  roleId: uuid("role_id"),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
