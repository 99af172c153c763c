import type { ImportProblem } from "@mauzo/contract/catalogue/product-imports";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, shopId } from "../../columns.ts";

export const productImportRows = pgTable("product_import_rows", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  importId: uuid("import_id").notNull(),
  line: integer("line").notNull(),
  cells: text("cells").array().notNull(),
  leader: integer("leader"),
  sku: text("sku"),
  barcode: text("barcode"),
  repaired: boolean("repaired").notNull().default(false),
  productId: uuid("product_id"),
  problems: jsonb("problems").$type<ImportProblem[]>().notNull().default([]),
});
