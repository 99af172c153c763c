import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const productPictures = pgTable("product_pictures", {
  shopId: shopId(),
  productId: uuid("product_id").notNull(),
  mediaId: uuid("media_id").notNull(),
  position: integer("position").notNull(),
  alt: text("alt").notNull().default(""),
});
