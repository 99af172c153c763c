import { viewLists } from "@mauzo/contract/shop/list-views";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const listViews = pgTable("list_views", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  list: text("list", { enum: viewLists }).notNull(),
  name: text("name").notNull(),
  query: text("query").notNull(),
  createdBy: uuid("created_by").notNull(),
  removedAt: moment("removed_at"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
