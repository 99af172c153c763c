import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const variants = pgTable("variants", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  productId: uuid("product_id").notNull(),
  name: text("name").notNull(),
  priceMinor: minor("price_minor").notNull(),
  stock: integer("stock").notNull(),
  position: integer("position").notNull(),
  lowStockAt: integer("low_stock_at"),
  isShort: boolean("is_short").generatedAlwaysAs(sql`stock <= coalesce(low_stock_at, 0)`),
  sku: text("sku"),
  skuKey: text("sku_key").generatedAlwaysAs(sql`lower(sku)`),
  barcodeKey: text("barcode_key").generatedAlwaysAs(sql`lower(barcode)`),
  barcode: text("barcode"),
  optionValues: text("option_values").array().notNull().default([]),
  pictureId: uuid("picture_id"),
  archivedAt: moment("archived_at"),
});
