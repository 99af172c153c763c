import { shopCategories } from "@mauzo/contract/shop/shop";
import { sql } from "drizzle-orm";
import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const products = pgTable("products", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  description: text("description").notNull().default(""),
  category: text("category", { enum: shopCategories }).notNull(),
  imageUrl: text("image_url"),
  published: boolean("published").notNull().default(true),
  archivedAt: moment("archived_at"),
  onOffer: boolean("on_offer").notNull().generatedAlwaysAs(sql`published and archived_at is null`),
  priceFromMinor: minor("price_from_minor").notNull().default(0),
  priceToMinor: minor("price_to_minor").notNull().default(0),
  optionNames: text("option_names").array().notNull().default([]),
  nameKey: text("name_key").notNull().generatedAlwaysAs(sql`lower(name)`),
  searchText: text("search_text").notNull().generatedAlwaysAs(sql`lower(name || ' ' || description)`),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
