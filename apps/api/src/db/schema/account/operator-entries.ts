import { operatorEntryKinds } from "@mauzo/contract/account/operators";
import { sql } from "drizzle-orm";
import { text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../columns.ts";
import { auth } from "./auth-schema.ts";

export const operatorEntries = auth.table("operator_entries", {
  id: uuid("id").primaryKey().default(sql`uuidv7()`),
  operatorId: uuid("operator_id").notNull(),
  operatorName: text("operator_name").notNull(),
  kind: text("kind", { enum: operatorEntryKinds }).notNull(),
  shopId: uuid("shop_id"),
  about: text("about").notNull().default(""),
  reason: text("reason").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
