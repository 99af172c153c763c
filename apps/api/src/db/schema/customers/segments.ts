import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const segments = pgTable("segments", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  document: jsonb("document").$type<SegmentDocument>().notNull(),
  userName: text("user_name").notNull(),
  version: integer("version").notNull().default(0),
  removedAt: moment("removed_at"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  updatedBy: text("updated_by").notNull(),
});
