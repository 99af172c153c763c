import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import { smsCheckProblems, smsConnectionStates } from "@mauzo/contract/marketing/sms-connections";
import { smsProviders } from "@mauzo/contract/shop/sms-kinds";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, id, minor, moment, shopId } from "../../columns.ts";

export const smsConnections = pgTable("sms_connections", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  provider: text("provider", { enum: smsProviders }).notNull(),
  senderId: text("sender_id").notNull(),
  sealedUser: bytes("sealed_user"),
  sealedSecret: bytes("sealed_secret"),
  secretEnds: text("secret_ends").notNull(),
  partMinor: minor("part_minor").notNull(),
  state: text("state", { enum: smsConnectionStates }).notNull().default("unchecked"),
  problem: text("problem", { enum: smsCheckProblems }),
  balance: jsonb("balance").$type<SmsConnection["balance"]>(),
  senderIds: text("sender_ids").array(),
  checkedAt: moment("checked_at"),
  isDefault: boolean("is_default").notNull().default(false),
  isFallback: boolean("is_fallback").notNull().default(false),
  freeAt: moment("free_at").notNull().default(sql`'-infinity'`),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  removedAt: moment("removed_at"),
});
