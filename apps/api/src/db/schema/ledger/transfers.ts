import { accounts } from "@mauzo/contract/ledger/accounts";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { transferKinds } from "@mauzo/contract/ledger/transfer-kinds";
import { paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const transfers = pgTable("transfers", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id"),
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }),
  reference: text("reference").notNull().default(""),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  entryId: uuid("entry_id"),
  kind: text("kind", { enum: transferKinds }).notNull(),
  debit: text("debit", { enum: accounts }).notNull(),
  credit: text("credit", { enum: accounts }).notNull(),
  customerId: uuid("customer_id"),
  paymentId: uuid("payment_id"),
  receiptId: uuid("receipt_id"),
  withdrawalId: uuid("withdrawal_id"),
  shiftId: uuid("shift_id"),
  debtId: uuid("debt_id"),
  reverses: uuid("reverses"),
  network: text("network", { enum: paymentNetworks }),
  recordedAt: moment("recorded_at").notNull().defaultNow(),
});
