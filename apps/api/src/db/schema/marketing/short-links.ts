import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const shortLinks = pgTable("short_links", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  code: text("code").notNull(),
  name: text("name").notNull(),
  place: text("place").notNull().default(""),
  kind: text("kind", { enum: ["shop", "product", "set"] }).notNull(),
  productId: uuid("product_id"),
  setId: uuid("set_id"),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  archivedAt: moment("archived_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
