import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const productSetSections = pgTable("product_set_sections", {
  shopId: shopId(),
  setId: uuid("set_id").notNull(),
  position: integer("position").notNull(),
  titleEn: text("title_en").notNull().default(""),
  titleSw: text("title_sw").notNull().default(""),
});
