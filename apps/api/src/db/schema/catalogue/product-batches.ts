import type { BatchEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const productBatches = pgTable("product_batches", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  edit: jsonb("edit").$type<BatchEdit>().notNull(),
  productCount: integer("product_count").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  undoneAt: moment("undone_at"),
  undoneBy: text("undone_by").notNull().default(""),
  undoUntil: uuid("undo_until"),
  undoDone: integer("undo_done").notNull().default(0),
});
