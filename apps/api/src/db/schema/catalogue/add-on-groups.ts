import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const addOnGroups = pgTable("add_on_groups", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  min: integer("min").notNull(),
  max: integer("max").notNull(),
  archivedAt: moment("archived_at"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
