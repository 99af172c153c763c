import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, shopId } from "../../columns.ts";

export const orderLines = pgTable("order_lines", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  productId: uuid("product_id").notNull(),
  variantId: uuid("variant_id"),
  addOnId: uuid("add_on_id"),
  productName: text("product_name").notNull(),
  name: text("name").notNull(),
  quantity: integer("quantity").notNull(),
  unitPriceMinor: minor("unit_price_minor").notNull(),
  totalMinor: minor("total_minor").notNull(),
  position: integer("position").notNull(),
  returned: integer("returned").notNull().default(0),
  item: integer("item").notNull().default(0),
});
