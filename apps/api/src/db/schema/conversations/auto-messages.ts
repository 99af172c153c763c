import type { AutoMessages } from "@mauzo/contract/conversations/auto-messages";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** What the bot says beside its flow, and when the shop is open. */
export const autoMessages = pgTable("auto_messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  document: jsonb("document").$type<Omit<AutoMessages, "version">>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
