import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** How a shop's inbox works. */
export const inboxSettings = pgTable("inbox_settings", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  settings: jsonb("settings").$type<Omit<InboxSettings, "version">>().notNull(),
  /** Who was assigned a conversation in turn last. */
  lastAssignedId: uuid("last_assigned_id"),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
