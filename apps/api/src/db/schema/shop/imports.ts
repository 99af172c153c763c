import { importKinds, importStates } from "@mauzo/contract/shop/imports";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const imports = pgTable("imports", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  kind: text("kind", { enum: importKinds }).notNull(),
  name: text("name").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  mayUpdate: boolean("may_update").notNull().default(false),
  state: text("state", { enum: importStates }).notNull().default("mapping"),
  headings: text("headings").array().notNull(),
  mapping: text("mapping").array().notNull(),
  settings: jsonb("settings").$type<Record<string, unknown>>().notNull().default({}),
  rowCount: integer("row_count").notNull(),
  doneUntil: integer("done_until").notNull().default(0),
  doneRows: integer("done_rows").notNull().default(0),
  newCount: integer("new_count").notNull().default(0),
  changedCount: integer("changed_count").notNull().default(0),
  unchangedCount: integer("unchanged_count").notNull().default(0),
  brokenCount: integer("broken_count").notNull().default(0),
  notedCount: integer("noted_count").notNull().default(0),
  repairedCount: integer("repaired_count").notNull().default(0),
  batchId: uuid("batch_id"),
  checkedAt: moment("checked_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  finishedAt: moment("finished_at"),
});
