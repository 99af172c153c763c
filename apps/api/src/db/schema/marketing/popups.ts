import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const popups = pgTable("popups", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  document: jsonb("document").$type<PopupDocument>().notNull(),
  pictureId: uuid("picture_id"),
  fileId: uuid("file_id"),
  isOn: boolean("is_on").notNull().default(false),
  rank: integer("rank").notNull(),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  archivedAt: moment("archived_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
