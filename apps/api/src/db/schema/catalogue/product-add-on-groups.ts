import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const productAddOnGroups = pgTable("product_add_on_groups", {
  shopId: shopId(),
  productId: uuid("product_id").notNull(),
  groupId: uuid("group_id").notNull(),
  position: integer("position").notNull(),
});
