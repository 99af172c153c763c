import type { ThemeConfig } from "@mauzo/contract/conversations/chat";
import { sql } from "drizzle-orm";
import { jsonb, pgTable } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const bots = pgTable("bots", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  themeConfig: jsonb("theme_config").$type<ThemeConfig>().notNull().default({}),
  createdAt: moment("created_at").notNull().defaultNow(),
});
