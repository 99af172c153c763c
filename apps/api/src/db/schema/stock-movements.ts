import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../columns.ts";

export const stockMovements = pgTable("stock_movements", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  variantId: uuid("variant_id"),
  addOnId: uuid("add_on_id"),
  delta: integer("delta").notNull(),
  reason: text("reason", { enum: ["opening", "adjustment", "sale"] }).notNull(),
  orderId: uuid("order_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
