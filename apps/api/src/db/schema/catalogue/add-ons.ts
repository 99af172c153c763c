import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const addOns = pgTable("add_ons", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  groupId: uuid("group_id").notNull(),
  name: text("name").notNull(),
  priceMinor: minor("price_minor").notNull(),
  stock: integer("stock"),
  position: integer("position").notNull(),
  lowStockAt: integer("low_stock_at"),
  isShort: boolean("is_short").generatedAlwaysAs(sql`stock <= coalesce(low_stock_at, 0)`),
  archivedAt: moment("archived_at"),
});
