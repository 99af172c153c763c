import { shopCategories } from "@mauzo/contract/shop";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

export const shops = pgTable("shops", {
  shopId: uuid("shop_id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  category: text("category", { enum: shopCategories }).notNull(),
  about: text("about").notNull().default(""),
  whatsappNumber: text("whatsapp_number").notNull(),
  logoUrl: text("logo_url"),
  currency: text("currency").notNull().default("TZS"),
  timeZone: text("time_zone").notNull().default("Africa/Dar_es_Salaam"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
