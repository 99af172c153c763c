import type { Register } from "@mauzo/contract/pos/registers";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const posSettings = pgTable("pos_settings", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  settings: jsonb("settings").$type<Register[]>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
