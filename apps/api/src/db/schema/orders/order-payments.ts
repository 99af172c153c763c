import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const orderPayments = pgTable("order_payments", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }).notNull(),
  reference: text("reference").notNull().default(""),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
