import type { Budgets } from "@mauzo/contract/expenses/expense-budgets";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const expenseBudgets = pgTable("expense_budgets", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  budgets: jsonb("budgets").$type<Budgets>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
