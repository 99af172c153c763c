import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const productSetItems = pgTable("product_set_items", {
  shopId: shopId(),
  setId: uuid("set_id").notNull(),
  productId: uuid("product_id").notNull(),
  section: integer("section").notNull(),
  position: integer("position").notNull(),
});
