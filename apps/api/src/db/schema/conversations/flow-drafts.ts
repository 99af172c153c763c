import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const flowDrafts = pgTable("flow_drafts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  document: jsonb("document").$type<FlowDocument>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  chatflowId: uuid("chatflow_id").notNull(),
});
