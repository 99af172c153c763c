import { type WayToPay, wayChangeKinds } from "@mauzo/contract/shop/payment-settings";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const paymentSettingChanges = pgTable("payment_setting_changes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  version: integer("version").notNull(),
  kind: text("kind", { enum: wayChangeKinds }).notNull(),
  way: jsonb("way").$type<WayToPay>(),
  before: jsonb("before").$type<WayToPay>(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
