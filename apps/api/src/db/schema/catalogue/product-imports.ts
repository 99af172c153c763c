import { type ImportField, importStates } from "@mauzo/contract/catalogue/product-imports";
import { type ShopCategory, shopCategories } from "@mauzo/contract/shop/shop";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const productImports = pgTable("product_imports", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  mayUpdate: boolean("may_update").notNull().default(false),
  state: text("state", { enum: importStates }).notNull().default("mapping"),
  headings: text("headings").array().notNull(),
  mapping: text("mapping").array().$type<(ImportField | "")[]>().notNull(),
  category: text("category", { enum: shopCategories }).notNull(),
  categoryWords: jsonb("category_words").$type<Record<string, ShopCategory>>().notNull().default({}),
  rememberedWords: text("remembered_words").array().notNull().default([]),
  dottedThousands: boolean("dotted_thousands").notNull().default(false),
  status: text("status", { enum: ["draft", "published"] })
    .notNull()
    .default("published"),
  rowCount: integer("row_count").notNull(),
  doneUntil: integer("done_until").notNull().default(0),
  doneRows: integer("done_rows").notNull().default(0),
  newCount: integer("new_count").notNull().default(0),
  changedCount: integer("changed_count").notNull().default(0),
  unchangedCount: integer("unchanged_count").notNull().default(0),
  brokenCount: integer("broken_count").notNull().default(0),
  freeCount: integer("free_count").notNull().default(0),
  repairedCount: integer("repaired_count").notNull().default(0),
  batchId: uuid("batch_id"),
  checkedAt: moment("checked_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  finishedAt: moment("finished_at"),
});
