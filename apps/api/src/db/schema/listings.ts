import { shopCategories } from "@mauzo/contract/shop";
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

export const listings = pgTable("listings", {
  slug: text("slug").primaryKey(),
  name: text("name").notNull(),
  category: text("category", { enum: shopCategories }).notNull(),
  about: text("about").notNull(),
  logoUrl: text("logo_url"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
