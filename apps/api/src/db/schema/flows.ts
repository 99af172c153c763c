import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../columns.ts";

export const flows = pgTable("flows", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  botId: uuid("bot_id").notNull(),
  version: integer("version").notNull(),
  document: jsonb("document").$type<FlowDocument>().notNull(),
  publishedAt: moment("published_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
