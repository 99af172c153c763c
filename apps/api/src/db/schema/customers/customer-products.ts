import { pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

export const customerProducts = pgTable("customer_products", {
  shopId: shopId(),
  productId: uuid("product_id").notNull(),
  customerId: uuid("customer_id").notNull(),
  lastAt: moment("last_at").notNull(),
});
