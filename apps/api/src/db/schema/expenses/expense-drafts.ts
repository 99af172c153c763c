import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { sql } from "drizzle-orm";
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const expenseDrafts = pgTable("expense_drafts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  externalId: text("external_id"),
  pictureExternalId: text("picture_external_id"),
  conversationId: uuid("conversation_id"),
  category: text("category", { enum: expenseCategories }).notNull(),
  amountMinor: minor("amount_minor").notNull(),
  note: text("note").notNull(),
  spentOn: date("spent_on", { mode: "string" }).notNull(),
  saidAt: moment("said_at").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  state: text("state", { enum: ["open", "confirmed", "discarded"] })
    .notNull()
    .default("open"),
  expenseId: uuid("expense_id"),
  decidedBy: uuid("decided_by"),
  repeatId: uuid("repeat_id"),
  method: text("method", { enum: paymentMethods }),
  supplier: text("supplier").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
