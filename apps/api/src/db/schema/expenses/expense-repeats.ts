import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { sql } from "drizzle-orm";
import { date, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const expenseRepeats = pgTable("expense_repeats", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  category: text("category", { enum: expenseCategories }).notNull(),
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }).notNull(),
  supplier: text("supplier").notNull().default(""),
  note: text("note").notNull().default(""),
  day: smallint("day").notNull(),
  nextOn: date("next_on", { mode: "string" }).notNull(),
  stoppedAt: moment("stopped_at"),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
