import type { Role } from "@mauzo/contract/account/roles";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const roles = pgTable("roles", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  permissions: jsonb("permissions").$type<Role["permissions"]>().notNull(),
  seesPhones: boolean("sees_phones").notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
