import type { ExpenseChange } from "@mauzo/contract/expenses/expenses";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const expenseChanges = pgTable("expense_changes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  expenseId: uuid("expense_id").notNull(),
  kind: text("kind", { enum: ["added", "changed", "voided", "restored"] }).notNull(),
  fields: jsonb("fields").$type<ExpenseChange["fields"]>().notNull().default([]),
  reason: text("reason").notNull().default(""),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
