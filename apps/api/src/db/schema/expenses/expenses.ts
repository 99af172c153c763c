import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { expenseSources } from "@mauzo/contract/expenses/expenses";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { sql } from "drizzle-orm";
import { date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const expenses = pgTable("expenses", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  category: text("category", { enum: expenseCategories }).notNull(),
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }).notNull(),
  spentOn: date("spent_on", { mode: "string" }).notNull(),
  spentDay: integer("spent_day").notNull().generatedAlwaysAs(sql`(spent_on - '2000-01-01'::date)`),
  supplier: text("supplier").notNull().default(""),
  note: text("note").notNull().default(""),
  mediaId: uuid("media_id"),
  source: text("source", { enum: expenseSources }).notNull().default("person"),
  transferId: uuid("transfer_id").notNull(),
  importId: uuid("import_id"),
  movementId: uuid("movement_id"),
  version: integer("version").notNull().default(1),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  savedBy: text("saved_by").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  voidedAt: moment("voided_at"),
  voidReason: text("void_reason").notNull().default(""),
});
