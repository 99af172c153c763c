import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { sql } from "drizzle-orm";
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const supplierPayments = pgTable("supplier_payments", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  billId: uuid("bill_id").notNull(),
  /** Below nothing for a counter entry. */
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }).notNull(),
  paidOn: date("paid_on", { mode: "string" }).notNull(),
  transferId: uuid("transfer_id").notNull(),
  expenseId: uuid("expense_id"),
  undoes: uuid("undoes"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
