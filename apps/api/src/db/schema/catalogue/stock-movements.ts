import { stockCauses, stockReasons } from "@mauzo/contract/catalogue/stock";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const stockMovements = pgTable("stock_movements", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  variantId: uuid("variant_id"),
  addOnId: uuid("add_on_id"),
  delta: integer("delta").notNull(),
  reason: text("reason", { enum: stockReasons }).notNull(),
  cause: text("cause", { enum: stockCauses }),
  note: text("note").notNull().default(""),
  unitCostMinor: minor("unit_cost_minor"),
  userId: uuid("user_id"),
  orderId: uuid("order_id"),
  cartId: uuid("cart_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
