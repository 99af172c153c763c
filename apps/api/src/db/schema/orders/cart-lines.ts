import { sql } from "drizzle-orm";
import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, shopId } from "../../columns.ts";

export const cartLines = pgTable("cart_lines", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  cartId: uuid("cart_id").notNull(),
  productId: uuid("product_id").notNull(),
  variantId: uuid("variant_id"),
  addOnId: uuid("add_on_id"),
  quantity: integer("quantity").notNull(),
  item: integer("item").notNull().default(0),
});
